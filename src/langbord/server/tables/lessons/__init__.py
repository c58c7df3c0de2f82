"""Tables of lessons, and positions under links of their own."""
