# SPDX-License-Identifier: Apache-2.0
"""The modules of what a user names: targets of Xcode projects and of Swift packages, and files that are in none."""
import collections
import functools
import os
import re

from . import swift_package, xcode
from .modules import PLAIN, Module, imported, named, same
from .talk import BadInput, note, shown

# What is the beginning of an app, of which a module has one at most.
APP = re.compile(rb"^[ \t]*@main\s+(?:\w+\s+)*?struct\s+\w+\s*:[^{]*\bApp\b", re.M)
TESTS = re.compile(rb"^\s*(?:@testable\s+)?import\s+(?:XCTest|Testing)\b", re.M)
# Folders of what others have made: built where something imports it.
FOREIGN = {"Carthage", "Pods", "SourcePackages", "checkouts", "node_modules", "vendor"}
# Where Tuist has the folders of the targets that its `Project.swift` describes.
DESCRIBED = ("Targets", "Projects")
# A target most of whose files are another's is the same app once more.
MOST = 0.5


class Projects:
    """Sorts the files that were found into modules."""

    def __init__(self, files, scratch, environment, system):
        self._files, self._scratch, self._environment, self._system = files, scratch, environment, system
        self._by_place = {same(path): path for path in files.swift}
        self._claimed, self._modules = set(), []
        self._left_out = collections.defaultdict(list)

    @functools.cached_property
    def modules(self):
        """The modules, none without a file. Raises BadInput where there is none."""
        for folder in self._files.projects:
            self._add_project(folder)
        bare = [folder for folder in self._files.packages if not self._add_package(folder)]
        for folder in bare:
            self._add_described(folder)
        self._add_rest()
        modules = named(self._without_twins([module for module in self._modules if module.paths]))
        modules = self._without_unused(modules)
        if not modules:
            raise BadInput("no file is left that could have a screen")
        kept = {path for module in modules for path in module.paths}
        self._files.swift = [path for path in self._files.swift if path in kept]
        return modules

    @property
    def imported(self):
        """The names of all modules that the files speak of."""
        return {name for module in self.modules for path in module.paths for name in imported(self._files.texts[path][0])}

    @property
    def left_out(self):
        """What is left out as a whole, for the table: (what, why, paths)."""
        return [(what, why, paths) for (what, why), paths in self._left_out.items()]

    def _leave_out(self, what, why, paths):
        if paths:
            self._left_out[what, why] += sorted(paths)

    def _claim(self, module):
        """Makes the paths of a module those of files that were found, and returns how many are not there."""
        found = [self._by_place.get(same(path)) or self._moved(path, module) for path in module.paths]
        missing = sum(path is None and not os.path.lexists(each) for path, each in zip(found, module.paths))
        module.paths = list(dict.fromkeys(path for path in found if path))
        module.resources = [path for path in module.resources if os.path.exists(path)]
        self._claimed.update(module.paths)
        return missing

    def _moved(self, path, module):
        """The file that a project has at another place: the only one of its name around the project, where the place is empty."""
        if os.path.lexists(path) or module.is_package:
            return None
        around = os.path.dirname(module.origin) + os.sep
        found = [each for each in self._files.swift if os.path.basename(each) == os.path.basename(path) and each.startswith(around)]
        return found[0] if len(found) == 1 and found[0] not in self._claimed else None

    # Xcode

    def _add_project(self, folder):
        called = shown(self._files.called(folder))
        try:
            targets = xcode.Project(folder).targets()
        except BadInput as error:
            note(f"{called}/{xcode.PROJECT}: {error}; each folder beside it is taken for a target")
            self._add_folders(os.path.dirname(folder))
            return
        missing = [(module, count) for module, _ in targets for count in [self._claim(module)] if count]
        if targets and not any(module.paths for module, _ in targets):
            note(f"{called}: none of the files that it names is there; each folder beside it is taken for a target")
            self._add_folders(os.path.dirname(folder))
            return
        for module, count in missing:
            note(f"{called}: {count} {'file' if count == 1 else 'files'} of target {module.name} are not there")
        targets = [(module, systems) for module, systems in targets if module.paths]
        fits = any(self._system in systems for _, systems in targets)
        for module, systems in targets:
            if fits and self._system not in systems:
                others = " and ".join(systems)
                self._leave_out(f"target {module.name}", f"for {others}", set(module.paths))
                continue
            # Nothing of the project is for the system that was asked for.
            module.system = self._system if self._system in systems else systems[0]
            self._modules.append(module)

    def _add_folders(self, base):
        """Takes each folder with Swift files for a target."""
        groups = collections.defaultdict(list)
        for path in self._files.swift:
            inside = os.path.relpath(path, base).split(os.sep)
            if inside[0] != os.pardir and path not in self._claimed:
                groups[inside[0] if len(inside) > 1 else os.path.basename(os.path.abspath(base))].append(path)
        for name, paths in sorted(groups.items()):
            kept = self._without_tests(paths)
            if kept:
                module = Module(name=name, paths=kept, origin=base, system=self._system)
                module.resources = self._files.resources_in(os.path.join(base, name))
                self._modules.append(module)
            self._claimed.update(paths)

    # Swift packages

    def _add_package(self, folder):
        """Adds the targets of a package; returns whether it has any."""
        called = self._manifest(folder)
        try:
            targets, beside, checked_out = swift_package.targets(folder, self._scratch, self._environment)
        except BadInput as error:
            note(f"{called}: {error}; each folder of its sources is taken for a target")
            sources = os.path.join(folder, "Sources")
            self._add_folders(sources if os.path.isdir(sources) else folder)
            return True
        for place in beside:
            # As in Xcode, a package of the project takes the place of one of its name that is asked for.
            if not os.path.isdir(place) and os.path.basename(place) not in map(os.path.basename, self._files.packages):
                note(f"{called}: the package {shown(os.path.basename(place))} that it depends on is not there")
        for place in [*filter(os.path.isdir, beside), *checked_out]:
            for more in self._files.add_package(place):
                self._by_place[same(more)] = more
        for module in targets:
            module.system = self._system
            self._claim(module)
            self._modules.append(module)
        return bool(targets)

    def _manifest(self, folder):
        return shown(self._files.called(os.path.join(folder, swift_package.MANIFEST)))

    def _add_described(self, folder):
        """Adds what another file than the manifest describes: a package without targets says only what they depend on."""
        around = same(folder) + os.sep
        if any(same(project).startswith(around) for project in self._files.projects):
            return
        base = next((place for place in (os.path.join(folder, name) for name in DESCRIBED) if os.path.isdir(place)), folder)
        note(f"{self._manifest(folder)}: it has no targets; each folder in {shown(self._files.called(base))} is taken for one")
        self._add_folders(base)

    # The rest

    def _without_tests(self, paths):
        tests = {path for path in paths if TESTS.search(self._files.texts[path][0])}
        self._leave_out("tests", "a survey is of screens", tests)
        return [path for path in paths if path not in tests]

    def _add_rest(self):
        """What is in no target: left out where there are targets around it, else a module of its own."""
        owners = sorted({os.path.dirname(folder) for folder in self._files.projects} | set(self._files.packages), key=len)
        plain, unused = [], collections.defaultdict(set)
        for path in self._files.swift:
            if path in self._claimed:
                continue
            owner = None if path in self._files.named else next(
                (each for each in reversed(owners) if same(path).startswith(same(each) + os.sep)), None)
            if owner is None:
                plain.append(path)
            else:
                unused[owner].add(path)
        for owner, paths in unused.items():
            self._leave_out(f"files in {shown(self._files.called(owner))}", "in no target", self._without_tests(paths))
            self._claimed.update(paths)
        plain = self._without_tests(plain)
        base = os.path.commonpath(map(os.path.dirname, plain)) if plain else ""
        if self._are_apps(base, plain):
            note(f"{shown(self._files.called(base))}: each folder has an app of its own, and is taken for a target")
            self._add_folders(base)
        elif plain:
            self._modules.append(Module(name=PLAIN, paths=plain, system=self._system, resources=self._files.resources))

    def _are_apps(self, base, paths):
        """Whether there are several folders, and each of them has an app."""
        folders, apps = set(), set()
        for path in paths:
            inside = os.path.relpath(path, base).split(os.sep)
            folder = inside[0] if len(inside) > 1 else ""
            folders.add(folder)
            if APP.search(self._files.texts[path][0]):
                apps.add(folder)
        return len(folders) > 1 and folders == apps

    def _without_twins(self, modules):
        """Leaves out targets that are another one once more, such as an app's that a package lists, too."""
        spoken = {name for module in modules for path in module.paths for name in imported(self._files.texts[path][0])}
        seen, twins = {}, set()
        for module in sorted(modules, key=lambda each: (each.is_package, -len(each.paths))):
            shared = [path for path in module.paths if path in seen]
            other = seen[shared[0]] if len(shared) > MOST * len(module.paths) else None
            if other and (module.name == other.name or module.name not in spoken):
                own = set(module.paths) - set(shared)
                self._leave_out(f"target {module.name}", f"most of its files are those of {other.name}", own)
                twins.add(id(module))
                continue
            for path in module.paths:
                seen.setdefault(path, module)
        return [module for module in modules if id(module) not in twins]

    def _without_unused(self, modules):
        """Leaves out what others have made, unless something imports it."""
        def is_foreign(module):
            inside = module.paths[0] in self._files.beside
            return inside or bool(FOREIGN & set(os.path.normpath(module.origin).split(os.sep)))

        by_name = {module.name: module for module in modules}
        kept, waiting = set(), [module for module in modules if not is_foreign(module)]
        while waiting:
            module = waiting.pop()
            if module.name in kept:
                continue
            kept.add(module.name)
            for path in module.paths:
                waiting += [by_name[name] for name in imported(self._files.texts[path][0]) if name in by_name]
        return [module for module in modules if module.name in kept]
