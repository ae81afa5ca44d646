# SPDX-License-Identifier: Apache-2.0
"""What an app's bundle says of the app: Info.plist. Apps ask it for their identifier and version, and take it that both are there."""
import os
import plistlib
import re
from xml.parsers.expat import ExpatError

FILE = "Info.plist"
# `$(PRODUCT_NAME)`, `${PRODUCT_NAME:c99extidentifier}`
VARIABLE = re.compile(r"\$[({](\w+)(?::\w+)?[)}]")


def _usual(name):
    return {"CFBundleName": name, "CFBundleDisplayName": name, "CFBundleExecutable": name, "CFBundleIdentifier": f"com.example.{name}",
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundlePackageType": "APPL"}


def _filled(value, settings):
    """A value with what stands in it for settings of the build; where one is not known, there is nothing."""
    if isinstance(value, str):
        return VARIABLE.sub(lambda match: settings.get(match.group(1), ""), value)
    if isinstance(value, dict):
        return {key: _filled(each, settings) for key, each in value.items()}
    return [_filled(each, settings) for each in value] if isinstance(value, list) else value


def written(module, path=None):
    """The file of an app of a module: what is in the project's own, if it has one, and what each app has."""
    known = _usual(module.name) | {key: text for key, text in (
        ("CFBundleIdentifier", module.identifier), ("CFBundleShortVersionString", module.version)) if text}
    settings = {"PRODUCT_NAME": module.name, "TARGET_NAME": module.name, "EXECUTABLE_NAME": module.name,
                "PRODUCT_BUNDLE_IDENTIFIER": known["CFBundleIdentifier"],
                "MARKETING_VERSION": known["CFBundleShortVersionString"], "CURRENT_PROJECT_VERSION": "1",
                "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "DEVELOPMENT_LANGUAGE": module.region}
    own = {}
    if path and os.path.isfile(path):
        try:
            with open(path, "rb") as file:
                own = plistlib.load(file)
        except (plistlib.InvalidFileException, ExpatError, ValueError, OSError):
            pass  # The app would not start; here it starts with what each has.
    own = _filled(own, settings) if isinstance(own, dict) else {}
    return plistlib.dumps(known | {key: value for key, value in own.items() if value != ""}).decode()
