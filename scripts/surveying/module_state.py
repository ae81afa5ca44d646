# SPDX-License-Identifier: Apache-2.0
"""What is known of a module from the last time that it was made: nothing of it is made twice, and no cut is looked for twice."""
import hashlib
import json
import os

# Cuts that other files cannot see.
WITHIN_BODIES = ("modifier", "element", "text", "statement", "body")


def digest(*parts):
    """Stands for texts, their bytes, and lists of such."""
    state = hashlib.sha256()
    for part in parts:
        for each in part if isinstance(part, (list, tuple)) else [part]:
            state.update((each if isinstance(each, bytes) else each.encode("utf-8", "surrogateescape")) + b"\0")
        state.update(b"\1")
    return state.hexdigest()


class ModuleState:
    def __init__(self, scratch, name):
        self._scratch, self._file = scratch, f"state/{name}.json"
        try:
            with open(os.path.join(scratch.path, self._file), encoding="utf-8") as file:
                known = json.load(file)
        except (OSError, ValueError):
            known = None
        self._known = known if isinstance(known, dict) else {}

    def describe(self, setting, texts, interfaces):
        """Says what the module is made of now. `setting`: what decides what the same files are compiled to; `texts` and
        `interfaces`: what each file says, by its place, and what stands for what others can see of it."""
        self._now = {"setting": setting, "files": {place: [digest(text), interfaces.get(place) or digest(text)]
                                                   for place, text in texts.items()}}

    @property
    def is_same(self):
        """Whether all is as it was."""
        return all(self._known.get(key) == value for key, value in self._now.items())

    @property
    def is_set_as_before(self):
        """Whether the same files are compiled to the same."""
        return self._known.get("setting") == self._now["setting"]

    @property
    def objects(self):
        return self._known["objects"]

    @property
    def cuts(self):
        return self._known["cuts"]

    @property
    def left_out(self):
        """The files that are left out: {place: reason}."""
        return self._known["gone"]

    @property
    def interface(self):
        """Stands for what other modules can see of it."""
        known = self._known
        return digest(known["setting"], [state[1] for _, state in sorted(known["files"].items())],
                      [text for _, text in sorted(known["mended"].items())], sorted(known["gone"]))

    @property
    def identity(self):
        """Stands for all that it is made of."""
        known = self._known
        return digest(self.interface, [state[0] for _, state in sorted(known["files"].items())])

    def is_kept(self):
        """Whether whatever was cut out of files that did not change is wrong still: nothing that others can see did."""
        known, now = self._known, self._now
        if not self.is_set_as_before or known["files"].keys() != now["files"].keys():
            return False
        changed = {place for place, state in now["files"].items() if state != known["files"][place]}
        return (all(now["files"][place][1] == known["files"][place][1] for place in changed)
                and not any(cut["path"] in changed and cut["kind"] not in WITHIN_BODIES for cut in known["cuts"])
                and not changed & set(known["gone"]))

    def kept(self):
        """Of files that did not change: what they said when they compiled, {place: text}, what was cut out of them, and those
        that were left out, {place: reason}."""
        known, now = self._known, self._now
        same = {place for place, state in now["files"].items() if state == known["files"][place]}
        return ({place: text.encode("utf-8", "surrogateescape") for place, text in known["mended"].items() if place in same},
                [cut for cut in known["cuts"] if cut["path"] in same],
                {place: tuple(reason) for place, reason in known["gone"].items() if place in same})

    def save(self, texts, cuts, gone, objects):
        """Writes down how the module was made: the texts of its files, what was cut, what was left out, and the files that came
        of it."""
        mended = {place: text.decode("utf-8", "surrogateescape") for place, text in texts.items()
                  if digest(text) != self._now["files"][place][0]}
        self._known = {**self._now, "mended": mended, "cuts": cuts, "gone": gone, "objects": objects}
        self._scratch.write(self._file, json.dumps(self._known))
