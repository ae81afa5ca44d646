# SPDX-License-Identifier: Apache-2.0
"""The package that the engine is built in, and the program that surveys what a project's modules show."""
import collections
import functools
import hashlib
import json
import os
import re

from . import core_data, core_ml, information, stand_ins, texts
from .assets import data_files
from .compiler import Compiler, last_line
from .module_build import ModuleBuild, literal
from .module_state import digest
from .modules import imported, ordered
from .mending import described, told_once
from .pictures import sizes as picture_sizes
from .processes import run, run_together
from .request import UNOPTIMIZED
from .source_reader import ROOT
from .talk import BadInput, NoEngine, note, shown
from .toolchain import demangled, programs

MANIFEST = """// swift-tools-version: 6.2
// Of engine {engine}: the build is planned anew when files come or go.
import PackageDescription

let products: [Target.Dependency] = ["SwiftUI", "Combine", "HeadlessViews", "BenchmarkHarness", "BenchmarkCommands"]
  .map {{ .product(name: $0, package: "swift-view-benchmark") }}
  + [{stand_ins}].map {{ .product(name: $0, package: "{package}") }}

let package = Package(
  name: "survey",
  dependencies: [
    .package(name: "swift-view-benchmark", path: {root}), .package(name: "{package}", path: {folder}),
  ],
  targets: [
    // What screens are built against, before anything is known of them.
    .target(name: "Engine", dependencies: products),
    // Screens are linked into it afterwards. On some disks "survey" would be the same file as the module "Survey".
    .executableTarget(name: "program", dependencies: ["Engine"] + products),
  ]
)
"""
PROGRAM = """import BenchmarkCommands
import BenchmarkHarness

BenchmarkCommand.main(catalog: .previews)
"""
# Lines about what is cut; the rest is told as data.
MOST_CUTS = 40
# A module is built as soon as those that it imports can be read, before they are compiled. Lists of files would be written into
# the folder of what is put aside, and named in a plan that outlives it.
SIDE_BY_SIDE = ["--use-integrated-swift-driver", "-Xswiftc", "-driver-filelist-threshold=100000"]
# The names of the stand-ins that are there.
STAND_INS = "state/stand-ins"
# What the linker says of a name that nothing defines, and of the code that needs it: its file and line, and its object.
UNDEFINED = re.compile(r"^ld\.lld: error: undefined symbol: (\S+)")
NEEDED_AT = re.compile(r"^>>> referenced by (?:.*/)?([^/:()]+\.swift):(\d+)")
NEEDED_IN = re.compile(r"^>>>\s+(.+\.o):\(")
# What models of data and of what was learned are in a bundle.
MODELS = {**core_data.BUILT, **core_ml.BUILT}
# How often what does not link is cut.
LINKED = 5


def engine_digest():
    """Stands for the names of the engine's files."""
    names = sorted(os.path.relpath(os.path.join(base, name), ROOT)
                   for folder in ("Sources", "StandIns/Sources") for base, _, files in os.walk(os.path.join(ROOT, folder))
                   for name in files)
    return hashlib.sha256("\n".join(names).encode("utf-8", "surrogateescape")).hexdigest()[:16]


# What counts, and what decides whether a body ran in vain: what two states of it say is not comparable.
COUNTING = ("BenchmarkHarness", "BenchmarkResults", "CJemalloc", "CMeasurement", "Combine", "DependencyGraph", "EngineBase",
            "HeadlessViews", "InertViews", "LayoutEngine", "MacroExpansion", "Publishing", "StandardViews", "Survey",
            "SwiftUI", "ViewEngine", "ViewMacros")


@functools.cache
def engine_state():
    """Stands for what the engine's files say; a process builds it once."""
    state = hashlib.sha256()
    for target in [*(os.path.join("Sources", name) for name in COUNTING), "StandIns/Names", "StandIns/Sources"]:
        for base, folders, files in os.walk(os.path.join(ROOT, target)):
            folders.sort()
            for name in sorted(files):
                if name.endswith((".swift", ".c", ".h")):
                    with open(os.path.join(base, name), "rb") as file:
                        state.update(name.encode("utf-8", "surrogateescape") + b"\0" + file.read() + b"\0")
    return state.hexdigest()[:12]


def linker():
    """Words for the toolchain's own linker, which is the fastest, where it has one."""
    return ["-use-ld=lld"] if os.path.exists(os.path.join(programs(), "ld.lld")) else []


def undefined(said, objects):
    """What the linker did not find that code of some objects needs: {name of a file: [(line, column, message)]}."""
    found, symbol, place = collections.defaultdict(list), None, None
    for line in said:
        if match := UNDEFINED.match(line):
            symbol, place = match.group(1), None
        elif match := NEEDED_AT.match(line):
            place = match.groups()
        elif symbol and place and (match := NEEDED_IN.match(line)):
            if match.group(1) in objects:
                found[place[0]].append((int(place[1]), 1, symbol))
            place = None
    names = demangled({symbol for problems in found.values() for _, _, symbol in problems})
    return {name: [(line, column, f"there is no code for {names[symbol]}") for line, column, symbol in problems]
            for name, problems in found.items()}


class Package:
    def __init__(self, scratch, lock, environment):
        self.scratch, self._lock, self._environment = scratch, lock, environment
        # Where the engine is, and the modules that the project's files speak of.
        self.bin, self.named = None, set()
        scratch.write("Sources/Engine/Engine.swift", "// What screens are built against.\n")
        scratch.write("Sources/program/main.swift", PROGRAM)

    def _swift(self, *words, beside=()):
        # Package.swift reads SURVEY_BUILD: what does not measure is built unoptimized.
        command = [os.path.join(ROOT, "scripts", "build"), "-c", "release", *SIDE_BY_SIDE, "--package-path",
                   self.scratch.path, *words]
        return run_together([command, *beside],
                            environment={**self._environment, "SURVEY_BUILD": "1"}, lock=self._lock)

    def build_engine(self, needed, beside=()):
        """Builds the engine, with the stand-ins of some names and with those that were built into the folder before. Returns how
        the commands ended that were run beside it."""
        if not os.path.isdir(os.path.join(self.scratch.path, ".build", "release")):
            note("building the engine, which takes a few minutes the first time")
        needed = sorted({*needed, *self._built_before()})
        self.scratch.write("Package.swift", MANIFEST.format(
            root=literal(ROOT), engine=engine_digest(), package=stand_ins.PACKAGE, folder=literal(stand_ins.FOLDER),
            stand_ins=", ".join(map(literal, needed))))
        self.scratch.write(STAND_INS, "\n".join(needed))
        result, *others = self._swift("--product", "program", beside=beside)
        if result.returncode != 0:
            said = result.stdout + result.stderr
            if self.scratch.is_full() or "No space left on device" in said:
                raise NoEngine(f"the engine cannot be built: no space left in {shown(self.scratch.path)}")
            lines = said.strip().split("\n")
            raise NoEngine("the engine cannot be built:\n" + "\n".join([line for line in lines if "error:" in line][-10:] or lines[-10:]))
        self.bin = self._swift("--show-bin-path")[0].stdout.strip()
        return others

    def _built_before(self):
        """Whoever alternates between two projects does not build anew each time."""
        path = os.path.join(self.scratch.path, STAND_INS)
        if not os.path.isfile(path):
            return set()
        with open(path, encoding="utf-8") as file:
            return set(file.read().split()) & set(stand_ins.modules())

    def engine_state(self):
        return engine_state()

    def _linked(self):
        """What a program is linked of, besides the screens: words for the linker's driver."""
        # SwiftPM writes down what the program without screens is made of.
        return [f"@{os.path.join(self.bin, 'program.product', 'Objects.LinkFileList')}", "-ljemalloc",
                "-Xlinker", "--defsym", "-Xlinker", "main=program_main"]

    # The project's modules

    def build(self, project, files, reader, request):
        """Builds the program of what compiles of a project's modules. Returns its path and the modules."""
        builds, there = self.read(project, files, reader)
        known, made = [self.engine_state()], []
        for build in builds:
            build.without_imports(self.named - there - {each.module.name for each in made})
            try:
                is_made = build.build(self.bin, request, known, there)
            except BadInput as error:
                # The others may do without.
                for path in build.paths.values():
                    files.leave_out(path, str(error).replace(":\n", ": ").split("\n")[0])
                is_made = False
            if is_made:
                made.append(build)
                known.append(build.interface)
        if not made:
            raise BadInput("no file is left that compiles")
        program = self._link(made)
        self._tell(project, made, files)
        return program, made

    def read(self, project, files, reader):
        """Puts a project's files in place, each module after those that it imports. Returns them and the modules of others that
        are there."""
        modules, circles = ordered(project.modules, files.texts)
        for importer, other in circles:
            note(f"{importer} and {other} import each other; {importer} is tried without")
        builds = [ModuleBuild(module, files, self.scratch, self._environment, self._lock) for module in modules]
        counts = collections.Counter(name for module in modules for path in module.paths for name in imported(files.texts[path][0]))
        self.named = set(counts) | {module.name for module in modules}
        others = set(counts) - {module.name for module in modules}
        there = others - Compiler(self.bin, self._environment).missing_modules(
            others, lambda text: self.scratch.write("tmp/Probe.swift", text))
        for build in builds:
            build.prepare(reader, reader.edits(build.module.paths, build.module.system, there))
        report = reader.read([place for build in builds for place in build.paths])
        summaries = {summary["file"]: summary for summary in report["files"]}
        for build in builds:
            build.take(summaries, report["types"])
        said = {each["module"] for summary in report["files"] for each in summary["imports"]}
        if told := stand_ins.told(said):
            note(told)
        dropped = said & (others - there)
        if dropped:
            note("tried without imports of what is not there: " + ", ".join(f"{name} ({counts[name]})" for name in sorted(dropped)))
        self._report = report
        return builds, there

    def _tell(self, project, made, files):
        """Says what was cut, and what has no part as a whole."""
        cuts = [cut for build in made for cut in build.cuts]
        reasons = told_once(cuts)
        for alike in reasons[:MOST_CUTS]:
            cut = alike[0]
            more = f" ({len(alike) - 1} more for the same reason)" if len(alike) > 1 else ""
            note(f"{shown(files.called(cut['file']))}:{cut['line']}:{cut['column']}: {shown(described(cut))}{more}")
        for cut in cuts:
            files.left_out.append({"file": shown(files.called(cut["file"])), "line": cut["line"], "reason": shown(described(cut))})
        if untold := sum(map(len, reasons[MOST_CUTS:])):
            note(f"and {untold} more cuts")
        if len(cuts) > min(len(reasons), MOST_CUTS):
            note("--format json lists all cuts")
        for what, why, paths in project.left_out:
            screens = sum(files.texts[path][1].count(word) for path in paths for word in ("#Preview", "PreviewProvider"))
            note(f"left out {shown(what)}: {why} ({len(paths)} {'file' if len(paths) == 1 else 'files'}, "
                 f"{screens} {'preview' if screens == 1 else 'previews'})")
            for path in paths:
                files.left_out.append({"file": shown(files.called(path)), "line": 0, "reason": f"{what}: {why}"})

    def _link(self, made):
        """Links the program, without what needs code that there is none of. Returns its path."""
        program = os.path.join(self.scratch.path, "program")
        mark = os.path.join(self.scratch.path, "state", "program")
        for _ in range(LINKED):
            words = ["swiftc", *linker(), "-o", program, *(each for build in made for each in build.objects), *self._linked()]
            state = digest(words, self.engine_state(), [build.identity for build in made])
            if os.path.isfile(program) and os.path.isfile(mark):
                with open(mark, encoding="utf-8") as file:
                    if file.read() == state:
                        return program
            result = run(words, environment=self._environment, lock=self._lock)
            if result.returncode == 0:
                self.scratch.write("state/program", state)
                return program
            said = (result.stdout + result.stderr).split("\n")
            cut = [build.cut_undefined(found) for build in made if (found := undefined(said, build.objects))]
            if not any(cut):
                break
        wrong = [line.strip() for line in said if "undefined" in line or "duplicate" in line or "multiple" in line]
        raise BadInput("the screens cannot be linked: " + (wrong or [last_line("\n".join(said))])[0])

    def bundle(self, program, files, made):
        """Puts the program where it finds copies of the data files in its bundle, of which a screen may change one, a folder for
        each model, and what is known of the modules' texts and pictures."""
        self.scratch.remove("bundle")
        for name, path in files.data.items():
            self.scratch.copy(f"bundle/{name}", path)
        modules = [build.module for build in made]
        for path in (path for module in modules for path in module.resources):
            name, suffix = os.path.splitext(os.path.basename(path))
            if built := MODELS.get(suffix):
                self.scratch.folder(f"bundle/{name}{built}")
        # The last module stands on the others.
        self.scratch.write(f"bundle/{information.FILE}", information.written(modules[-1], files.data.get(information.FILE)))
        tables = texts.tables(modules, lambda path, reason: note(
            f"{shown(files.called(path))}: {reason}; its keys are shown"))
        for name, table in tables.items():
            self.scratch.write(f"bundle/{name}.strings", texts.written(table))
        catalogs = [path for module in modules for path in module.resources if path.endswith(".xcassets")]
        pictures, data = picture_sizes(catalogs), {}
        for name, path in data_files(catalogs).items():
            data[name] = f"data-set-{len(data)}"
            self.scratch.copy(f"bundle/{data[name]}", path)
        if tables or pictures or data:
            self.scratch.write("bundle/app-resources.json", json.dumps(
                {"texts": texts.forms(tables.get(texts.USUAL, {})), "pictures": pictures, "data": data}, ensure_ascii=False))
        return self.scratch.share("bundle/survey", program)

    def write_sources(self, made, files, request):
        """Writes what is known of the files for the program: the report, which file is which, and what was left out."""
        called = {place: files.called(path) for build in made for place, path in build.paths.items()}
        known = {**self._report, "leftOut": files.left_out,
                 "engine": self.engine_state() + ("" if request.optimizes else UNOPTIMIZED),
                 "cuts": [{"file": files.called(cut["file"]), "line": cut["line"], "within": cut["within"]}
                          for build in made for cut in build.cuts],
                 "files": [{"file": called[place], "name": "/".join(place.split(os.sep)[-2:])} for place in called]}
        for key, found in self._report.items():
            if key != "files" and isinstance(found, list) and found and isinstance(found[0], dict):
                known[key] = [{**each, "file": called[each["file"]]} for each in found if each["file"] in called]
        return self.scratch.write("sources.json", json.dumps(known, ensure_ascii=False))
