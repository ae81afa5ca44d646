# SPDX-License-Identifier: Apache-2.0
import os
import unittest

from .support import FolderTest

from surveying import pbxproj, xcode  # noqa: E402
from surveying.talk import BadInput  # noqa: E402

# Two targets and a test, one of whose folders is a target's as it lies on disk.
PROJECT = """// !$*UTF8*$!
{
  archiveVersion = 1;
  objects = {
    P = {isa = PBXProject; buildConfigurationList = PC; mainGroup = G; projectDirPath = ""; targets = (A, W, T, S); };
    PC = {isa = XCConfigurationList; buildConfigurations = (PD); };
    PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
    G = {isa = PBXGroup; children = (F1, F2, V, SG); sourceTree = "<group>"; };
    F1 = {isa = PBXFileReference; path = "Café View.swift"; sourceTree = "<group>"; };
    F2 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
    V = {isa = PBXVariantGroup; children = (VE); name = Localizable.strings; sourceTree = "<group>"; };
    VE = {isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
    SG = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; exceptions = (E, E2); };
    E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.swift, Old); target = S; };
    E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("Deep/Both.swift", "/Localized: Deep/A.strings");
          target = W; };
    A = {isa = PBXNativeTarget; name = "My App"; buildPhases = (AS); buildConfigurationList = AC;
         productType = "com.apple.product-type.application"; };
    AS = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
    B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
    B3 = {isa = PBXBuildFile; fileRef = V; };
    AC = {isa = XCConfigurationList; buildConfigurations = (AR, AD); };
    AR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 4.2; }; };
    AD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 6.0;
          SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG BETA"; }; };
    W = {isa = PBXNativeTarget; name = Watch; buildPhases = (); buildConfigurationList = WC;
         productType = "com.apple.product-type.application"; };
    WC = {isa = XCConfigurationList; buildConfigurations = (WD); };
    WD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = watchos; SWIFT_ENABLE_BARE_SLASH_REGEX = NO; }; };
    S = {isa = PBXNativeTarget; name = Kit; buildPhases = (); fileSystemSynchronizedGroups = (SG);
         productType = "com.apple.product-type.framework"; };
    T = {isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test"; };
  };
  rootObject = P;
}
"""


class Reading(unittest.TestCase):
    def test_a_property_list_is_what_it_says(self):
        text = '{ a = (1, "b \\"c\\"\\n", <0f 1e>,); /* why */ "d-e" = { f.g = h/i; }; // end\n }'
        self.assertEqual(pbxproj.parse(text), {"a": ["1", 'b "c"\n', "0f 1e"], "d-e": {"f.g": "h/i"}})

    def test_what_is_cut_anywhere_is_refused_with_its_line(self):
        for end in range(30, len(PROJECT) - 3, 37):
            with self.assertRaises(BadInput) as caught:
                pbxproj.parse(PROJECT[:end])
            self.assertRegex(str(caught.exception), r"^line \d+: ")

    def test_what_nests_without_end_is_refused(self):
        with self.assertRaises(BadInput):
            pbxproj.parse("(" * 100_000)


class Targets(FolderTest):
    def setUp(self):
        super().setUp()
        self.make("App.xcodeproj/project.pbxproj", PROJECT)
        for name in ("Shared/Card.swift", "Shared/Info.swift", "Shared/Old/Old.swift", "Shared/Deep/Both.swift",
                     "Shared/Deep/en.lproj/A.strings", "Shared/Deep/de.lproj/A.strings", "Shared/Deep/de.lproj/B.strings"):
            self.make(name)
        self.targets = {module.name: (module, systems) for module, systems in xcode.Project(self.path("App.xcodeproj")).targets()}

    def names(self, target):
        return [os.path.relpath(path, self.folder) for path in self.targets[target][0].paths]

    def resources(self, target):
        return [os.path.relpath(path, self.folder) for path in self.targets[target][0].resources]

    def test_each_target_but_tests_has_the_files_of_its_phases(self):
        self.assertEqual(list(self.targets), ["My App", "Watch", "Kit"])
        self.assertEqual(self.names("My App"), ["Café View.swift", "Gone.swift"])
        self.assertEqual(self.resources("My App"), ["en.lproj/Localizable.strings"])

    def test_a_folder_is_a_targets_but_for_its_exceptions_and_gives_others_theirs(self):
        self.assertEqual(self.names("Kit"), ["Shared/Card.swift", "Shared/Deep/Both.swift"])
        self.assertEqual(self.names("Watch"), ["Shared/Deep/Both.swift"])

    def test_an_exception_of_a_file_with_a_text_for_each_language_means_all_of_them(self):
        self.assertEqual(sorted(self.resources("Watch")),
                         ["Shared/Deep/de.lproj/A.strings", "Shared/Deep/en.lproj/A.strings"])

    def test_a_target_is_compiled_as_its_debug_build_says(self):
        app, systems = self.targets["My App"]
        self.assertEqual((app.language, app.is_main_actor, app.conditions, systems), ("6", True, ["BETA"], ["iOS"]))
        self.assertEqual((self.targets["Kit"][0].language, self.targets["Watch"][1]), ("5", ["watchOS"]))

    def test_regular_expressions_stand_between_slashes_unless_a_target_says_otherwise(self):
        self.assertEqual([self.targets[name][0].features for name in ("My App", "Kit", "Watch")],
                         [["BareSlashRegexLiterals"], ["BareSlashRegexLiterals"], []])

    def test_a_project_without_a_target_is_none(self):
        for text in ("", "{}", "{ objects = (); }", "{ objects = {}; rootObject = P; }", "<?xml?>"):
            self.make("Bad.xcodeproj/project.pbxproj", text)
            with self.assertRaises(BadInput):
                xcode.Project(self.path("Bad.xcodeproj"))


del FolderTest
