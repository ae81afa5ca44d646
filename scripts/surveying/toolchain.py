# SPDX-License-Identifier: Apache-2.0
"""Where the toolchain is that is used: the folders around the compiler that PATH names."""
import os
import shutil

from .processes import run
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


def demangled(symbols):
    """What the source calls some symbols: {symbol: text}; a symbol itself where the toolchain does not say."""
    symbols = sorted(symbols)
    program = os.path.join(programs(), "swift-demangle")
    if not symbols or not os.path.exists(program):
        return {symbol: symbol for symbol in symbols}
    said = run([program, "-compact", "-simplified", *symbols]).stdout.strip().split("\n")
    return dict(zip(symbols, said)) if len(said) == len(symbols) else {symbol: symbol for symbol in symbols}
