"""Our games as other people's frameworks know games; each room needs that framework, an extra of its own."""
