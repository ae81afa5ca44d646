# SPDX-License-Identifier: Apache-2.0
"""Where the toolchain is that is used: the folders around the compiler that PATH names."""
import os
import shutil

from .talk import BadInput


def programs():
    """The folder of its programs. Raises BadInput where there is none."""
    compiler = shutil.which("swiftc")
    if compiler is None:
        raise BadInput("no 'swiftc' in PATH; install Swift from https://www.swift.org/install")
    return os.path.dirname(os.path.realpath(compiler))


def libraries(name):
    """A folder of its libraries: `linux`, or `host` for those of the compiler."""
    return os.path.join(os.path.dirname(programs()), "lib", "swift", name)
