# SPDX-License-Identifier: Apache-2.0
import contextlib
import io
import json
import os
import unittest

from .support import SCREEN, FolderTest
from .test_xcode import PROJECT

from surveying.modules import ordered  # noqa: E402
from surveying.projects import Projects  # noqa: E402
from surveying.scratch import Scratch  # noqa: E402
from surveying.user_files import UserFiles  # noqa: E402

# Says what a test has written down for a package, or that its manifest has a mistake.
SWIFT = """#!/bin/sh
while [ $# -gt 0 ]; do [ "$1" = --package-path ] && folder=$2; shift; done
[ -f "$folder/dump.json" ] && exec cat "$folder/dump.json"
echo "$folder/Package.swift:3:1: error: expected ')'" >&2
exit 1
"""


class Sorting(FolderTest):
    """What a folder's files are modules of."""

    def setUp(self):
        super().setUp()
        self.make("toolchain/swift", SWIFT)
        os.chmod(self.path("toolchain/swift"), 0o755)
        before = os.environ["PATH"]
        os.environ["PATH"] = self.path("toolchain") + ":" + before
        self.addCleanup(os.environ.__setitem__, "PATH", before)

    def sort(self, *paths, system="iOS"):
        """The names of each module's files, the project, and what was told."""
        talk = io.StringIO()
        with contextlib.redirect_stderr(talk):
            scratch = Scratch(self.path("scratch"), True)
            self.files = UserFiles([self.path(path) for path in paths or ["app"]], scratch.path)
            self.project = Projects(self.files, scratch, dict(os.environ), system)
            self.modules = self.project.modules
        names = {module.name: [os.path.basename(path) for path in module.paths] for module in self.modules}
        return names, talk.getvalue()

    def package(self, folder, targets, dependencies=(), **more):
        self.make(f"{folder}/Package.swift", "// a manifest")
        self.make(f"{folder}/dump.json", json.dumps({
            "targets": [{"name": name, "type": kind, "settings": settings} for name, kind, settings in targets],
            "dependencies": [{"fileSystem": [{"path": path}]} for path in dependencies],
            "toolsVersion": {"_version": "6.0.0"}, **more}))

    def test_a_folder_without_a_project_is_one_module(self):
        self.make("app/Card.swift", SCREEN.format("Card"))
        self.make("app/CardTests.swift", "import XCTest\n")
        names, _ = self.sort()
        self.assertEqual(names, {"Screens": ["Card.swift"]})
        self.assertEqual([what for what, _, _ in self.project.left_out], ["tests"])

    def test_targets_for_another_system_and_files_in_none_are_left_out_as_a_whole(self):
        self.make("app/App.xcodeproj/project.pbxproj", PROJECT)
        self.make("app/Café View.swift", SCREEN.format("Cafe"))
        self.make("app/Shared/Card.swift", SCREEN.format("Card"))
        self.make("app/Shared/Deep/Both.swift", SCREEN.format("Both"))
        self.make("app/Scratch.swift", SCREEN.format("Draft"))
        names, told = self.sort()
        self.assertEqual(names, {"My_App": ["Café View.swift"], "Kit": ["Card.swift", "Both.swift"]})
        self.assertEqual([(what.split("/")[0], why) for what, why, _ in self.project.left_out],
                         [("target Watch", "for watchOS"), ("files in ", "in no target")])
        self.assertIn("1 file of target My App are not there", told)

    def test_what_a_project_and_a_package_both_list_is_one_target_unless_another_imports_it(self):
        self.make("app/App.xcodeproj/project.pbxproj", PROJECT)
        self.make("app/Shared/Card.swift", SCREEN.format("Card"))
        self.make("app/Shared/Deep/Both.swift", SCREEN.format("Both"))
        self.make("app/Tool/Draft.swift", SCREEN.format("Draft"))
        self.make("app/Café View.swift", SCREEN.format("Cafe"))
        self.package("app", [("Core", "regular", []), ("Tool", "regular", [])])
        dump = json.loads(self.text("app/dump.json"))
        dump["targets"][0]["path"], dump["targets"][1]["path"] = "Shared", "Tool"
        self.make("app/dump.json", json.dumps(dump))
        names, _ = self.sort()
        self.assertEqual(list(names), ["My_App", "Kit", "Tool"])
        self.make("app/Tool/Draft.swift", "import Core\n" + SCREEN.format("Draft"))
        self.assertIn("Core", self.sort()[0])

    def test_a_file_that_was_moved_is_taken_where_it_is_the_only_one_of_its_name(self):
        self.make("app/App.xcodeproj/project.pbxproj", PROJECT)
        self.make("app/Café View.swift", SCREEN.format("Cafe"))
        self.make("app/Moved/Gone.swift", SCREEN.format("Gone"))
        names, told = self.sort()
        self.assertEqual(sorted(names["My_App"]), ["Café View.swift", "Gone.swift"])
        self.assertNotIn("of target My App are not there", told)
        self.make("app/Copy/Gone.swift", SCREEN.format("Gone"))
        self.assertEqual(self.sort()[0]["My_App"], ["Café View.swift"])

    def test_folders_without_projects_are_targets_where_each_has_an_app(self):
        text = "import SwiftUI\n@main struct {0}App: App {{ var body: some Scene {{ WindowGroup {{ Home() }} }} }}\n"
        for name in ("One", "Two Apps"):
            self.make(f"app/{name}/{name}/App.swift", text.format(name.split()[0]))
            self.make(f"app/{name}/{name}/Home.swift", SCREEN.format("Home"))
        names, told = self.sort()
        self.assertEqual(names, {"One": ["App.swift", "Home.swift"], "Two_Apps": ["App.swift", "Home.swift"]})
        self.assertRegex(told, r"app: each folder has an app of its own, and is taken for a target\n$")
        # What has none may be what they share.
        self.make("app/Shared/Card.swift", SCREEN.format("Card"))
        names, told = self.sort()
        self.assertEqual((list(names), told), (["Screens"], ""))

    def test_a_project_file_cut_in_half_is_a_line_and_each_folder_a_target(self):
        self.make("app/App.xcodeproj/project.pbxproj", PROJECT[:len(PROJECT) // 2])
        self.make("app/Main View.swift", SCREEN.format("Main"))
        self.make("app/Kit/Card.swift", SCREEN.format("Card"))
        self.make("app/KitTests/CardTests.swift", "import XCTest\n")
        names, told = self.sort()
        self.assertEqual(names, {"Kit": ["Card.swift"], "app": ["Main View.swift"]})
        self.assertRegex(told, r"App.xcodeproj/project.pbxproj: line \d+: .*; each folder beside it is taken for a target\n$")
        self.assertEqual(told.count("\n"), 1)

    def test_a_packages_targets_are_compiled_as_it_says(self):
        main_actor = {"kind": {"defaultIsolation": {"_0": "MainActor"}}}
        self.package("app", [("App", "executable", [main_actor]), ("AppTests", "test", []),
                             ("Kit", "regular", [{"kind": {"swiftLanguageMode": {"_0": "5"}}}])])
        self.make("app/Sources/App/App.swift", "import Kit\n" + SCREEN.format("Main"))
        self.make("app/Sources/Kit/Card.swift", SCREEN.format("Card"))
        self.make("app/Tests/AppTests/AppTests.swift", "import XCTest\n")
        names, _ = self.sort()
        self.assertEqual(names, {"App": ["App.swift"], "Kit": ["Card.swift"]})
        self.assertEqual([(each.language, each.is_main_actor) for each in self.modules], [("6", True), ("5", False)])
        found, circles = ordered(self.modules, self.files.texts)
        self.assertEqual(([module.name for module in found], circles), (["Kit", "App"], []))

    def test_a_manifest_that_does_not_evaluate_is_a_line_and_each_folder_of_sources_a_target(self):
        self.make("app/Package.swift", "let package = Package(")
        self.make("app/Sources/Kit/Card.swift", SCREEN.format("Card"))
        names, told = self.sort()
        self.assertEqual(names, {"Kit": ["Card.swift"]})
        self.assertTrue(told.endswith("Package.swift: its manifest does not evaluate: expected ')'; each folder of its sources "
                                      "is taken for a target\n"), told)

    def test_of_a_package_without_targets_the_folders_are_targets(self):
        self.package("app", [], dependencies=["packages/Macros"])
        self.package("app/packages/Macros", [("Macros", "regular", [])])
        self.make("app/packages/Macros/Sources/Macros/Macro.swift", "public struct Macro {}\n")
        self.make("app/Project.swift", "import ProjectDescription\n")
        self.make("app/Targets/Home/Sources/Home.swift", "import Kit\n" + SCREEN.format("Home"))
        self.make("app/Targets/Home/Tests/HomeTests.swift", "import XCTest\n")
        self.make("app/Targets/Kit/Sources/Kit.swift", "import Macros\n" + SCREEN.format("Kit"))
        names, told = self.sort()
        self.assertEqual(names, {"Macros": ["Macro.swift"], "Home": ["Home.swift"], "Kit": ["Kit.swift"]})
        self.assertRegex(told, r"Package.swift: it has no targets; each folder in .*Targets is taken for one\n$")

    def test_a_package_beside_it_is_built_where_it_is_imported_and_told_where_it_is_missing(self):
        self.package("app", [("App", "regular", [])], dependencies=["../Beside", "../Gone"])
        self.package("Beside", [("Design", "regular", []), ("Other", "regular", [])])
        self.make("app/Sources/App/App.swift", "import Design\n" + SCREEN.format("Main"))
        self.make("Beside/Sources/Design/Card.swift", SCREEN.format("Card"))
        self.make("Beside/Sources/Other/Old.swift", SCREEN.format("Old"))
        names, told = self.sort()
        self.assertEqual(names, {"App": ["App.swift"], "Design": ["Card.swift"]})
        self.assertEqual(self.files.packages, [self.path("app"), self.path("Beside")])
        self.assertIn("the package Gone that it depends on is not there\n", told)

    def test_a_package_of_the_project_takes_the_place_of_one_of_its_name(self):
        self.package("app/Kits/Network/Access", [("Access", "regular", [])], dependencies=["../Model"])
        self.package("app/Kits/Model", [("Model", "regular", [])])
        self.make("app/Kits/Network/Access/Sources/Access/Access.swift", "import Model\n" + SCREEN.format("Access"))
        self.make("app/Kits/Model/Sources/Model/Model.swift", SCREEN.format("Model"))
        for each in ("Network/Access", "Model"):
            self.make(f"app/Kits/{each}/Tests/Test.swift", "import XCTest\n")
        names, told = self.sort()
        self.assertEqual(names, {"Model": ["Model.swift"], "Access": ["Access.swift"]})
        self.assertEqual(told, "")
        self.assertEqual([(what, len(paths)) for what, _, paths in self.project.left_out if what == "tests"], [("tests", 2)])

    def test_a_checked_out_repository_is_built_where_it_is_imported(self):
        def depends(*names):
            return [{"sourceControl": [{"location": {"remote": [{"urlString": f"https://example.org/{name}"}]}}]} for name in names]

        self.package("app", [("App", "regular", [])])
        self.make("app/dump.json", json.dumps({"targets": [{"name": "App", "type": "regular"}],
                                               "dependencies": depends("Design.git", "Gone")}))
        checkouts = "app/.build/checkouts"
        self.package(f"{checkouts}/Design", [("Design", "regular", [])])
        self.make(f"{checkouts}/Design/dump.json", json.dumps({"targets": [{"name": "Design", "type": "regular"}],
                                                               "dependencies": depends("colours/")}))
        self.package(f"{checkouts}/colours", [("Colours", "regular", []), ("Unused", "regular", [])])
        self.make("app/Sources/App/App.swift", "import Design\n" + SCREEN.format("Main"))
        self.make(f"{checkouts}/Design/Sources/Design/Card.swift", "import Colours\n" + SCREEN.format("Card"))
        self.make(f"{checkouts}/colours/Sources/Colours/Red.swift", SCREEN.format("Red"))
        self.make(f"{checkouts}/colours/Sources/Unused/Old.swift", SCREEN.format("Old"))
        names, _ = self.sort()
        self.assertEqual(names, {"App": ["App.swift"], "Design": ["Card.swift"], "Colours": ["Red.swift"]})

    def test_modules_that_import_each_other_are_told(self):
        self.package("app", [("A", "regular", []), ("B", "regular", []), ("C", "regular", [])])
        for name, other in (("A", "B"), ("B", "C"), ("C", "A")):
            self.make(f"app/Sources/{name}/{name}.swift", f"import {other}\n" + SCREEN.format(name))
        self.sort()
        found, circles = ordered(self.modules, self.files.texts)
        self.assertEqual(([module.name for module in found], circles), (["C", "B", "A"], [("C", "A")]))

    def test_a_target_called_like_a_module_of_the_engine_has_another_name(self):
        self.package("app", [("SwiftUI", "regular", []), ("Two Words", "regular", [])])
        self.make("app/Sources/SwiftUI/A.swift", SCREEN.format("A"))
        self.make("app/Sources/Two Words/B.swift", SCREEN.format("B"))
        self.assertEqual(list(self.sort()[0]), ["SwiftUI_2", "Two_Words"])

    def test_ten_thousand_files_and_links_in_circles_are_sorted_in_seconds(self):
        for number in range(100):
            for index in range(100):
                self.make(f"app/Größe {number}/V{index}.swift", "import SwiftUI\n")
        os.symlink("..", self.path("app/Größe 1/round"))
        self.package("app", [("App", "regular", [])])
        os.makedirs(self.path("app/Sources/App"))
        self.make("app/Sources/App/App.swift", SCREEN.format("Main"))
        names, _ = self.sort()
        self.assertEqual(names, {"App": ["App.swift"]})
        self.assertEqual(len(self.project.left_out[0][2]), 10_000)

    @unittest.skipIf(os.geteuid() == 0, "root may read everything")
    def test_a_folder_without_permission_is_a_line(self):
        self.make("app/Card.swift", SCREEN.format("Card"))
        self.make("app/Closed/Secret.swift", SCREEN.format("Secret"))
        os.chmod(self.path("app/Closed"), 0)
        self.addCleanup(os.chmod, self.path("app/Closed"), 0o755)
        names, told = self.sort()
        self.assertEqual(names, {"Screens": ["Card.swift"]})
        self.assertIn("Closed: the folder cannot be listed: Permission denied\n", told)


del FolderTest
