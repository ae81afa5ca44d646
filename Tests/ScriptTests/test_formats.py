# SPDX-License-Identifier: Apache-2.0
"""What the program prints for other programs, held against schemas."""
import json
import os
import re
import subprocess
import unittest

from .support import ROOT, FolderTest
from .validators import json_problems, junit_problems, sarif_problems

BUILT = os.path.join(ROOT, ".build-tests", "release")
SCHEMAS = os.path.join(ROOT, "Benchmarks", "Schemas")
ROWS = "scenario,variant,size,view,metric,unit,kind,samples,median,mad,min,max,mean,stddev,error\n"


def rows(*lines):
    return ROWS + "".join(f"a.b,{variant},{size},,body_evaluations,count,exact,3,{n},,{n},{n},,,\n"
                          for variant, size, n in lines)


@unittest.skipUnless(os.access(os.path.join(BUILT, "harness-fixture"), os.X_OK), "scripts/test has not built the tests")
class Formats(FolderTest):
    def call(self, *words, program="harness-fixture", code=0):
        result = subprocess.run([os.path.join(BUILT, program), *words], cwd=self.folder, text=True, capture_output=True,
                                timeout=300)
        self.assertEqual(result.returncode, code, result.stderr)
        return result.stdout

    def check(self, name, text):
        self.assertEqual(json_problems(text, os.path.join(SCHEMAS, f"{name}.schema.json")), "", text[:2000])

    def test_a_schema_says_no(self):
        """What checks the others can fail."""
        self.assertIn("'holds' is a required property",
                      json_problems('[{"scenario": "a", "variant": "b", "size": 1, "error": null}]',
                                    os.path.join(SCHEMAS, "verify.schema.json")))
        self.assertIn("version", sarif_problems('{"runs": []}'))
        self.assertIn("testcase", junit_problems('<testsuites><testcase name="a"/></testsuites>'))

    def test_every_verb_that_prints_json_has_a_schema(self):
        commands = re.findall(r"^  ([a-z-]+) ", self.call("--help"), re.M)
        self.assertIn("survey", commands)
        have = {name.split(".")[0].split("-")[0] for name in os.listdir(SCHEMAS)}
        for command in commands:
            if re.search(r"--format .*\bjson\b", self.call(command, "--help")):
                self.assertIn(command.split("-")[0], have)

    def test_what_there_is(self):
        self.check("list", self.call("list", "--format", "json"))
        self.check("metrics", self.call("list", "--metrics", "--format", "json"))
        self.check("doctor", self.call("doctor", "--format", "json"))

    def test_what_files_say(self):
        self.make("old.csv", rows(("x", 10, 5), ("x", 100, 50), ("y", 10, 4), ("gone", 1, 1)))
        self.make("new.csv", rows(("x", 10, 6), ("x", 100, 50), ("y", 10, 3), ("more", 1, 1)))
        self.check("compare", self.call("compare", "old.csv", "new.csv", "--all", "--format", "json"))
        gate = ["gate", "new.csv", "--against", "old.csv", "--format"]
        self.check("gate", self.call(*gate, "json", code=1))
        self.assertEqual(junit_problems(self.call(*gate, "junit", code=1)), "")
        self.check("rank", self.call("rank", "new.csv", "--metric", "body_evaluations", "--format", "json"))
        self.check("report-bencher", self.call("report", "new.csv", "--format", "json"))
        self.check("report-github-action-benchmark",
                   self.call("report", "new.csv", "--format", "github-action-benchmark"))

    def test_what_was_measured(self):
        cases = "fixture.{idle,fail-check}"
        self.check("verify", self.call("verify", cases, "--format", "json", code=1))
        self.assertEqual(junit_problems(self.call("verify", cases, "--format", "junit", code=1)), "")
        run = ["run", "fixture.count-taps", "--quick", "--no-progress"]
        self.check("run", self.call(*run, "--format", "json"))
        self.call(*run, "--output", "record")
        self.check("history", self.call("history", "record", "--format", "json"))
        case = next(f"{each['scenario']}/{each['variant']}/{each['size']}"
                    for each in json.loads(self.call("list", "fixture.count-taps", "--format", "json")))
        graph = self.call("explain", case, "--format", "json")
        self.check("explain", graph)
        self.make("graph.json", graph)
        self.check("explain-against", self.call("explain", case, "--against", "graph.json", "--format", "json"))
        self.check("trace", self.call("trace", case))
        self.check("explain-variants",
                   self.call("explain", "fixture.allocate/dropped/1", "--variant-against", "kept", "--format", "json"))

    def test_two_programs_in_turns(self):
        own = os.path.join(BUILT, "harness-fixture")
        # What five rounds decide is another thing each time.
        result = subprocess.run([own, "compare-binaries", own, own, "--filter", "fixture.idle", "--rounds", "5",
                                 "--no-progress", "--format", "json"], cwd=self.folder, text=True, capture_output=True,
                                timeout=300)
        self.assertIn(result.returncode, (0, 1, 3, 5), result.stderr)
        self.check("compare-binaries", result.stdout)

    def test_what_judges_find(self):
        result = subprocess.run([os.path.join(BUILT, "harness-fixture"), "selftest", "--filter", "fixture.idle", "--format", "json"],
                                cwd=self.folder, text=True, capture_output=True, timeout=300)
        # 3: what is timed is for a quiet machine.
        self.assertIn(result.returncode, (0, 3), result.stderr)
        self.check("selftest", result.stdout)

    def test_surveys(self):
        survey = ["survey", "--no-times", "--no-progress", "preview.previews-{closures,unwatched}", "--format"]
        report = self.call(*survey, "json", code=1)
        self.check("survey", report)
        self.make("base.json", report)
        changed = json.loads(report)
        for step in changed["screens"][0]["steps"]:
            step["counts"]["body_evaluations"] = max(0, step["counts"].get("body_evaluations", 0) - 1)
        changed["advice"] = []
        self.make("less.json", json.dumps(changed))
        told = ["survey", "--record", "base.json", "--format"]
        self.assertEqual(sarif_problems(self.call(*told, "sarif", code=1)), "")
        self.assertEqual(junit_problems(self.call(*told, "junit", code=1)), "")
        against = [*told[:-1], "--against", "less.json", "--format"]
        self.check("survey-against", self.call(*against, "json", code=1))
        self.assertEqual(sarif_problems(self.call(*against, "sarif", code=1)), "")
        self.assertEqual(junit_problems(self.call(*against, "junit", code=1)), "")
        self.make("other.json", report.replace('"engine": "', '"engine": "0.'))
        self.check("survey-against",
                   self.call("survey", "--record", "base.json", "--against", "other.json", "--format", "json", code=3))


del FolderTest
