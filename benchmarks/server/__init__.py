"""How much the server carries. Read light_socket, process, bots, load."""
