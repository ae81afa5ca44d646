# SPDX-License-Identifier: Apache-2.0
import os
import subprocess

from .support import ROOT, FolderTest

# A toolchain whose programs say how they are called.
SWIFT = """#!/bin/sh
[ "$1" = --version ] && { echo "Swift of the test"; exit 0; }
while [ $# -gt 0 ]; do [ "$1" = --package-path ] && folder=$2; [ "$1" = --show-bin-path ] && show=yes; shift; done
[ -n "${show:-}" ] && { echo "$folder/.build/release"; exit 0; }
[ "$(cat "$folder/state")" = broken ] && { echo "error: planted"; exit 1; }
mkdir -p "$folder/.build/release"
cat >"$folder/.build/release/benchmarks" <<END
#!/bin/sh
state=$(cat "$folder/state")
case \\$1 in
  run) [ \\$state = crash ] && exit 9; echo "\\$state.record"; exit 1 ;;
  gate) echo "\\$*"; exit $FAKE_GATE ;;
esac
END
chmod +x "$folder/.build/release/benchmarks"
"""


class Counts(FolderTest):
    """One commit's counts against another's, with a toolchain that compiles nothing."""

    def setUp(self):
        super().setUp()
        self.make("app/Package.swift")
        self.make("app/.gitignore", ".build\n")
        self.make("toolchain/swift", SWIFT)
        os.chmod(self.path("toolchain/swift"), 0o755)
        self.git("init", "--quiet")
        for state in ("one", "two"):
            self.commit(state)

    def git(self, *words):
        names = {f"GIT_{role}_{what}": "tests" for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
        subprocess.run(["git", "-C", self.path("app"), *words], check=True, capture_output=True, env={**os.environ, **names})

    def commit(self, state):
        self.make("app/state", state)
        self.git("add", "-A")
        self.git("commit", "--quiet", "-m", state)

    def compare(self, *words, gate=0):
        environment = {**os.environ, "FAKE_GATE": str(gate),
                       "PATH": self.path("toolchain") + ":" + os.environ["PATH"]}
        return subprocess.run([os.path.join(ROOT, "scripts", "compare-commits"), "--product", "benchmarks", *words], text=True,
                              cwd=self.path("app"), env=environment, capture_output=True, timeout=60)

    def test_the_gate_judges_and_its_verdict_is_written_in_every_format(self):
        for gate, changes in ((0, 0), (1, 1), (5, 1)):
            result = self.compare("--counts", "--format", "github", "--reports", "out", "HEAD~1", "HEAD", gate=gate)
            self.assertEqual(result.returncode, gate, result.stderr)
            self.assertEqual(result.stdout, "gate two.record --against one.record --format github\n")
            self.assertEqual(self.text("app/out/gate.md"), f"<!-- view-benchmark gate changes={changes} -->\n"
                             "gate two.record --against one.record --format markdown\n")
            self.assertEqual(self.text("app/out/gate.xml"), "gate two.record --against one.record --format junit\n")
            self.assertEqual(self.text("app/out/gate.json"), "gate two.record --against one.record --format json\n")

    def test_a_run_without_a_record_ends_it(self):
        self.commit("crash")
        self.assertEqual(self.compare("--counts", "HEAD~1", "HEAD").returncode, 9)

    def test_bad_usage_is_one_line(self):
        self.commit("broken")
        for words in (["--format", "json", "HEAD"], ["--reports"], ["--counts", "nowhere"]):
            result = self.compare(*words)
            self.assertEqual((result.returncode, result.stdout, result.stderr.count("\n")), (2, "", 1), result.stderr)
        self.assertEqual(self.compare("--counts", "HEAD~1", "HEAD").returncode, 2)


del FolderTest
