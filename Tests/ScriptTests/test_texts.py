# SPDX-License-Identifier: Apache-2.0
import json
import plistlib
import struct

from .support import FolderTest

from surveying import pictures, string_symbols, texts  # noqa: E402
from surveying.assets import data_files  # noqa: E402
from surveying.modules import Module  # noqa: E402
from surveying.talk import BadInput  # noqa: E402

CATALOG = {"sourceLanguage": "de", "version": "1.0", "strings": {
    "greeting": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo, %@"}},
                                   "en": {"stringUnit": {"state": "translated", "value": "Hello, %@"}}}},
    "count": {"localizations": {"de": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld Ding"}},
                                                                 "other": {"stringUnit": {"value": "%lld Dinge"}}}}}}},
    "Plain": {}, "Other": {"localizations": {"en": {"stringUnit": {"value": "another"}}}}}}


class Texts(FolderTest):
    def tables(self, region="en", **files):
        resources = [self.make(name.replace("__", "/").replace("_", "."), text) for name, text in files.items()]
        self.told = []
        module = Module(name="App", paths=[], resources=resources, region=region)
        return texts.tables([module], lambda path, reason: self.told.append(reason))

    def test_a_table_of_strings(self):
        text = '/* why */\n"a.title" = "A \\"title\\"\\n";\n// more\nplain = "b";\n'
        self.assertEqual(self.tables(Localizable_strings=text), {"Localizable": {"a.title": 'A "title"\n', "plain": "b"}})

    def test_whichever_encoding(self):
        path = self.make("Localizable.strings")
        for data in ('"k" = "ä";'.encode("utf-16"), b'\xef\xbb\xbf"k" = "\xc3\xa4";', plistlib.dumps({"k": "ä"}),
                     plistlib.dumps({"k": "ä"}, fmt=plistlib.FMT_BINARY)):
            with open(path, "wb") as file:
                file.write(data)
            self.assertEqual(texts.table(path), {"k": "ä"}, data)

    def test_the_language_that_it_is_developed_in(self):
        files = {f"{name}__Localizable_strings": f'"k" = "{name}";' for name in ("en.lproj", "fr.lproj", "Base.lproj")}
        files = {name.replace(".lproj", "_lproj"): text for name, text in files.items()}
        self.assertEqual(self.tables("fr", **files)["Localizable"], {"k": "fr.lproj"})
        self.assertEqual(self.tables("sv", **files)["Localizable"], {"k": "Base.lproj"})

    def test_a_catalogue_in_its_own_language(self):
        found = self.tables(Localizable_xcstrings=json.dumps(CATALOG))
        self.assertEqual(found, {"Localizable": {"greeting": "Hallo, %@", "count": "%lld Dinge"}})

    def test_what_cannot_be_read_is_told_and_the_rest_is_there(self):
        found = self.tables(A_xcstrings="{", B_xcstrings="[]", C_strings='"k" = ', D_strings="<?xml version='1.0'?><plist", Localizable_strings='"k" = "v";')
        self.assertEqual(found, {"Localizable": {"k": "v"}})
        self.assertEqual(len(self.told), 4)
        with self.assertRaises(BadInput):
            texts.table(self.path("nowhere.strings"))

    def test_places_for_values(self):
        self.assertEqual(texts.forms({"%lld of %@": "%2$@: %1$lld", "100%": "100 %", "%@%%": "%@ per cent", "%.2f": "about %.1f!"}), {
            "%@ of %@": {"parts": ["", ": ", ""], "order": [1, 0]}, "100%": {"parts": ["100 %"], "order": []},
            "%@%%": {"parts": ["", " per cent"], "order": [0]}, "%@": {"parts": ["about ", "!"], "order": [0]}})

    def test_foundation_reads_what_is_written(self):
        path = self.make("T.strings", texts.written({'a "b"': "c\nd", "ü": "\\"}))
        self.assertEqual(texts.table(path), {'a "b"': "c\nd", "ü": "\\"})

    def test_a_place_with_a_name_is_a_place(self):
        path = self.make("T.xcstrings", json.dumps({"strings": {"Day %lld": {"localizations": {"en": {"stringUnit": {
            "value": "Day %1$(number)lld of %(all)@"}}}}}}))
        self.assertEqual(texts.catalog(path), {"Day %lld": "Day %1$lld of %@"})


class Symbols(FolderTest):
    def members(self, strings, mentioned, declared=()):
        entries = {key: {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": text}}}}
                   for key, text in strings.items()}
        entries["Extracted"] = {"localizations": {"en": {"stringUnit": {"value": "From code"}}}}
        path = self.make("Localizable.xcstrings", json.dumps({"strings": entries}))
        other = self.make("Other.xcstrings", json.dumps({"strings": entries}))
        code = string_symbols.code(string_symbols.tables([path, other]), mentioned, set(declared))
        return [line.strip().removeprefix("nonisolated static ") for line in code.splitlines() if "nonisolated" in line]

    def test_a_text_added_by_hand_has_a_name(self):
        members = self.members({"Alert.log out": "Log \"out\"?", "in": "In", "Unused": "Unused", "taken": "Taken"},
                               {"alertLogOut", "in", "extracted", "taken"}, [("LocalizedStringResource", "taken")])
        self.assertEqual(members, [
            'var alertLogOut: LocalizedStringResource { LocalizedStringResource("Alert.log out", defaultValue: "Log \\"out\\"?") }',
            'var `in`: LocalizedStringResource { LocalizedStringResource("in", defaultValue: "In") }'])

    def test_values_are_arguments(self):
        members = self.members(
            {"%d min %d sec": "%lld min %lld sec", "age": "%lld years, %.1f %%", "Day %lld": "Day %1$(number)lld", "%@ of %@": "%2$@: %1$@",
             "%.1f sec": "%.1f sec", "%lld sec": "%lld sec", "many": "%#@count@", "one": "%2$@"},
            {"minSec", "age", "day", "of", "sec", "many", "one"})
        self.assertEqual(members, [
            'func sec(_ arg1: Double) -> LocalizedStringResource { "\\(arg1, specifier: "%.1f") sec" }',
            'func of(_ arg1: String, _ arg2: String) -> LocalizedStringResource { "\\(arg2): \\(arg1)" }',
            'func minSec(_ arg1: Int, _ arg2: Int) -> LocalizedStringResource { "\\(arg1) min \\(arg2) sec" }',
            'func sec(_ arg1: Int) -> LocalizedStringResource { "\\(arg1) sec" }',
            'func day(number arg1: Int) -> LocalizedStringResource { "Day \\(arg1)" }',
            'func age(_ arg1: Int, _ arg2: Double) -> LocalizedStringResource { "\\(arg1) years, \\(arg2, specifier: "%.1f") %" }'])

    def test_without_names_there_is_no_code(self):
        self.assertEqual(self.members({"a": "b"}, set()), [])
        self.assertEqual(string_symbols.code([self.make("Localizable.xcstrings", "{")], {"a"}, set()), "")


def png(width, height):
    return b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + struct.pack(">II", width, height) + b"\x08\x06\0\0\0"


class Pictures(FolderTest):
    def write(self, name, data):
        path = self.make(name)
        with open(path, "wb") as file:
            file.write(data)
        return path

    def test_each_kind_says_its_size(self):
        jpeg = b"\xff\xd8\xff\xe0\0\x04ab\xff\xc0\0\x11\x08" + struct.pack(">HH", 30, 40) + b"\x03" + bytes(20)
        for data, size in ((png(20, 10), (20, 10)), (jpeg, (40, 30)), (b"GIF89a" + struct.pack("<HH", 5, 6), (5, 6)),
                           (b"%PDF-1.4\n/MediaBox [0 0 24 12.5]", (24, 12.5)), (b'<svg width="8px" height="9">', (8, 9)),
                           (b'<?xml?><svg viewBox="0 0 7 6" fill="none">', (7, 6)), (b'<svg width="100%" height="9">', None),
                           (b"\x89PNG\r\n\x1a\n", None), (png(0, 5), None), (b"", None)):
            self.assertEqual(pictures.size(self.write("picture", data)), size, data)

    def test_points_are_pixels_by_the_scale(self):
        images = [{"idiom": "universal", "scale": "1x"}, {"filename": "a@2x.png", "scale": "2x"}, {"filename": "a@3x.png", "scale": "3x"},
                  {"filename": "dark.png", "scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]
        self.make("Assets.xcassets/Group/photo.imageset/Contents.json", json.dumps({"images": images}))
        self.write("Assets.xcassets/Group/photo.imageset/a@2x.png", png(40, 20))
        self.write("Assets.xcassets/Group/photo.imageset/a@3x.png", png(61, 31))
        self.make("Assets.xcassets/empty.imageset/Contents.json", "{")
        self.assertEqual(pictures.sizes([self.path("Assets.xcassets")]), {"photo": [20, 10]})

    def test_a_group_that_is_a_namespace_stands_before_the_name(self):
        self.make("Assets.xcassets/nav/Contents.json", json.dumps({"properties": {"provides-namespace": True}}))
        self.make("Assets.xcassets/nav/home.imageset/Contents.json", json.dumps({"images": [{"filename": "a.png", "scale": "1x"}]}))
        self.write("Assets.xcassets/nav/home.imageset/a.png", png(4, 3))
        self.make("Assets.xcassets/nav/Old v1.2/feed.dataset/Contents.json", json.dumps({"data": [{"filename": "feed.json"}]}))
        self.make("Assets.xcassets/nav/Old v1.2/feed.dataset/feed.json", "[]")
        self.make("Assets.xcassets/gone.dataset/Contents.json", json.dumps({"data": [{"filename": "gone.json"}]}))
        catalogs = [self.path("Assets.xcassets")]
        self.assertEqual(pictures.sizes(catalogs), {"nav/home": [4, 3]})
        self.assertEqual(data_files(catalogs), {"nav/feed": self.path("Assets.xcassets/nav/Old v1.2/feed.dataset/feed.json")})


del FolderTest
