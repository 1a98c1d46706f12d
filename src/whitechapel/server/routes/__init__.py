"""What can be asked over HTTP and the WebSocket, one subject a file."""
