"""What every game shares. Knows no game and imports nothing but the standard library."""
