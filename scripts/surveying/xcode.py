# SPDX-License-Identifier: Apache-2.0
"""What an Xcode project says of its targets: their files, and how they are compiled."""
import glob
import os

from . import core_data, core_ml, pbxproj
from .modules import LANGUAGE, Module
from .talk import BadInput

PROJECT = "project.pbxproj"
# No project file of an app is longer.
LONGEST = 64 << 20
CODE = (".swift",)
# Begins the exception of a file that the folder of each language has one of.
LOCALIZED = "/Localized: "
RESOURCES = (".xcassets", ".xcstrings", ".strings", *core_data.SUFFIXES, *core_ml.SUFFIXES)
# The system of an SDK or a platform, as conditions call it.
SYSTEMS = {"iphoneos": "iOS", "iphonesimulator": "iOS", "macosx": "macOS", "watchos": "watchOS", "watchsimulator": "watchOS",
           "appletvos": "tvOS", "appletvsimulator": "tvOS", "xros": "visionOS", "xrsimulator": "visionOS"}


def resource_in(path):
    """The folder or file around a path that is one resource; None for none."""
    parts = path.split(os.sep)
    for index, part in enumerate(parts):
        if part.endswith(RESOURCES):
            return os.sep.join(parts[:index + 1])
    return None


class Project:
    """A project file. Raises BadInput where it says nothing usable."""

    def __init__(self, folder):
        """`folder`: the one whose name ends in .xcodeproj."""
        self.folder = folder
        path = os.path.join(folder, PROJECT)
        try:
            if os.path.getsize(path) > LONGEST:
                raise BadInput(f"longer than {LONGEST >> 20} MB")
            with open(path, encoding="utf-8", errors="surrogateescape") as file:
                root = pbxproj.parse(file.read())
        except OSError as error:
            raise BadInput(f"{error.strerror}")
        self._objects = root.get("objects") if isinstance(root, dict) else None
        if not isinstance(self._objects, dict):
            raise BadInput("it has no objects")
        self._project = self._object(root.get("rootObject"), "PBXProject")
        if not self._project:
            raise BadInput("it has no project")
        self._base = os.path.normpath(os.path.join(os.path.dirname(folder), self._text(self._project, "projectDirPath")))
        self._places = {}
        self._place(self._project.get("mainGroup"), self._base)

    def _object(self, key, *kinds):
        found = self._objects.get(key) if isinstance(key, str) else None
        if not isinstance(found, dict) or kinds and found.get("isa") not in kinds:
            return {}
        return found

    @staticmethod
    def _text(found, key):
        value = found.get(key, "")
        return value if isinstance(value, str) else ""

    @staticmethod
    def _list(found, key):
        value = found.get(key, [])
        return [each for each in value if isinstance(each, str)] if isinstance(value, list) else []

    def _place(self, root, base):
        """Notes where groups and files lie: each in its group's folder, unless it says otherwise."""
        waiting = [(root, base)]
        while waiting:
            key, parent = waiting.pop()
            found = self._object(key)
            if not found or key in self._places:
                continue
            tree, path = self._text(found, "sourceTree"), self._text(found, "path")
            start = {"<group>": parent, "SOURCE_ROOT": self._base, "<absolute>": "/"}.get(tree)
            if start is None:
                continue
            place = os.path.normpath(os.path.join(start, path))
            self._places[key] = place
            waiting += [(child, place) for child in self._list(found, "children")]

    # Settings

    def _settings(self, owner):
        """The build settings of a project or a target, as for debugging."""
        configurations = self._object(owner.get("buildConfigurationList"))
        found = [self._object(key) for key in self._list(configurations, "buildConfigurations")]
        chosen = next((each for each in found if self._text(each, "name") == "Debug"), found[0] if found else {})
        settings = chosen.get("buildSettings")
        return settings if isinstance(settings, dict) else {}

    def _systems(self, settings):
        """The systems that a target is for."""
        named = self._text(settings, "SUPPORTED_PLATFORMS").split() or [self._text(settings, "SDKROOT")]
        found = [SYSTEMS[name] for name in named if name in SYSTEMS]
        return list(dict.fromkeys(found)) or ["iOS"]

    def _plain(self, settings, name):
        """A setting, unless it follows from others."""
        text = self._text(settings, name)
        return "" if "$" in text else text

    # Targets

    def targets(self):
        """Each target that is no test, as a module, with the systems that it is for."""
        common = self._settings(self._project)
        found = []
        for key in self._list(self._project, "targets"):
            target = self._object(key, "PBXNativeTarget")
            kind = self._text(target, "productType")
            if not target or "unit-test" in kind or "ui-testing" in kind:
                continue
            settings = {**common, **self._settings(target)}
            name = self._text(target, "name") or "Target"
            paths, resources = self._files(key, target)
            conditions = settings.get("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "")
            words = conditions if isinstance(conditions, list) else conditions.split()
            module = Module(
                name=self._plain(settings, "PRODUCT_MODULE_NAME") or name, paths=paths, resources=resources,
                language="6" if self._text(settings, "SWIFT_VERSION").startswith("6") else "5",
                is_main_actor=self._text(settings, "SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor",
                # Xcode's usual value, since 14, in code of Swift 5 as well.
                features=[] if self._text(settings, "SWIFT_ENABLE_BARE_SLASH_REGEX") == "NO" else ["BareSlashRegexLiterals"],
                conditions=[word for word in words if word.isidentifier() and word != "DEBUG"], origin=self.folder,
                region=self._text(self._project, "developmentRegion") or LANGUAGE,
                identifier=self._plain(settings, "PRODUCT_BUNDLE_IDENTIFIER"), version=self._plain(settings, "MARKETING_VERSION"))
            found.append((module, self._systems(settings)))
        return found

    def _files(self, key, target):
        """What a target compiles, and its resources: as paths, of which not all need be there."""
        paths, resources = [], []
        for phase_key in self._list(target, "buildPhases"):
            phase = self._object(phase_key, "PBXSourcesBuildPhase", "PBXResourcesBuildPhase")
            for file_key in self._list(phase, "files"):
                self._add(self._object(file_key).get("fileRef"), paths, resources)
        for group_key in self._list(target, "fileSystemSynchronizedGroups"):
            self._add_folder(group_key, key, paths, resources)
        # A file of another target's folder.
        for group_key, place in self._places.items():
            group = self._object(group_key, "PBXFileSystemSynchronizedRootGroup")
            if group and group_key not in self._list(target, "fileSystemSynchronizedGroups"):
                for name in sorted(self._exceptions(group, place, key)):
                    self._sort(os.path.join(place, name), paths, resources)
        return list(dict.fromkeys(paths)), list(dict.fromkeys(resources))

    def _add(self, key, paths, resources):
        found = self._object(key)
        if found.get("isa") in ("PBXVariantGroup", "XCVersionGroup") and not resource_in(self._places.get(key, "")):
            for child in self._list(found, "children"):
                self._add(child, paths, resources)
        elif key in self._places:
            self._sort(self._places[key], paths, resources)

    @staticmethod
    def _sort(path, paths, resources):
        if path.endswith(CODE):
            paths.append(path)
        elif resource_in(path):
            resources.append(resource_in(path))

    def _exceptions(self, group, place, target_key):
        """The files of a folder, by their paths in it, for which it is the other way round in a target."""
        return {path for key in self._list(group, "exceptions") for exception in [self._object(key)]
                if exception.get("target") == target_key for name in self._list(exception, "membershipExceptions")
                for path in self._variants(place, name)}

    @staticmethod
    def _variants(place, name):
        """The files that an exception means: one, or one in the folder of each language."""
        if not name.startswith(LOCALIZED):
            return [name]
        folder, base = os.path.split(name.removeprefix(LOCALIZED))
        found = glob.glob(os.path.join("*.lproj", glob.escape(base)), root_dir=os.path.join(place, folder))
        return [os.path.join(folder, path) for path in found]

    def _add_folder(self, group_key, target_key, paths, resources):
        place = self._places.get(group_key)
        if place is None:
            return
        left_out = self._exceptions(self._object(group_key), place, target_key)
        for base, folders, names in os.walk(place):
            folders.sort()
            inside = [os.path.relpath(os.path.join(base, name), place) for name in sorted(names)]
            for name in inside:
                if name not in left_out and not any(name.startswith(each + "/") for each in left_out):
                    self._sort(os.path.join(place, name), paths, resources)
