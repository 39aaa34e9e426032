"""The two commands of this checkout: `dev.py run` opens the window, `dev.py test` checks all.

This file keeps to words that every Python understands: one too old is told so in one line.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said here because nothing else can say it
    sys.stderr.write(
        "StateLab needs Python 3.11 or newer and this is Python %d.%d. "  # noqa: UP031
        "Install a newer one and start this file with it, for example: "
        "python3.12 packaging/dev.py run\n" % sys.version_info[:2]
    )
    sys.exit(1)

from devtools.cli import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
