# SPDX-License-Identifier: Apache-2.0
"""What stands on the command line."""
import os

from .talk import BadInput, shown

FLAGS = {"--all", "-a", "--no-times", "--print-record", "--no-progress"}
WITH_VALUE = {"--format", "--output", "-o", "--timeout", "--memory-limit"}


class Request:
    def __init__(self, arguments, own_scratch):
        self.paths, self.options, self.screens = [], [], []
        self.every_view, self.scratch, self.has_own_scratch = False, own_scratch, True
        # What is told of files that have no part in it, and whether somebody else tells the rest.
        self.left_out, self.has_answer = [], False
        rest = list(arguments)
        while rest:
            word = rest.pop(0)
            name, joined, value = word.partition("=")
            if word == "--every-view":
                self.every_view = True
            elif name in WITH_VALUE | {"--scratch", "--screen"}:
                if not joined:
                    if not rest:
                        raise BadInput(f"{name} needs a value")
                    value = rest.pop(0)
                if name == "--scratch":
                    self.scratch, self.has_own_scratch = os.path.abspath(value), False
                elif name == "--screen":
                    self.screens.append(value)
                else:
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
        if not self.paths:
            raise BadInput("no file or folder named; --help shows how")

    @property
    def wants_json(self):
        formats = [value for name, value in zip(self.options, self.options[1:]) if name == "--format"]
        return formats[-1:] == ["json"]
