"""Tags of the Django templates."""
