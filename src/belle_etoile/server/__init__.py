"""The house where people meet: HTTP, WebSocket, tables, bots, deadlines."""
