# SPDX-License-Identifier: Apache-2.0
import os
import subprocess

from .support import SCREEN, FolderTest, ToolchainTest

from surveying.revisions import Repository  # noqa: E402
from surveying.scratch import Scratch  # noqa: E402
from surveying.talk import BadInput  # noqa: E402


class RepositoryTest(FolderTest):
    def git(self, *words):
        names = {f"GIT_{role}_{what}": "tests" for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
        return subprocess.run(["git", "-C", self.path("app"), *words], check=True, capture_output=True, text=True,
                              env={**os.environ, **names}).stdout.strip()

    def commit(self, message):
        self.git("add", "-A")
        self.git("commit", "--quiet", "-m", message)

    def setUp(self):
        super().setUp()
        self.make("app/Sources/Card.swift", SCREEN.format("Card"))
        self.git("init", "--quiet")
        self.commit("first")
        self.make("app/Sources/Card.swift", SCREEN.format("Other"))
        self.make("app/Late/Late.swift", SCREEN.format("Late"))
        self.commit("second")


class Trees(RepositoryTest):
    def test_a_tree_has_the_files_of_a_commit_under_the_users_names_and_is_gone_afterwards(self):
        scratch = Scratch(self.path("scratch"), False)
        hook = self.make("app/.git/hooks/post-checkout", f"#!/bin/sh\ntouch {self.path('hooked')}\n")
        os.chmod(hook, 0o755)
        before = self.content("app/Sources")
        repository = Repository([self.path("app/Sources")])
        with repository.tree(scratch, repository.commit("HEAD~1")) as tree:
            path = os.path.join(tree.paths[0], "Card.swift")
            with open(path, encoding="utf-8") as file:
                self.assertIn("struct Card", file.read())
            self.assertEqual(tree.called(path), self.path("app/Sources/Card.swift"))
            self.assertEqual(len(self.git("worktree", "list").split("\n")), 2)
        self.assertEqual(self.git("worktree", "list").count("\n"), 0)
        self.assertEqual(os.listdir(self.path("scratch/revisions")), [])
        self.assertFalse(os.path.exists(self.path("hooked")))
        self.assertEqual(self.content("app/Sources"), before)

    def test_what_was_left_by_a_run_that_was_killed_is_replaced(self):
        scratch = Scratch(self.path("scratch"), False)
        repository = Repository([self.path("app")])
        self.git("worktree", "add", "--quiet", "--detach", self.path("scratch/revisions/tree"))
        with repository.tree(scratch, repository.commit("HEAD")) as tree:
            self.assertTrue(os.path.exists(os.path.join(tree.path, "Sources/Card.swift")))
        self.assertEqual(self.git("worktree", "list").count("\n"), 0)

    def test_paths_are_of_one_repository(self):
        self.make("elsewhere/A.swift")
        with self.assertRaisesRegex(BadInput, "in no git repository"):
            Repository([self.path("elsewhere")])
        with self.assertRaisesRegex(BadInput, "in another repository"):
            Repository([self.path("app"), self.path("elsewhere")])


class Asking(RepositoryTest, ToolchainTest):
    def test_bad_input_is_one_line_and_nothing_is_left(self):
        for words, message in (
                (["--against", "nowhere", "app"], "there is no revision 'nowhere'; fetch it, or check the name"),
                (["--against", "--all", "app"], "there is no revision '--all'"),
                (["--against", "HEAD", "scratch"], "scratch: no such file or folder"),
                (["--bisect", "HEAD", "--step", "a/b", "app"], "--bisect needs two revisions, the good one first"),
                (["--bisect", "HEAD~1..HEAD", "app"], "--bisect needs the step that became worse"),
                (["--bisect", "HEAD..HEAD~1", "--step", "a/b", "app"], "'HEAD' is no ancestor of 'HEAD~1'"),
                (["--bisect", "x..HEAD", "--step", "a/b", "app"], "there is no revision 'x'"),
                (["--bisect", "HEAD~1..HEAD", "--step", "a/b", "--format", "json", "app"], "leave out --against"),
                (["--step", "a/b", "app"], "--step goes with --bisect"),
                (["--reports", "r", "--format", "csv", "app"], "--reports has no room")):
            code, lines = self.survey("--scratch", "scratch", *words)
            self.assertEqual((code, len(lines)), (2, 1), (words, lines))
            self.assertIn(message, lines[0])
            self.assertFalse(os.path.exists(self.path("scratch")))
        self.assertEqual(self.git("worktree", "list").count("\n"), 0)

    def test_a_folder_that_was_not_there_and_a_revision_that_does_not_build_leave_nothing(self):
        code, lines = self.survey("--scratch", "scratch", "--against", "HEAD~1", "app/Late")
        self.assertEqual(code, 2)
        self.assertEqual(lines[-1], "survey: app/Late: not there at HEAD~1")
        code, lines = self.survey("--scratch", "scratch", "--against", "HEAD~1", "app", build="echo error: planted; exit 1")
        self.assertEqual(code, 2)
        self.assertIn("survey: the engine cannot be built:", lines)
        self.assertEqual(self.git("worktree", "list").count("\n"), 0)
        self.assertFalse(os.path.exists(self.path("scratch/revisions")))
        self.assertEqual(self.git("status", "--porcelain"), "")


del FolderTest, RepositoryTest, ToolchainTest
