# SPDX-License-Identifier: Apache-2.0
"""Stand-ins for frameworks that Linux does not have: a package beside the engine (StandIns), which only surveys know."""
import os
import re

from .source_reader import ROOT

FOLDER = os.path.join(ROOT, "StandIns")
PACKAGE, PLUGIN = "stand-ins", "ModelMacros"
IMPORT = re.compile(r"^(?:@_exported )?import (?:\w+ )?(\w+)", re.M)
# A name that SwiftUI has, too. On Apple's systems StoreKit does not hand SwiftUI on; here the types of pictures and places do.
SHOP = re.compile(rb"^([ \t]*import StoreKit)(?=[ \t]*(?://.*)?\r?$)", re.M)


def modules():
    """The names of all stand-ins, under which apps import them."""
    sources = os.path.join(FOLDER, "Sources")
    return sorted(name for name in os.listdir(sources) if name != PLUGIN) if os.path.isdir(sources) else []


def names(system):
    """A file of Swift that makes what comes with SwiftUI on a system visible in a module; None where nothing does."""
    own = _text(system)
    return f"{own}\n{_text('Foundation')}" if own else None


def network():
    """A file of Swift that says which sessions a module means."""
    return _text("Network")


def _text(name):
    path = os.path.join(FOLDER, "Names", f"{name}.swift")
    if not os.path.isfile(path):
        return ""
    with open(path, encoding="utf-8") as file:
        return file.read()


def meaning(data):
    """The bytes of a file in which a name of two modules is that of the one that the file imports; each line stays one."""
    return SHOP.sub(rb"\1; import struct StoreKit.Transaction", data)


def needed(imported, systems):
    """The names of those that some imports mean, and those that come with SwiftUI on some systems, or on each."""
    beside = {name for text in [network(), *(names(system) or "" for system in systems)] for name in IMPORT.findall(text)}
    return sorted(set(modules()) & (imported | beside))


def told(imported):
    """The line that says which stand-ins some imports mean; None where they mean none."""
    found = sorted(imported & set(modules()))
    return f"stands in for {', '.join(found)}: values behave, services do nothing (StandIns/README.md)" if found else None
