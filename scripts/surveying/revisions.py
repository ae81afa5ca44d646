# SPDX-License-Identifier: Apache-2.0
"""Surveys of what a repository held before: against a revision, and the commit that made a step worse."""
import contextlib
import json
import os
import re
import shlex
import sys

from .processes import run
from .source_reader import ROOT
from .talk import BadInput, NoEngine, note, shown
from .telling import recorded, tell

# In the scratch folder: the files at a revision, and what was found there.
FOLDER = "revisions"
SKIP = 125


# No hook of the user's runs for what nobody checked out.
QUIETLY = ("-c", "core.hooksPath=/dev/null", "-c", "advice.detachedHead=false")


def git(folder, *words, problem=None):
    """What git prints; BadInput where it fails: the problem, or its own last line."""
    result = run(["git", "-C", folder, *QUIETLY, *words])
    if result.returncode != 0:
        raise BadInput(problem or (result.stderr.strip().split("\n") or ["git fails"])[-1])
    return result.stdout.strip()


class Repository:
    """The repository that some files and folders are in."""

    def __init__(self, paths):
        for path in paths:
            if not os.path.lexists(path):
                raise BadInput(f"{shown(path)}: no such file or folder")
        first = os.path.realpath(paths[0])
        self.root = git(first if os.path.isdir(first) else os.path.dirname(first), "rev-parse", "--show-toplevel",
                        problem=f"{shown(paths[0])}: in no git repository")
        self.places = []
        for path in paths:
            place = os.path.relpath(os.path.realpath(path), os.path.realpath(self.root))
            if place.split(os.sep)[0] == os.pardir:
                raise BadInput(f"{shown(path)}: in another repository than {shown(paths[0])}")
            self.places.append(place)
        self._paths = paths

    def git(self, *words, problem=None):
        return git(self.root, *words, problem=problem)

    def commit(self, revision):
        if revision.startswith("-"):
            raise BadInput(f"there is no revision '{shown(revision)}'")
        return self.git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}",
                        problem=f"there is no revision '{shown(revision)}'; fetch it, or check the name")

    @contextlib.contextmanager
    def tree(self, scratch, commit):
        """The files at a commit, in a folder of the survey's own; nothing is left of it."""
        tree = os.path.join(scratch.folder(FOLDER), "tree")
        self._remove(scratch, tree)
        try:
            self.git("worktree", "add", "--quiet", "--detach", "--force", tree, commit)
            yield Tree(tree, self._paths, self.places)
        finally:
            self._remove(scratch, tree)

    def _remove(self, scratch, tree):
        if os.path.lexists(tree):
            run(["git", "-C", self.root, "worktree", "remove", "--force", "--force", tree])
        scratch.remove(f"{FOLDER}/tree")
        run(["git", "-C", self.root, "worktree", "prune"])


class Tree:
    """The files of some paths as they were."""

    def __init__(self, path, user_paths, places):
        self.path = path
        self.paths = [os.path.normpath(os.path.join(path, place)) for place in places]
        self._user_paths = user_paths

    def git(self, *words):
        return git(self.path, *words)

    def check_out(self, commit):
        self.git("checkout", "--quiet", "--detach", "--force", commit)

    def called(self, path):
        """A file as the user would call it."""
        for own, user in zip(self.paths, self._user_paths):
            if path == own:
                return user
            if path.startswith(own + os.sep):
                return os.path.join(user, path[len(own) + 1:])
        return path

    def check(self, revision):
        for path in self.paths:
            if not os.path.lexists(path):
                raise BadInput(f"{shown(self.called(path))}: not there at {shown(revision)}")


def measure(builder, scratch, tree, revision, request, name=None):
    """Surveys the files of a tree: the path of the record, which is called by the name or the revision, and the program."""
    tree.check(revision)
    try:
        program, sources, _ = builder.build(builder.files(tree.paths, called=tree.called), request)
        record = recorded(builder, program, sources, request, request.screens)
    except NoEngine:
        raise  # It is of no revision.
    except BadInput as error:
        raise BadInput(f"at {shown(revision)}: {error}")
    name = re.sub(r"[^A-Za-z0-9._-]+", "-", name or revision)
    return scratch.write(f"{FOLDER}/{name}.json", record), program


class Against:
    """A survey of some paths at a revision and as they are."""

    def __init__(self, request):
        self._request = request
        self._repository = Repository(request.paths)
        self._commit = self._repository.commit(request.against)

    def run(self, builder, scratch):
        """Shows what differs, and returns the exit code."""
        request = self._request
        # Bad files of today's are told first: nothing has been built then.
        files = builder.files(request.paths, request.left_out)
        with self._repository.tree(scratch, self._commit) as tree:
            short = self._commit[:10]
            name = short if self._commit.startswith(request.against) else f"{request.against}-{short}"
            record, _ = measure(builder, scratch, tree, request.against, request, name)
        program, sources, _ = builder.build(files, request)
        return tell(builder, program, sources, request, record)


def difference(program, old, new):
    """What differs between two records."""
    result = run([program, "survey", "--record", new, "--against", old, "--format", "json"])
    return json.loads(result.stdout)


def is_worse(program, old, new, step):
    """Whether a step is worse in a new record; None where it is not there."""
    with open(new, encoding="utf-8") as file:
        if step not in steps_of(json.load(file)):
            return None
    return any(f"{each['screen']}/{each['step']}" == step and each["verdict"] in ("regressed", "failed")
               for each in difference(program, old, new)["steps"])


def steps_of(record):
    return [f"{screen['name']}/{step['name']}" for screen in record["screens"] for step in screen["steps"]]


def looked_at(commit):
    """What the record of a commit is called that a bisection has looked at."""
    return f"looked-at-{commit[:10]}"


class Bisection:
    """The search for the commit that made a step worse."""

    def __init__(self, request):
        self._request = request
        self._repository = Repository(request.paths)
        self._good, self._bad = map(self._repository.commit, request.range)
        good, bad = map(shown, request.range)
        self._repository.git("merge-base", "--is-ancestor", self._good, self._bad,
                             problem=f"'{good}' is no ancestor of '{bad}'; give GOOD..BAD")
        request.screens = [request.step.split("/")[0]]

    def run(self, builder, scratch):
        """Prints the commit and what differs since the good one, and returns the exit code."""
        request, repository = self._request, self._repository
        # What a run that was killed has left is of another engine, perhaps.
        scratch.remove(FOLDER)
        with repository.tree(scratch, self._good) as tree:
            old, program = measure(builder, scratch, tree, request.range[0], request, f"good-{self._good[:10]}")
            with open(old, encoding="utf-8") as file:
                known = steps_of(json.load(file))
            if request.step not in known:
                there = f"; there are {', '.join(known)}" if known else ""
                raise BadInput(f"no step {shown(request.step)} at {shown(request.range[0])}{there}")
            found = self._search(builder, scratch, tree, old)
            if found is None:
                return 3
            new = os.path.join(scratch.path, FOLDER, f"{looked_at(found)}.json")
            if not os.path.exists(new):
                # Every commit before the last one is good. Only then is the last one looked at: each look is a build.
                tree.check_out(found)
                new, program = measure(builder, scratch, tree, request.range[1], request, looked_at(found))
                verdict = is_worse(program, old, new, request.step)
                if not verdict:
                    state = "is not there" if verdict is None else f"is not worse than at {shown(request.range[0])}"
                    raise BadInput(f"{request.step} {state} at {shown(request.range[1])}")
        print(repository.git("show", "--no-patch", "--no-show-signature", "--format=%h %s (%an, %as)", found), flush=True)
        run([program, "survey", "--record", new, "--against", old], captures=False, environment=builder.environment)
        return 0

    def _search(self, builder, scratch, tree, good):
        """The first bad commit; None where it cannot be told."""
        request = self._request
        order = scratch.write(f"{FOLDER}/order.json", json.dumps({
            "scratch": scratch.path, "lock": builder.lock, "paths": tree.paths, "users": request.paths, "tree": tree.path,
            "step": request.step, "good": good, "every_view": request.every_view, "limits": request.limits,
            "system": request.system}))
        tree.git("bisect", "start", self._bad, self._good)
        try:
            look = shlex.join([sys.executable, os.path.join(ROOT, "scripts", "survey"), "--judge", order])
            ended = run(["git", "-C", tree.path, *QUIETLY, "bisect", "run", "sh", "-c", look], lock=builder.lock,
                        environment=builder.environment)
            if ended.returncode != 0:
                note("could not tell: some commits do not build, or have no such step: "
                     + " ".join(re.findall(r"^[0-9a-f]{40}$", ended.stdout, re.M)))
                return None
            return tree.git("rev-parse", "refs/bisect/bad")
        finally:
            tree.git("bisect", "reset", self._good)


class Order:
    """One look at the commit that a bisection has checked out."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.state = json.load(file)
        self.every_view, self.limits = self.state["every_view"], self.state["limits"]
        self.system = self.state["system"]
        self.screens = [self.state["step"].split("/")[0]]
        # Counts alone decide.
        self.optimizes = False

    def judge(self, builder, scratch):
        """The exit code that `git bisect run` reads."""
        tree = Tree(self.state["tree"], self.state["users"], [])
        tree.paths = self.state["paths"]
        try:
            new, program = measure(builder, scratch, tree, "HEAD", self, looked_at(tree.git("rev-parse", "HEAD")))
        except BadInput:
            return SKIP
        verdict = is_worse(program, self.state["good"], new, self.state["step"])
        return SKIP if verdict is None else int(verdict)
