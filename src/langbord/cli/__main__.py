"""`python -m langbord.cli`"""

import sys

from langbord.cli import main

sys.exit(main())
