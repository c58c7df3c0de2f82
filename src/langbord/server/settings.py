"""Django settings. Everything a small private server needs works without setting anything."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import urlsplit

from langbord import games
from langbord.server.config import env
from langbord.server.config.database import database as database_settings
from langbord.server.config.email import mail_settings
from langbord.server.config.logging import logging_settings
from langbord.server.config.paths import data_folder, secret_key

HERE = Path(__file__).parent
TEMPLATE_FOLDER = HERE / "templates"
DATA = data_folder()
os.environ.setdefault("LANGBORD_OWN_EDITIONS", str(DATA / "own-editions"))  # for the processes that bots think in, too

DEBUG = False
SECRET_KEY = env.key("LANGBORD_SECRET_KEY") or secret_key(DATA)
SECRET_KEY_FALLBACKS = env.keys("LANGBORD_SECRET_KEYS_BEFORE")  # what these have signed holds
ALLOWED_HOSTS = env.names("LANGBORD_HOSTS", "127.0.0.1,localhost,[::1]")
SECURE = env.switch("LANGBORD_HTTPS")

INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django_htmx",
    "ninja",  # for the files of its OpenAPI page
    "allauth",
    "allauth.account",
    "langbord.server",
]
MIDDLEWARE = [
    "langbord.server.http.accounting.account",
    "django.middleware.security.SecurityMiddleware",
    "langbord.server.http.static_files.StaticFiles",
    "django.middleware.gzip.GZipMiddleware",  # tokens are masked anew in each page, and its length is blurred
    "langbord.server.http.api_headers.api_headers",
    "langbord.server.http.middleware.content_security_policy",
    "langbord.server.http.middleware.count_by_network",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "langbord.server.http.middleware.know_the_person",
    "langbord.server.http.middleware.ask_moderators_twice",
    "langbord.server.http.middleware.refuse_in_json",
    "langbord.server.http.middleware.SayRefusals",
]
ROOT_URLCONF = "langbord.server.urls"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.jinja2.Jinja2",
        "DIRS": [],  # pages/jinja_env.py finds them
        "APP_DIRS": False,
        "OPTIONS": {"environment": "langbord.server.pages.jinja_env.environment"},
    },
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [HERE / "templates_allauth"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    },
]
DATABASES = {"default": database_settings(os.environ.get("DATABASE_URL", ""), DATA)}
ON_POSTGRESQL = DATABASES["default"]["ENGINE"].endswith("postgresql")
BOTS_BY_WORKERS = ON_POSTGRESQL and not env.one_of("LANGBORD_BOTS", ["here"])
if ON_POSTGRESQL:
    INSTALLED_APPS.append("procrastinate.contrib.django")
    PROCRASTINATE_AUTODISCOVER_MODULE_NAME = "jobs"
# The limits of signing in are kept there: with several processes in one memory for all, and with so much room that
# nobody can push out what was counted by having more counted (Django's own limit is 300).
CACHES = {
    "default": {
        "BACKEND": f"django.core.cache.backends.{'db.DatabaseCache' if ON_POSTGRESQL else 'locmem.LocMemCache'}",
        "LOCATION": "langbord_cache",
        "OPTIONS": {"MAX_ENTRIES": 100_000},
    }
}
AUTHENTICATION_BACKENDS = [
    "langbord.server.accounts.sign_in.OneTry",
    "django.contrib.auth.backends.ModelBackend",
    "allauth.account.auth_backends.AuthenticationBackend",
]
PASSWORD_HASHERS = [
    "langbord.server.accounts.passwords.Hasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
ACCOUNT_SIGNUP_FIELDS = ["username*", "email", "password1*"]
ACCOUNT_ADAPTER = "langbord.server.accounts.sign_in.Adapter"
ACCOUNT_FORMS = {"signup": "langbord.server.accounts.sign_in.SignUp"}
ACCOUNT_LOGIN_METHODS = {"username"}
ACCOUNT_EMAIL_VERIFICATION = "none"
ACCOUNT_EMAIL_UNKNOWN_ACCOUNTS = False  # who has no account here gets no letter, whoever types in their address
ACCOUNT_RATE_LIMITS = {"reset_password": "20/h/ip,3/d/key"}  # the key is the address that is written to
ACCOUNT_LOGOUT_ON_GET = False
LOGIN_REDIRECT_URL = "/"
LOGOUT_REDIRECT_URL = "/"
#: What links in e-mails begin with; `langbord serve` at home adds its port.
SITE = env.address("LANGBORD_URL") or f"{'https' if SECURE else 'http'}://{ALLOWED_HOSTS[0]}"
MAIL = mail_settings(os.environ, urlsplit(SITE).hostname or "localhost")
EMAIL_BACKEND = MAIL["EMAIL_BACKEND"]
EMAIL_HOST = MAIL.get("EMAIL_HOST", "localhost")
EMAIL_PORT = MAIL.get("EMAIL_PORT", 25)
EMAIL_HOST_USER = MAIL.get("EMAIL_HOST_USER", "")
EMAIL_HOST_PASSWORD = MAIL.get("EMAIL_HOST_PASSWORD", "")
EMAIL_USE_TLS = MAIL.get("EMAIL_USE_TLS", False)
EMAIL_USE_SSL = MAIL.get("EMAIL_USE_SSL", False)
EMAIL_TIMEOUT = MAIL["EMAIL_TIMEOUT"]
DEFAULT_FROM_EMAIL = SERVER_EMAIL = MAIL["DEFAULT_FROM_EMAIL"]
#: Addresses that people name for their notices: "" may lie in the open net, "private" also in the network of the house.
HOOKS = env.one_of("LANGBORD_HOOKS", ["private", "off"])

STATIC_URL = "/static/"
STATICFILES_DIRS = [
    ("langbord", HERE / "static/langbord"),
    *((plugin.meta.name, plugin.static) for plugin in games.plugins() if plugin.static.is_dir()),
]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "langbord.server.http.static_files.Storage"},
}
WHITENOISE_USE_FINDERS = True
WHITENOISE_MAX_AGE = 0  # where the address has no fingerprint: asked for anew, and answered "not modified"

SESSION_COOKIE_AGE = 400 * 24 * 3600
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_SECURE = SECURE
CSRF_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SECURE = SECURE
SECURE_HSTS_SECONDS = 365 * 24 * 3600 if SECURE else 0
SECOND_FACTOR = env.switch("LANGBORD_SECOND_FACTOR", usual=SECURE)  # asked of moderators
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
DATA_UPLOAD_MAX_MEMORY_SIZE = 1_000_000
BOT_PAUSE = env.seconds("LANGBORD_BOT_PAUSE", 0.8)  # between two moves
TABLES_PER_PERSON = env.count("LANGBORD_TABLES_PER_PERSON", 100, least=1)  # open and running, of the last day
TABLES_PER_ADDRESS = env.count("LANGBORD_TABLES_PER_ADDRESS", 300, least=1)
STREAMS_PER_ADDRESS = env.count("LANGBORD_STREAMS_PER_ADDRESS", 200, least=1)  # in one process

#: What the operator of a house says of itself: files, or addresses of pages elsewhere (views/house_pages.py).
PRIVACY = env.text_or_address("LANGBORD_PRIVACY")
IMPRINT = env.text_or_address("LANGBORD_IMPRINT")

LANGUAGE_CODE = "en"
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"
LOGGING = logging_settings(env.one_of("LANGBORD_LOG", ["json"]))
METRICS = env.switch("LANGBORD_METRICS")
METRICS_TOKEN = os.environ.get("LANGBORD_METRICS_TOKEN", "")
