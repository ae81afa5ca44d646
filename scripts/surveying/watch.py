# SPDX-License-Identifier: Apache-2.0
"""Surveys again whenever a file is saved, and says what changed."""
import contextlib
import fnmatch
import json
import os
import re
import time

from .processes import run
from .talk import BadInput, News, note, round_of, shown
from .telling import recorded
from .user_files import DATA

FOLDER = "watch"
# Seconds between two looks at the files, and the share of the time that looking may take. Looking works on every file
# system, also on those that tell nobody of a change.
PAUSE = 0.25
BUSY = 0.1
# What another file may use without naming a type of this one.
OPEN = re.compile(r"^(?:@\w+(?:\([^)]*\))?\s+|\w+(?:\([^)]*\))?\s+)*"
                  r"(?:func|var|let|extension|infix|prefix|postfix|operator|macro|precedencegroup)\b", re.M)
WORD = re.compile(r"[A-Za-z_]\w*")
RELOAD = '<meta http-equiv="refresh" content="2">'


def state_of(paths):
    """What can be seen of the files without reading them."""
    found = {}

    def look(path):
        try:
            state = os.stat(path)
            found[path] = (state.st_mtime_ns, state.st_size, state.st_ino)
        except OSError:
            found[path] = None

    for path in paths:
        if not os.path.isdir(path):
            look(path)
        for base, folders, names in os.walk(path):
            folders[:] = [name for name in folders if not name.startswith(".")]
            for name in names:
                if name.endswith((".swift", *DATA)):
                    look(os.path.join(base, name))
    return found


def reached_from(changed, texts, types):
    """The files that a change of some files can make a difference to; None for all of them.

    `types`: the names of the types that each file declares.
    """
    if any(path not in texts or OPEN.search(texts[path]) for path in changed):
        return None
    words = {path: set(WORD.findall(text)) for path, text in texts.items()}
    found, waiting = set(changed), list(changed)
    while waiting:
        names = types.get(waiting.pop(), set())
        for path, own in words.items():
            if path not in found and own & names:
                found.add(path)
                waiting.append(path)
    return found


def merged(old, new, screens, there):
    """A record in which some screens are those of a new one, and those are gone that are not there any more."""
    fresh = {screen["name"]: screen for screen in new["screens"]}
    kept = {screen["name"]: screen for screen in old["screens"] if screen["name"] not in screens}
    steps = [piece for piece in old["advice"] if not any(step["screen"] in screens for step in piece["steps"])]
    return {**new, "screens": [both for name in there if (both := fresh.get(name) or kept.get(name))],
            "advice": new["advice"] + steps}


class Watch:
    def __init__(self, request):
        self._request = request
        # What was found last, and what had no part in it.
        self._record, self._left_out, self._news = None, set(), News()
        for path in request.paths:
            if not os.path.lexists(path):
                raise BadInput(f"{shown(path)}: no such file or folder")

    def run(self, builder, scratch):
        """Goes on until a signal ends it."""
        seen, changed = state_of(self._request.paths), None
        while True:
            began = time.monotonic()
            try:
                with round_of(self._news, {shown(path) for path in changed or ()}):
                    is_done = self._survey(builder, scratch, changed)
                if is_done:
                    note(f"{time.monotonic() - began:.1f} s; waiting for a file to be saved")
                    changed = set()
                else:
                    note("waiting for the file to be mended")
            except BadInput as error:
                note(f"{error}; waiting for a file to be saved")
            saved, seen = self._wait(seen)
            changed = None if changed is None else changed | saved

    def _wait(self, seen):
        """The files that were saved, and what is seen of all of them then."""
        pause = PAUSE
        while True:
            time.sleep(pause)
            began = time.monotonic()
            now = state_of(self._request.paths)
            pause = max(PAUSE, (time.monotonic() - began) / BUSY)
            if now != seen:
                # Whoever saves several files does not do it at once.
                while (later := state_of(self._request.paths)) != now:
                    now = later
                    time.sleep(PAUSE)
                return {path for path in now.keys() | seen.keys() if now.get(path) != seen.get(path)}, now

    def _survey(self, builder, scratch, changed):
        """Surveys what the changed files can make a difference to, and says what came of it; everything, where None.

        Returns whether the files could be surveyed as they are.
        """
        request = self._request
        left_out = []
        files = builder.files(request.paths, left_out)
        program, sources, listed = builder.build(files, request)
        with open(sources, encoding="utf-8") as file:
            known = json.load(file)
        told = {shown(path) for path in changed or ()}
        missing = {(each["file"], each["reason"]) for each in left_out}
        if self._record and any(file in told for file, _ in missing - self._left_out):
            # What went wrong has been said; the rest would be screens that are gone.
            return False
        self._left_out = missing
        there = list(dict.fromkeys(re.findall(r"^(preview\.\S+)", listed, re.M)))
        wanted = [name for name in there if any(fnmatch.fnmatchcase(name, glob) for glob in request.screens or ["*"])]
        if not wanted:
            raise BadInput(f"--screen {shown(request.screens[0])}: no screen of this name; there are {', '.join(there)}")
        screens = self._affected(changed, files, known, wanted)
        if screens:
            page = os.path.join(scratch.folder(FOLDER), "page.html") if request.page else None
            chosen = [*(["--page", page] if page else []), *sorted(screens)]
            new = json.loads(recorded(builder, program, sources, request, chosen))
            if page:
                self._show(page)
            self._tell(builder, scratch, program, new, screens, wanted)
        else:
            note("no screen shows anything of it")
        return True

    def _affected(self, changed, files, known, there):
        """The screens to survey."""
        if changed is None or self._record is None or self._request.page:
            return set(there)
        types = {}
        for each in known["types"]:
            types.setdefault(each["file"], set()).add(each["name"].split(".")[-1])
        reached = reached_from({files.called(path) for path in changed if path.endswith(".swift")},
                               {files.called(path): files.texts[path][1] for path in files.swift}, types)
        data = any(not path.endswith(".swift") for path in changed)
        old = {screen["name"]: screen["file"] for screen in self._record["screens"]}
        return {name for name in there if data or reached is None or name not in old or old[name] in reached}

    def _tell(self, builder, scratch, program, new, screens, there):
        old, self._record = self._record, new
        if old is None:
            steps = [step for screen in new["screens"] for step in screen["steps"]]
            bodies = sum(step["counts"].get("body_evaluations", 0) for step in steps)
            wasted = sum(step["wasted"] for step in steps)
            count = len(new["screens"])
            print(f"{count} {'screen' if count == 1 else 'screens'}, {len(steps)} steps: {bodies} bodies, {wasted} wasted",
                  flush=True)
            return
        self._record = merged(old, new, screens, there)
        paths = [scratch.write(f"{FOLDER}/{name}.json", json.dumps(record))
                 for name, record in (("before", old), ("now", self._record))]
        run([program, "survey", "--record", paths[1], "--against", paths[0]], captures=False, environment=builder.environment)

    def _show(self, page):
        """Puts the page where it was asked for, as one that loads itself again."""
        with open(page, encoding="utf-8") as file:
            text = file.read().replace('<meta charset="utf-8">', f'<meta charset="utf-8">\n{RELOAD}', 1)
        path = os.path.abspath(self._request.page)
        unfinished = f"{path}.unfinished"
        try:
            with open(unfinished, "w", encoding="utf-8") as file:
                file.write(text)
            os.replace(unfinished, path)
        except OSError as error:
            with contextlib.suppress(OSError):
                os.remove(unfinished)
            raise BadInput(f"{shown(self._request.page)}: {error.strerror}; name another file with --page")
