# SPDX-License-Identifier: Apache-2.0
import plistlib
import unittest

from .support import FolderTest

from surveying.information import written  # noqa: E402
from surveying.modules import Module  # noqa: E402


class Information(FolderTest):
    def read(self, path=None, **options):
        return plistlib.loads(written(Module(name="Todo", paths=[], **options), path).encode())

    def test_each_app_has_an_identifier_and_a_version(self):
        found = self.read()
        self.assertEqual((found["CFBundleIdentifier"], found["CFBundleName"]), ("com.example.Todo", "Todo"))
        self.assertEqual((found["CFBundleShortVersionString"], found["CFBundleVersion"]), ("1.0", "1"))
        found = self.read(identifier="org.example.list", version="2.3")
        self.assertEqual((found["CFBundleIdentifier"], found["CFBundleShortVersionString"]), ("org.example.list", "2.3"))

    def test_the_own_file_is_filled_in(self):
        path = self.make("Info.plist", plistlib.dumps(
            {"CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "${PRODUCT_NAME:c99extidentifier}",
             "KEY": "$(API_KEY)", "Hosts": [{"Name": "$(TARGET_NAME).org"}], "Count": 3}).decode())
        found = self.read(path, identifier="org.example.list")
        self.assertEqual((found["CFBundleIdentifier"], found["CFBundleName"]), ("org.example.list", "Todo"))
        self.assertEqual((found["Hosts"], found["Count"], found["CFBundleVersion"]), ([{"Name": "Todo.org"}], 3, "1"))
        self.assertNotIn("KEY", found)

    def test_a_damaged_file_is_as_none(self):
        for text in ("", "<plist", "<?xml version='1.0'?><plist><array/></plist>"):
            self.assertEqual(self.read(self.make("Info.plist", text))["CFBundleName"], "Todo")


if __name__ == "__main__":
    unittest.main()
