"""The server: tables where people and bots play together."""
