# SPDX-License-Identifier: Apache-2.0
"""What stands on the command line."""
import functools
import json
import os

from .talk import BadInput, shown

# What a survey of everything that is saved has no room for.
NOT_WATCHED = ("--format", "--reports", "--against", "--bisect", "--output", "-o", "--print-record", "--scale", "--all", "-a")
FLAGS = {"--all", "-a", "--no-times", "--print-record", "--no-progress"}
WITH_VALUE = {"--output", "-o", "--timeout", "--memory-limit", "--page", "--scale"}
# What surveys of other revisions take over.
LIMITS = {"--timeout", "--memory-limit"}
OWN = {"--scratch", "--screen", "--format", "--reports", "--against", "--bisect", "--step", "--judge",
       "--platform"}
# What the name of the engine that counted ends with where screens were compiled without the optimizer.
UNOPTIMIZED = "-debug"
SYSTEMS = {"ios": "iOS", "macos": "macOS"}


class Request:
    def __init__(self, arguments, own_scratch):
        self.paths, self.options, self.screens = [], [], []
        self.every_view, self.scratch, self.has_own_scratch = False, own_scratch, True
        # Another state of the files: a revision, or a first and a last one and the step that they are searched for; and what a
        # bisection asks of itself.
        self.against = self.range = self.step = self.order = None
        self.limits = []
        # Whether the files are surveyed again whenever one is saved, and where the page goes then.
        self.watches, self.page = False, None
        # The system that conditions and targets are chosen for.
        self.system = "iOS"
        # How the answer is written, and the folder that it is written into in every format.
        self.format = self.reports = None
        # What is told of files that have no part in it, and whether somebody else tells the rest.
        self.left_out, self.has_answer = [], False
        rest = list(arguments)
        while rest:
            word = rest.pop(0)
            name, joined, value = word.partition("=")
            if word == "--every-view":
                self.every_view = True
            elif word == "--watch":
                self.watches = True
            elif name in WITH_VALUE | OWN:
                if not joined:
                    if not rest:
                        raise BadInput(f"{name} needs a value")
                    value = rest.pop(0)
                if name == "--scratch":
                    self.scratch, self.has_own_scratch = os.path.abspath(value), False
                elif name == "--screen":
                    self.screens.append(value)
                elif name == "--format":
                    self.format = value
                elif name == "--reports":
                    self.reports = value
                elif name == "--against":
                    self.against = value
                elif name == "--bisect":
                    self.range = value.split("..")
                elif name == "--step":
                    self.step = value
                elif name == "--judge":
                    self.order = value
                elif name == "--platform":
                    if value.lower() not in SYSTEMS:
                        raise BadInput(f"--platform {shown(value)}: say iOS or macOS")
                    self.system = SYSTEMS[value.lower()]
                else:
                    if name == "--page":
                        self.page = value
                    if name in LIMITS:
                        self.limits += [name, value]
                    self.options += [name, value]
            elif word in FLAGS:
                self.options.append(word)
            elif word == "--":
                self.paths += rest
                rest = []
            elif word.startswith("-"):
                raise BadInput(f"unknown option {shown(word)}; --help lists them")
            else:
                self.paths.append(word)
        if not self.paths and not self.order:
            raise BadInput("no file or folder named; --help shows how")
        if self.watches:
            for word in (name for each in arguments if (name := each.partition("=")[0]) in NOT_WATCHED):
                raise BadInput(f"--watch says what changed whenever a file is saved; leave out {word}")
        self._check()

    def _check(self):
        if self.range is None and self.step is not None:
            raise BadInput("--step goes with --bisect; a survey takes --screen NAME")
        if self.reports is not None and ("--print-record" in self.options or self.format == "csv"):
            raise BadInput("--reports has no room for --print-record and --format csv; leave them out")
        if self.range is None:
            return
        if len(self.range) != 2 or not all(self.range):
            raise BadInput("--bisect needs two revisions, the good one first: GOOD..BAD")
        if self.step is None or self.step.count("/") != 1:
            raise BadInput("--bisect needs the step that became worse: --step preview.card/tap-add")
        if self.against is not None or self.format is not None or self.reports is not None:
            raise BadInput("--bisect prints a commit; leave out --against, --format and --reports")

    @functools.cached_property
    def optimizes(self):
        """Whether screens are compiled as a release build is: where they are timed, and where a record is of such screens. The
        optimizer takes most of the time, and hands on some closures in another form: a view is compared more or less often."""
        if self.against is not None and os.path.isfile(self.against):
            try:
                with open(self.against, encoding="utf-8") as file:
                    return not json.load(file)["engine"].endswith(UNOPTIMIZED)
            except (OSError, ValueError, TypeError, KeyError, AttributeError):
                # The program says what is wrong with it.
                return False
        return not (self.watches or self.range or self.against or "--no-times" in self.options)

    @property
    def wants_json(self):
        return self.format == "json"
