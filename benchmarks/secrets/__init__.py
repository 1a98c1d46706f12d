"""Whether the server's secrets can be guessed from what it shows besides: times, lengths, answers that are repeated."""
