# SPDX-License-Identifier: Apache-2.0
"""The package around the user's files: links to them, and a program that surveys what is in them."""
import collections
import hashlib
import json
import os

from .compiler import PREVIEW_FLAGS, Compiler, found_in, last_line
from .processes import run
from .source_reader import ROOT, without_imports
from .talk import BadInput, note, shown

SCREENS = "Sources/Screens"
# What is put among the screens that speak of it.
NO_NETWORK = os.path.join(ROOT, "Sources", "SurveyedScreens", "NoNetwork.swift")
MANIFEST = """// swift-tools-version: 6.2
// Of engine {engine}: the build is planned anew when files come or go.
import PackageDescription

let products: [Target.Dependency] = ["SwiftUI", "Combine", "HeadlessViews", "BenchmarkHarness", "BenchmarkCommands"]
  .map {{ .product(name: $0, package: "swift-view-benchmark") }}

let package = Package(
  name: "survey",
  dependencies: [.package(name: "swift-view-benchmark", path: {root})],
  targets: [
    // What screens are built against, before anything is known of them.
    .target(name: "Engine", dependencies: products),
    .target(
      name: "Screens", dependencies: ["Engine"] + products,
      swiftSettings: [
        .swiftLanguageMode(.v5),
        // An app's own entry point is not the program's; and without a flag for testing the optimiser leaves out what
        // nobody calls, such as a preview. What stops says why, as in the debug builds that previews are made of.
        .unsafeFlags([
          {flags}
        ]),
      ]),
    .executableTarget(name: "survey", dependencies: ["Engine", "Screens"] + products),
  ]
)
"""
SCREEN_FLAGS = ["-enable-testing", "-assert-config", "Debug", "-Xfrontend", "-entry-point-function-name", "-Xfrontend",
                "screens_main"]
PROGRAM = """import BenchmarkCommands
import BenchmarkHarness
import Screens

BenchmarkCommand.main(catalog: .previews)
"""


def literal(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def engine_digest():
    """Stands for the names of the engine's files."""
    names = sorted(os.path.relpath(os.path.join(base, name), ROOT)
                   for base, _, files in os.walk(os.path.join(ROOT, "Sources")) for name in files)
    return hashlib.sha256("\n".join(names).encode("utf-8", "surrogateescape")).hexdigest()[:16]


# What counts, and what decides whether a body ran in vain: what two states of it say is not comparable.
COUNTING = ("BenchmarkHarness", "BenchmarkResults", "CJemalloc", "CMeasurement", "Combine", "DependencyGraph", "EngineBase",
            "HeadlessViews", "LayoutEngine", "MacroExpansion", "SurveyedScreens", "SwiftUI", "ViewMacros")


def engine_state():
    """Stands for what the engine's files say."""
    state = hashlib.sha256()
    for target in COUNTING:
        for base, folders, files in os.walk(os.path.join(ROOT, "Sources", target)):
            folders.sort()
            for name in sorted(files):
                if name.endswith((".swift", ".c", ".h")):
                    with open(os.path.join(base, name), "rb") as file:
                        state.update(name.encode("utf-8", "surrogateescape") + b"\0" + file.read() + b"\0")
    return state.hexdigest()[:12]


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


class Package:
    def __init__(self, scratch, lock, environment):
        self.scratch, self._lock, self._environment = scratch, lock, environment
        self.bin = None
        self._begin()
        flags = ", ".join(map(literal, SCREEN_FLAGS + PREVIEW_FLAGS))
        scratch.write("Package.swift", MANIFEST.format(
            root=literal(ROOT), flags=flags, engine=engine_digest()))
        scratch.write("Sources/Engine/Engine.swift", "// What screens are built against.\n")
        scratch.write("Sources/survey/main.swift", PROGRAM)

    def _begin(self):
        """Knows nothing yet: no module that is missing (what imports it is tried without), no line of such an import."""
        self._missing, self._cut = set(), collections.defaultdict(set)
        self.scratch.folder(SCREENS)

    def _swift(self, *words):
        # Package.swift reads SURVEY_BUILD: what does not measure is built unoptimized.
        return run(["swift", "build", "-c", "release", "--package-path", self.scratch.path, *words],
                   environment={**self._environment, "SURVEY_BUILD": "1"}, lock=self._lock)

    def _fail(self, what, result):
        if self.scratch.is_full() or "No space left on device" in result.stdout + result.stderr:
            raise BadInput(f"{what}: no space left in {shown(self.scratch.path)}")
        lines = (result.stdout + result.stderr).strip().split("\n")
        errors = [line for line in lines if "error:" in line]
        raise BadInput(f"{what}:\n" + "\n".join((errors or lines)[-10:]))

    def build_engine(self):
        if not os.path.isdir(os.path.join(self.scratch.path, ".build", "release")):
            note("building the engine, which takes a few minutes the first time")
        # A target needs a file.
        if not os.listdir(os.path.join(self.scratch.path, SCREENS)):
            self.scratch.write(f"{SCREENS}/Views.swift", "")
        result = self._swift("--target", "Engine")
        if result.returncode != 0:
            self._fail("the engine cannot be built", result)
        self.bin = self._swift("--show-bin-path").stdout.strip()

    def _build(self, _):
        """Builds the program of the files in the folder of screens: how that ended, and where the program is."""
        return self._swift("--product", "survey"), os.path.join(self.bin, "survey")

    def engine_state(self):
        return engine_state()

    def _link(self, files, names, imports, own):
        """Makes the folder of screens hold links to these files, and nothing else but these of its own."""
        self.scratch.keep_only(SCREENS, {names[path] for path in files.swift} | {names[name] for name in own})
        paths = {}
        for path in files.swift:
            data, _ = files.texts[path]
            usable = without_imports(data, imports.get(path, []), self._missing.__contains__)
            if self._cut[path]:
                usable = b"\n".join(b"" if number in self._cut[path] else line
                                    for number, line in enumerate(usable.split(b"\n"), 1))
            name = f"{SCREENS}/{names[path]}"
            if usable == data:
                paths[self.scratch.link(name, os.path.abspath(path))] = path
            else:
                paths[self.scratch.write(name, usable.decode("utf-8", "surrogateescape"))] = path
        return paths

    def _write_views(self, candidates, names):
        """Writes previews of views; by the line that each stands on."""
        lines = ["// Views that need no arguments, as previews of their own.", "import SwiftUI", ""]
        places = {}
        for number, (path, name, line) in enumerate(candidates):
            parts = name.split(".")
            begin = len(lines)
            lines += [
                f"nonisolated struct SurveyedView{number}: HeadlessViews.PreviewRegistry {{",
                f"  static var fileID: String {{ {literal('Screens/' + names[path])} }}",
                f"  static var line: Int {{ {line} }}",
                "  static var column: Int { 1 }",
                "  @MainActor static func makePreview() -> HeadlessViews.Preview {",
                f"    HeadlessViews.Preview({literal(parts[-1])}) {{ {'.'.join(f'`{part}`' for part in parts)}() }}",
                "  }", "}", ""]
            for index in range(begin, len(lines)):
                places[index + 1] = (path, name, line)
        return self.scratch.write(f"{SCREENS}/{names['Views.swift']}", "\n".join(lines) + "\n"), places

    def build(self, files, report, every_view):
        """Builds the program of the files that compile; files and views that do not are left out, until the rest does."""
        summaries = {summary["file"]: summary for summary in report["files"]}
        imports = {path: summary["imports"] for path, summary in summaries.items()}
        candidates = [(path, view["name"], view["line"]) for path, summary in summaries.items()
                      if every_view or not summary["hasPreview"] for view in summary["views"]]
        # What is generated takes names that are left.
        names = names_for(files.swift)
        for own in ("Views.swift", "NoNetwork.swift"):
            names[own] = names_for([*names.values(), f"/{own}"])[f"/{own}"]
        has_network_file = any("URLSession" in files.texts[path][1] for path in files.swift)
        compiler = Compiler(self.bin, self._environment)
        # All at once, as far as it is known what is imported: the compiler names one of each file at a time.
        self._say_missing(compiler.missing_modules(
            {each["module"] for found in imports.values() for each in found},
            lambda text: self.scratch.write("tmp/Probe.swift", text)))
        while files.swift:
            candidates = [c for c in candidates if c[0] in files.swift]
            paths = self._link(files, names, imports, ("Views.swift", "NoNetwork.swift"))
            generated, places = self._write_views(candidates, names)
            network = f"{SCREENS}/{names['NoNetwork.swift']}"
            if has_network_file:
                with open(NO_NETWORK, encoding="utf-8") as file:
                    network = self.scratch.write(network, file.read())
            else:
                self.scratch.remove(network)
            found = compiler.errors([*paths, generated, *([network] if has_network_file else [])])
            if network in found:
                # Somebody has made the same, or the toolchain knows other names.
                note(f"requests are not answered here: {found[network][0][2]}")
                has_network_file = False
                continue
            if not found:
                result, program = self._build([*paths, generated, *([network] if has_network_file else [])])
                if result.returncode == 0:
                    files.names = names
                    return program
                # What only a later part of the compiler finds, such as a path without a value.
                found = found_in(result.stdout + result.stderr, {*paths, generated})
                if not found:
                    self._fail("the screens cannot be built", result)
            if self._drop_imports(found, paths, bool(imports)):
                continue
            wrong = {places[line] for line, _, _ in found.get(generated, []) if line in places}
            if generated in found and not wrong:
                line, _, message = found[generated][0]
                raise BadInput(f"{generated}:{line}: {message}")
            candidates = [c for c in candidates if c not in wrong]
            for path, problems in found.items():
                if path == generated:
                    continue
                line, column, message = problems[0]
                more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
                files.leave_out(paths[path], message + more, line, column)
                files.swift.remove(paths[path])
        raise BadInput("no file is left that compiles")

    def _drop_imports(self, found, paths, is_read):
        """Notes which modules are not there; whether there is one that was not known."""
        missing = set()
        for path, problems in found.items():
            for line, _, message in problems:
                if path in paths and message.startswith("no such module '"):
                    missing.add(message.split("'")[1])
                    # Nobody has said where imports stand, then this line is all that is known.
                    if not is_read and line not in self._cut[paths[path]]:
                        self._cut[paths[path]].add(line)
                        self._missing.discard(message.split("'")[1])
        return self._say_missing(missing)

    def _say_missing(self, modules):
        new = modules - self._missing
        if new:
            note(f"tried without imports of what is not there: {', '.join(sorted(new))}")
        self._missing |= modules
        return bool(new)

    def bundle(self, program, data):
        """Puts the program where it finds copies of these files in its bundle; a screen that changes one changes a copy."""
        self.scratch.remove("bundle")
        for name, path in data.items():
            self.scratch.copy(f"bundle/{name}", path)
        return self.scratch.share("bundle/survey", program)

    def write_sources(self, report, files):
        """Writes what is known of the files for the program: the report, which file is which, and what was left out."""
        kept = set(files.swift)
        known = {**report, "leftOut": files.left_out, "engine": self.engine_state(),
                 "files": [{"file": files.called(path), "name": f"Screens/{files.names[path]}"} for path in files.swift]}
        for key in ("types", "calls", "modifiers", "branches", "writes", "controls"):
            known[key] = [{**each, "file": files.called(each["file"])} for each in report[key] if each["file"] in kept]
        return self.scratch.write("sources.json", json.dumps(known, ensure_ascii=False))
