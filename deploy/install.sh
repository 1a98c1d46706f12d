#!/bin/sh
# Installs Whitechapel from this clone into /opt/whitechapel, or upgrades it there, with exactly the dependencies that it was
# tested with (constraints.txt, hashes included). Ends with an error where the AI's modules could not be compiled.
set -eu
into=${WHITECHAPEL_INTO:-/opt/whitechapel}
cd "$(dirname "$0")/.."
[ -x "$into/bin/python" ] || python3 -m venv "$into"
"$into/bin/python" -m pip install --quiet --disable-pip-version-check uv==0.13.7
"$into/bin/uv" pip install --quiet --python "$into/bin/python" --compile-bytecode --reinstall-package whitechapel \
    --constraints constraints.txt --build-constraints constraints.txt '.[server-scale]'
"$into/bin/whitechapel" --version
"$into/bin/python" -m whitechapel.compiled
