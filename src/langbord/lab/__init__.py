"""The laboratory: self-play, checks, benchmarks."""
