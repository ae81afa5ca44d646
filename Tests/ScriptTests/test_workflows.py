# SPDX-License-Identifier: Apache-2.0
"""Workflows, as the services that run them read them."""
import os
import re
import subprocess
import unittest

from .support import ROOT, FolderTest
from .validators import python, require

PROGRAM = os.path.join(ROOT, ".build-tests", "release", "harness-fixture")


class Workflows(FolderTest):
    @classmethod
    def setUpClass(cls):
        require("check_jsonschema")

    def problems(self, kind, path):
        result = python("-m", "check_jsonschema", "--builtin-schema", f"vendor.{kind}", path)
        return "" if result.returncode == 0 else result.stdout + result.stderr

    def test_those_of_this_repository(self):
        self.assertEqual(self.problems("github-actions", os.path.join(ROOT, "action.yml")), "")
        folder = os.path.join(ROOT, ".github", "workflows")
        for name in os.listdir(folder):
            self.assertEqual(self.problems("github-workflows", os.path.join(folder, name)), "")

    def test_a_schema_says_no(self):
        self.assertNotEqual(self.problems("github-workflows", self.make("w.yml", "on: push\njobs: {a: {steps: 3}}\n")), "")

    @unittest.skipUnless(os.access(PROGRAM, os.X_OK), "scripts/test has not built the tests")
    def test_those_that_are_written(self):
        for service, kind in (("github", "github-workflows"), ("gitlab", "gitlab-ci")):
            for number, words in enumerate(([], ["--run", "it's"], ["--survey", ".", "--run", "benchmarks"])):
                file = f"{number}/{service}.yml"
                subprocess.run([PROGRAM, "init", "ci", f"--{service}", "--from", "me/it@v1", "--file", file, *words],
                               cwd=self.folder, check=True, capture_output=True)
                self.assertEqual(self.problems(kind, self.path(file)), "", self.text(file))

    def test_every_script_of_the_action_is_one(self):
        with open(os.path.join(ROOT, "action.yml"), encoding="utf-8") as file:
            scripts = re.findall(r"\n( +)run: \|\n((?:\1 .*\n|\n)+)", file.read())
        self.assertEqual(len(scripts), 5)
        for _, script in scripts:
            self.assertEqual(subprocess.run(["bash", "-n"], input=script, text=True, capture_output=True).stderr, "")


del FolderTest
