"""`python -m langbord`"""

import sys

from langbord.cli import main

sys.exit(main())
