"""The server: accounts, lobby, tables, live updates, storage, pages. A Django project."""
