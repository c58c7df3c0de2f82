"""Langbord for assistants: a server of the Model Context Protocol, `langbord mcp` (docs/mcp.md)."""
