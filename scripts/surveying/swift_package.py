# SPDX-License-Identifier: Apache-2.0
"""What a Swift package says of its targets."""
import json
import os

from .modules import Module
from .processes import run
from .talk import BadInput
from .xcode import resource_in

MANIFEST = "Package.swift"
# Seconds: a manifest is a program.
LIMIT = 60
KINDS = ("regular", "executable")


def described(folder, scratch, environment):
    """What the package's manifest comes to. Raises BadInput with the reason why it does not."""
    # Nothing is written beside the package.
    words = ["swift", "package", "--package-path", folder, "--scratch-path", os.path.join(scratch.temporary(), "package"),
             "--cache-path", scratch.folder("manifests"), "dump-package"]
    result = run(words, timeout=LIMIT, environment=environment)
    if result is None:
        raise BadInput(f"its manifest is not evaluated within {LIMIT} s")
    if result.returncode != 0:
        lines = [line.strip() for line in result.stderr.split("\n") if "error:" in line]
        raise BadInput("its manifest does not evaluate: " + (lines or ["no reason given"])[0].split("error:")[-1].strip())
    try:
        found = json.loads(result.stdout)
    except ValueError:
        raise BadInput("its manifest comes to nothing readable")
    return found if isinstance(found, dict) else {}


def targets(folder, scratch, environment):
    """Each target of a package that is no test, as a module without its files, the folders of packages that lie beside it, and
    those of other repositories that are checked out.

    The paths of a module are the folders, files and endings that it is made of.
    """
    found = described(folder, scratch, environment)
    tools = str((found.get("toolsVersion") or {}).get("_version", "5"))
    modes = found.get("swiftLanguageVersions") or []
    language = "6" if (modes[-1:] == ["6"] if modes else tools.startswith("6")) else "5"
    region = found.get("defaultLocalization")
    modules = []
    for target in found.get("targets", []):
        if target.get("type") not in KINDS:
            continue
        base = target.get("path") or next(
            (os.path.join(root, target["name"]) for root in ("Sources", "Source", "src", "srcs")
             if os.path.isdir(os.path.join(folder, root, target["name"]))), None)
        # A package of one target may keep it in the folder of sources itself.
        base = os.path.normpath(os.path.join(folder, base or "Sources"))
        if not os.path.isdir(base):
            continue
        module = Module(name=target["name"], paths=[], language=language, origin=os.path.join(folder, MANIFEST), is_package=True)
        if isinstance(region, dict) and region.get("tag"):
            module.region = str(region["tag"])
        for setting in target.get("settings", []):
            _apply(setting.get("kind") or {}, module)
        chosen = [os.path.normpath(os.path.join(base, each)) for each in target.get("sources") or ["."]]
        left_out = [os.path.normpath(os.path.join(base, each)) for each in target.get("exclude") or []]
        for start in chosen:
            _collect(start, left_out, module)
        modules.append(module)
    beside, checked_out = [], []
    for dependency in found.get("dependencies", []):
        for place in dependency.get("fileSystem", []):
            beside.append(os.path.normpath(os.path.join(folder, place.get("path", "."))))
        for place in dependency.get("sourceControl", []):
            checked_out += [each for each in _checkouts(folder, place) if os.path.isdir(each)][:1]
    return modules, beside, checked_out


def _checkouts(folder, dependency):
    """Where SwiftPM puts a repository: below the package that is built, and there beside what depends on it."""
    location = dependency.get("location") or {}
    address = next(iter(location.get("remote") or location.get("local") or []), None)
    address = address.get("urlString") if isinstance(address, dict) else address
    name = os.path.basename((address or "").rstrip("/")).removesuffix(".git")
    if name:
        yield os.path.join(folder, ".build", "checkouts", name)
        if os.path.basename(os.path.dirname(folder)) == "checkouts":
            yield os.path.join(os.path.dirname(folder), name)


def _apply(kind, module):
    """Takes over one setting."""
    def words(key):
        value = (kind.get(key) or {}).get("_0")
        return [value] if isinstance(value, str) else value or []

    module.conditions += words("define")
    module.features += words("enableUpcomingFeature") + words("enableExperimentalFeature")
    if "MainActor" in json.dumps(kind.get("defaultIsolation")):
        module.is_main_actor = True
    if "swiftLanguageMode" in kind:
        module.language = "6" if "6" in words("swiftLanguageMode") else "5"


def _collect(start, left_out, module):
    if os.path.isfile(start):
        module.paths.append(start)
    for base, folders, names in os.walk(start):
        folders[:] = sorted(each for each in folders if not each.startswith(".") and os.path.join(base, each) not in left_out)
        for name in sorted(names):
            path = os.path.join(base, name)
            if path in left_out:
                continue
            if name.endswith(".swift"):
                module.paths.append(path)
            elif resource_in(path) and resource_in(path) not in module.resources:
                module.resources.append(resource_in(path))
