"""The server where people meet: HTTP, WebSocket, tables, bots, deadlines."""
