# SPDX-License-Identifier: Apache-2.0
"""One module of a project: its files as they are compiled, what is cut out of them, and what is made of it."""
import json
import os
import re

from . import core_data, core_ml, stand_ins, string_symbols
from .assets import Catalog
from .compiler import Compiler, found_in, has_crashed
from .mending import SMALLEST, Mender, least
from .module_state import ModuleState, digest
from .source_reader import without, without_imports
from .talk import BadInput, note, shown

# What another module is compiled to follows from what it can see of this one, and from nothing else: -disable-cmo.
SCREEN_FLAGS = ["-enable-testing", "-disable-cmo", "-assert-config", "Debug", "-Xfrontend", "-entry-point-function-name", "-Xfrontend"]
VIEWS, NETWORK, BUNDLE, ASSETS, STRINGS, MODEL, LEARNED, NAMES = OWN = (
    "Views.swift", "Network.swift", "Bundle.swift", "Assets.swift", "Strings.swift", "Model.swift", "Learned.swift", "Names.swift")
MODULE_BUNDLE = "import Foundation\nextension Foundation.Bundle { static let module = Bundle.main }\n"


# What is missing where a file of these is not taken.
WITHOUT = {NETWORK: "requests are not answered here", BUNDLE: "Bundle.module is not there", ASSETS: "assets have no names",
           STRINGS: "texts of catalogues have no names", MODEL: "the data model has no classes",
           LEARNED: "models that have learned something have no classes",
           NAMES: "what comes with SwiftUI is not there"}
# How closely files are looked at: their types alone, the paths through functions too, or all by compiling them.
TYPES, PATHS, COMPILED = range(3)
# How often only the files are looked at that something was cut out of, before all are; and the looks that are no round of
# their own.
FOLLOWED, FREE = 12, 3
# How often what names nothing is cut at first, before anything else is looked at.
NAMED = 6
# With so many files wrong, the rest is right but for what follows from them.
FEW = 8
MEMBER = re.compile(r"\.\s*`?(\w+)")


def literal(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def names_for(paths):
    """A name for each file in the module, where there can be no two of one name; the first keeps its own."""
    names, taken = {}, set()
    for path in paths:
        base = os.path.basename(path)
        if base not in taken:
            names[path] = base
            taken.add(base)
    for path in paths:
        number, base = 2, os.path.basename(path)
        while path not in names:
            name = f"{base[:-6]}_{number}.swift"
            if name not in taken:
                names[path] = name
                taken.add(name)
            number += 1
    return names


class ModuleBuild:
    """Makes a module of what compiles, with the smallest cuts for the rest."""

    def __init__(self, module, files, scratch, environment, lock):
        self.module, self._files, self._scratch = module, files, scratch
        self._environment, self._lock = environment, lock
        self._folder = f"Sources/{module.name}"
        self.names = names_for(module.paths)
        for own in OWN:
            self.names[own] = names_for([*self.names.values(), f"/{own}"])[f"/{own}"]
        self.paths = {}
        self.cuts, self.summaries = [], {}
        self._candidates = []
        self._state = ModuleState(scratch, module.name)

    # Reading

    def prepare(self, reader, edits):
        """Puts the files in place, as they are for the system. `edits`: by the user's path."""
        self._reader, self.lacking = reader, set()
        self._scratch.keep_only(self._folder, {self.names[each] for each in [*self.module.paths, *OWN]})
        self._texts = {}
        for path in self.module.paths:
            data = self._files.texts[path][0]
            self._put(path, stand_ins.meaning(without(data, edits.get(path, []))))

    def _put(self, path, text):
        """Makes a file of the module say something. Never a link to the user's: the compiler goes by times, and a file of another
        folder may be as old as the one before."""
        place = self._scratch.write(self._place(path), text.decode("utf-8", "surrogateescape"))
        self.paths[place], self._texts[place] = path, text

    def take(self, summaries, types):
        """Notes what is known of the files, by their place."""
        self.summaries = {place: summaries[place] for place in self.paths if place in summaries}
        self._members = {(type["name"], each["name"]) for type in types if type["file"] in self.paths
                         for each in type["properties"]}
        self._types = {type["name"] for type in types if type["file"] in self.paths and type["kind"] != "extension"}

    def without_imports(self, missing):
        """Takes the imports of modules that are not there out of the files, and notes in `lacking` which files had any."""
        for place, path in list(self.paths.items()):
            imports = self.summaries.get(place, {}).get("imports", [])
            if any(each["module"] in missing for each in imports):
                self.lacking.add(path)
                self._put(path, without_imports(self._texts[place], imports, missing.__contains__))

    # Building

    def build(self, bin_folder, request, known, there):
        """Compiles what can be. Returns whether there is a module of it.

        `known`: stands for what can be seen of the modules that this one may import. `there`: the modules of others that it may
        import.
        """
        self._compiler, self._optimizes = self._made_compiler(bin_folder), request.optimizes
        self._candidates = [(place, view["name"], view["line"], view["isApp"]) for place, summary in self.summaries.items()
                            for view in summary["views"] if request.every_view or view["isApp"] or not summary["hasPreview"]]
        self._generate(there)
        setting = digest(known, self._reader.program, self._compiler.flags, str((request.every_view, request.optimizes)),
                         [word for item in self._own.items() for word in item])
        self._state.describe(setting, self._texts, {place: each.get("interface") for place, each in self.summaries.items()})
        if not self._state.is_same or not all(map(os.path.isfile, self._state.objects)):
            self._make()
        self._take_cuts()
        return bool(self.paths)

    @property
    def identity(self):
        """Stands for all that it is made of."""
        return self._state.identity

    @property
    def interface(self):
        """Stands for what other modules can see of it."""
        return self._state.interface

    @property
    def objects(self):
        """The files that it was compiled to."""
        return self._state.objects

    def check(self, bin_folder, there, limit, file_limit):
        """What is wrong with the files as they are: {user's path: [(line, column, message)]}. Nothing is cut."""
        self._compiler = self._made_compiler(bin_folder)
        self._generate(there)
        own, _ = self._write_own(self._texts)
        found = self._compiler.errors([*self._texts, *own], limit=limit, file_limit=file_limit)
        return {self.paths[place]: problems for place, problems in found.items() if place in self.paths}

    def _generate(self, there):
        """Makes the code that Xcode makes of a target's resources, and what stands for services."""
        texts = [self._files.texts[path][1] for path in self.module.paths]
        self._own = {}
        names = stand_ins.names(self.module.system)
        if names:
            self._own[NAMES] = names
        if any("URLSession" in text for text in texts):
            self._own[NETWORK] = stand_ins.network()
        if self.module.is_package and any("Bundle.module" in text or "bundle: .module" in text for text in texts):
            self._own[BUNDLE] = MODULE_BUNDLE
        catalogs = [path for path in self.module.resources if path.endswith(".xcassets")]
        tables = string_symbols.tables(self.module.resources)
        mentioned = set(MEMBER.findall("\n".join(texts))) if catalogs or tables else set()
        strings = string_symbols.code(tables, mentioned, self._members)
        if strings:
            self._own[STRINGS] = strings
        if catalogs:
            self._own[ASSETS] = Catalog(catalogs).code(mentioned, self._members, self.module.system)
        for place, framework, maker in ((MODEL, "CoreData", core_data), (LEARNED, "CoreML", core_ml)):
            models = [path for path in self.module.resources if path.endswith(maker.SUFFIXES)]
            code = maker.code(models, self._types) if models and framework in there else ""
            if code:
                self._own[place] = code

    def _made_compiler(self, bin_folder):
        module = self.module
        flags = ["-I", self._scratch.folder("modules"), *(["-default-isolation", "MainActor"] if module.is_main_actor else []),
                 *(word for name in module.features for word in ("-enable-upcoming-feature", name)),
                 *(f"-D{name}" for name in module.conditions)]
        return Compiler(bin_folder, self._environment, module=module.name, language=module.language, flags=flags,
                        package="project" if module.is_package else None)

    def _take_cuts(self):
        self.cuts = [{**cut, "file": self.paths[cut["path"]]} for cut in self._state.cuts]
        for place, (line, column, message) in self._state.left_out.items():
            path = self.paths.pop(place, None)
            if path is None:  # Left out before.
                continue
            self._files.leave_out(path, message, line, column)
            self._files.swift = [each for each in self._files.swift if each != path]
        self.summaries = {place: each for place, each in self.summaries.items() if place in self.paths}

    def cut_undefined(self, found):
        """Cuts what needs code that the linker does not find, {name of a file: [(line, column, message)]}, and compiles the rest.
        Returns whether anything of it was the user's."""
        wrong = {place: found[name] for place in self.paths if (name := os.path.basename(place)) in found}
        if wrong:
            self._make(wrong)
            self._take_cuts()
        return bool(wrong)

    def _make(self, wrong=None):
        """Compiles and cuts until the rest compiles, with the cuts of the last time where they are right still. `wrong`: what is to
        be cut besides."""
        if not self._state.is_set_as_before:
            self._scratch.remove(f"objects/{self.module.name}")
        mended, cuts, gone = self._state.kept() if self._state.is_kept() else ({}, [], {})
        for place, text in mended.items():
            self._put(self.paths[place], text)
        self._mender = Mender(self._reader, {place: text for place, text in self._texts.items() if place not in gone},
                              lambda place: self._files.called(self.paths[place]), cuts)
        self._objects = []
        rounds, followed, cut, trust = 0, 0, [], COMPILED if self._state.is_set_as_before else TYPES
        self._remove(gone)
        if wrong:
            gone.update(self._cut(wrong, SMALLEST))
        if trust == TYPES and self.lacking:
            gone.update(self._cut_unknown_names())
        while self._mender.texts:
            own, places = self._write_own(self._mender.texts)
            paths = [*self._mender.texts, *own]
            found = self._compiler.errors_in(cut, paths) if cut and followed < FOLLOWED else {}
            followed += 1
            if found:
                rounds += followed > FREE
            else:
                followed = 0
                found = self._tried(paths, trust)
                if not found:
                    break
                trust = TYPES if len(found) > FEW else min(trust + 1, COMPILED)
                if self._drop_own(found, places):
                    continue
                rounds += 1
            gone.update(self._cut(found, least(rounds)))
            cut = [path for path in found if path in self._mender.texts]
        self._state.save(self._mender.texts, self._mender.cuts, gone, self._objects)

    def _cut_unknown_names(self):
        """Cuts what speaks of nothing that there is: the most of what is wrong with other people's code, and found in no time.
        Returns the files of which nothing is left, with the reason."""
        gone, looked = {}, None
        for _ in range(NAMED):
            own, places = self._write_own(self._mender.texts)
            found = self._compiler.unknown_names([*self._mender.texts, *own], looked)
            if not found:
                break
            if not self._drop_own(found, places):
                gone.update(self._cut(found, SMALLEST))
                # What follows from a cut stands in the same file, mostly.
                looked = [path for path in found if path in self._mender.texts]
        return gone

    def _cut(self, found, size):
        """Cuts what is wrong with the user's files: see Mender.cut."""
        wrong = {path: problems for path, problems in found.items() if path in self._mender.texts}
        gone = self._mender.cut(wrong, size, lambda path, text: self._put(self.paths[path], text))
        self._remove(gone)
        return gone

    def _remove(self, places):
        for place in places:
            self._scratch.remove(os.path.relpath(place, self._scratch.path))

    def _tried(self, paths, trust):
        """Compiles files, and returns what is wrong with them. `trust`: where to begin. Each look says all that the ones before
        it do, and takes longer: the more may be wrong, the less is made in vain."""
        if trust == TYPES and (found := self._compiler.errors(paths)):
            return found
        if trust < COMPILED and self._mender.cuts and (found := self._compiler.late_errors(paths)):
            return found
        result = self._compile(paths, self._optimizes)
        output = result.stdout + result.stderr if result else ""
        if result and result.returncode == 0:
            return {}
        if self._optimizes and has_crashed(output) and (plain := self._compile(paths, False)) and plain.returncode == 0:
            note(f"{self.module.name}: compiled without the optimiser, which crashes over it; its times are longer")
            return {}
        # Where the compiler takes too long, or does not say what over, the files are tried a few at a time.
        found = found_in(output, set(paths)) or self._compiler.errors(paths) or self._compiler.crashing(paths)
        if not found:
            lines = output.strip().split("\n")
            raise BadInput(f"module {self.module.name} cannot be built:\n"
                           + "\n".join([line for line in lines if "error:" in line or "While " in line][-10:] or lines[-10:]))
        return found

    def _compile(self, paths, optimizes):
        """Compiles files: how that ended; see Compiler.compile."""
        name = self.module.name
        folder = self._scratch.folder(f"objects/{name}")
        flags = [*SCREEN_FLAGS, f"{name}_main", "-emit-module", "-emit-module-path",
                 os.path.join(self._scratch.folder("modules"), f"{name}.swiftmodule")]
        if optimizes:
            self._objects = [os.path.join(folder, "module.o")]
            flags += ["-O", "-wmo", "-o", self._objects[0]]
        else:
            # Only what has changed since, and what that can make a difference to.
            made = {path: os.path.join(folder, os.path.basename(path)[:-6]) for path in paths}
            self._objects = [f"{each}.o" for each in made.values()]
            outputs = {path: {"object": f"{each}.o", "swift-dependencies": f"{each}.swiftdeps"} for path, each in made.items()}
            outputs[""] = {"swift-dependencies": os.path.join(folder, "module.swiftdeps")}
            flags += ["-Onone", "-incremental", *self._compiler.side_by_side, "-output-file-map",
                      self._scratch.write(f"objects/{name}/outputs.json", json.dumps(outputs))]
        return self._compiler.compile(paths, flags, self._lock)

    # What is put among the files

    def _place(self, name):
        """Where the user's file of a path, or a generated one, stands in the survey's folder."""
        return f"{self._folder}/{self.names[name]}"

    def _write_own(self, texts):
        """Writes what is generated for these files: its paths, and by line of the previews which view each is of."""
        self._candidates = [each for each in self._candidates if each[0] in texts]
        views, places = self._write_views()
        for name in OWN[1:]:
            if name not in self._own:
                self._scratch.remove(self._place(name))
        return [views, *(self._scratch.write(self._place(name), text) for name, text in self._own.items())], places

    def _write_views(self):
        lines = ["// Views and apps that need no arguments, as previews of their own.", "import SwiftUI", ""]
        places = {}
        for number, (place, name, line, is_app) in enumerate(self._candidates):
            parts = name.split(".")
            made = ".".join(f"`{part}`" for part in parts) + "()"
            if is_app:
                made = f"HeadlessViews.AppWindow({made})"
            begin = len(lines)
            lines += [
                f"nonisolated struct SurveyedView{number}: HeadlessViews.PreviewRegistry {{",
                f"  static var fileID: String {{ {literal(self.module.name + '/' + os.path.basename(place))} }}",
                f"  static var line: Int {{ {line} }}",
                "  static var column: Int { 1 }",
                "  @MainActor static func makePreview() -> HeadlessViews.Preview {",
                f"    HeadlessViews.Preview({literal(parts[-1])}) {{ {made} }}",
                "  }", "}", ""]
            for index in range(begin, len(lines)):
                places[index + 1] = self._candidates[number]
        return self._scratch.write(self._place(VIEWS), "\n".join(lines) + "\n"), places

    def _drop_own(self, found, places):
        """Takes back what is generated and wrong; whether there was nothing else wrong."""
        for name in list(self._own):
            path = os.path.join(self._scratch.path, self._place(name))
            if path in found:
                # Somebody has made the same, or the toolchain knows other names.
                note(f"{self.module.name}: {WITHOUT[name]}: {found[path][0][2]}")
                del self._own[name]
                return True
        if any(path in self._mender.texts for path in found):
            return False
        views = os.path.join(self._scratch.path, self._place(VIEWS))
        wrong = {places[line] for line, _, _ in found.get(views, []) if line in places}
        if not wrong:
            path, problems = next(iter(found.items()))
            raise BadInput(f"{path}:{problems[0][0]}: {problems[0][2]}")
        self._candidates = [each for each in self._candidates if each not in wrong]
        return True
