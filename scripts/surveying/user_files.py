# SPDX-License-Identifier: Apache-2.0
"""The files that are meant: found in the folders that were named, as the user calls them. They are only ever read."""
import os
import stat

from .talk import BadInput, note, shown
from .swift_package import MANIFEST
from .xcode import RESOURCES, resource_in

# Files that an app looks for in its bundle, which on Linux is the program's own folder; and folders that have none.
DATA = (".css", ".csv", ".db", ".geojson", ".gpx", ".html", ".js", ".json", ".md", ".pdf", ".plist", ".sqlite", ".sqlite3",
        ".txt", ".xml", ".yaml", ".yml")
# Nobody hears or sees these, but apps end where they are not there.
MEDIA = (".aac", ".aif", ".aiff", ".caf", ".m4a", ".m4v", ".mid", ".mov", ".mp3", ".mp4", ".otf", ".ttf", ".wav")
PLAYGROUND = ".playground"
NO_DATA = (".xcassets", ".xcodeproj", ".xcworkspace", PLAYGROUND)
# No source and no data file of an app is longer; a file without end has no length at all.
LONGEST_SOURCE = 8 << 20
MOST_DATA = 256 << 20
KINDS = ((stat.S_ISFIFO, "a pipe, not a file"), (stat.S_ISCHR, "a device, not a file"),
         (stat.S_ISBLK, "a device, not a file"), (stat.S_ISSOCK, "a socket, not a file"))
# What says how files are made an app of.
PROJECT = ".xcodeproj"


class UserFiles:
    """The Swift files and data files of the folders and files that were named."""

    def __init__(self, paths, scratch, left_out=None, called=None):
        """`called`: how the user calls a file, where the paths are of copies of theirs."""
        self.called = called or (lambda path: path)
        self.left_out = [] if left_out is None else left_out
        self.texts = {}
        # Folders of Xcode projects and of Swift packages, and catalogues of assets and the like; and what was named itself.
        self.projects, self.packages, self.resources = [], [], []
        self.named, self.beside = set(), set()
        self._scratch = os.path.realpath(scratch)
        candidates, data = [], []
        for path in paths:
            if os.path.isdir(path):
                found = self._inside(path)
                if not any(name.endswith(".swift") for name in found):
                    raise BadInput(f"{shown(self.called(path))}: no Swift file in this folder")
                candidates += [name for name in found if name.endswith(".swift")]
                data += [name for name in found if not name.endswith(".swift")]
            elif not os.path.lexists(path):
                raise BadInput(f"{shown(path)}: no such file or folder")
            elif not path.endswith(".swift"):
                raise BadInput(f"{shown(path)}: not a Swift file")
            else:
                candidates.append(path)
                self.named.add(path)
        self._seen = set()
        self.swift = self._usable(candidates)
        if not self.swift:
            raise BadInput("no file is left that could have a screen")
        self.data = self._data(data)

    def leave_out(self, path, reason, line=None, column=None):
        """Says what has no part in the survey, and why; told again at the end, where the data are."""
        path = self.called(path)
        place = shown(path) + "".join(f":{n}" for n in (line, column) if n is not None)
        reason = shown(reason)
        note(f"left out {place}: {reason}")
        self.left_out.append({"file": shown(path), "line": line or 0, "reason": reason})

    def _inside(self, folder):
        found = []

        def cannot_be_listed(error):
            self.leave_out(error.filename, f"the folder cannot be listed: {error.strerror}")

        for base, folders, names in os.walk(folder, onerror=cannot_be_listed):
            folders[:] = sorted(f for f in folders if not f.startswith(".")
                                and os.path.realpath(os.path.join(base, f)) != self._scratch)
            for name in [each for each in folders if each.endswith(PLAYGROUND)]:
                self.leave_out(os.path.join(base, name), "a playground is a program of its own: name it to survey it")
                folders.remove(name)
            if base.endswith(PROJECT):
                self.projects.append(base)
                folders[:] = []
            elif MANIFEST in names:
                self.packages.append(base)
            resources = [os.path.join(base, name) for name in folders + sorted(names) if name.endswith(RESOURCES)]
            self.resources += [path for path in resources if resource_in(path) == path]
            for name in sorted(names):
                has_data = not any(part.endswith(NO_DATA) for part in base.split(os.sep))
                if name.endswith(".swift") and name != MANIFEST or name.lower().endswith(DATA + MEDIA) and has_data:
                    found.append(os.path.join(base, name))
        return found

    @staticmethod
    def _size(path):
        """The length of a file that ends. Raises BadInput with the reason why it is none."""
        try:
            state = os.stat(path)
        except FileNotFoundError:
            raise BadInput("a link to a file that is not there" if os.path.islink(path) else "it is gone")
        except OSError as error:
            raise BadInput(f"cannot be read: {error.strerror}")
        for is_kind, reason in KINDS:
            if is_kind(state.st_mode):
                raise BadInput(reason)
        if not stat.S_ISREG(state.st_mode):
            raise BadInput("not a file")
        return state.st_size

    def _read(self, path):
        base = os.path.basename(path)
        try:
            path.encode("utf-8")
        except UnicodeEncodeError:
            raise BadInput("its name is not UTF-8")
        if any(c in '"\\' or not c.isprintable() for c in base):
            raise BadInput('a name with quotation marks, backslashes or control characters; rename it')
        size = self._size(path)
        if base.startswith("."):
            raise BadInput("a hidden file")
        if base == "main.swift":
            raise BadInput("a program's own top-level code")
        if size > LONGEST_SOURCE:
            raise BadInput(f"longer than {LONGEST_SOURCE >> 20} MB")
        try:
            with open(path, "rb") as file:
                data = file.read(LONGEST_SOURCE)
        except OSError as error:
            raise BadInput(f"cannot be read: {error.strerror}")
        return data, data.decode("utf-8", "replace")

    def add_package(self, folder):
        """Takes in a package that lies beside what was named, and returns its files; nothing, where it is known."""
        if any(os.path.realpath(known) == os.path.realpath(folder) for known in self.packages):
            return []
        found = self._usable([name for name in self._inside(folder) if name.endswith(".swift")])
        # With a manifest it is among those that were found inside: a second time its manifest would be evaluated again.
        if folder not in self.packages:
            self.packages.append(folder)
        self.beside.update(found)
        self.swift += found
        return found

    def resources_in(self, folder):
        """The catalogues of assets and the like below a folder."""
        return [path for path in self.resources if path.startswith(folder + os.sep)]

    def _usable(self, candidates):
        kept = []
        for path in candidates:
            real = os.path.realpath(path)
            if real in self._seen:
                continue
            try:
                self.texts[path] = self._read(path)
            except BadInput as reason:
                self.leave_out(path, str(reason))
                continue
            self._seen.add(real)
            kept.append(path)
        return kept

    def _data(self, candidates):
        """The data files, by name; the first of a name counts, and media come after what an app reads."""
        found, total = {}, 0
        for path in sorted(candidates, key=lambda path: path.lower().endswith(MEDIA)):
            name = os.path.basename(path)
            if name in found:
                continue
            try:
                size = self._size(path)
                if total + size > MOST_DATA:
                    raise BadInput(f"more than {MOST_DATA >> 20} MB of data files with it")
                with open(path, "rb"):
                    found[name] = path
                total += size
            except OSError as error:
                self.leave_out(path, f"cannot be read: {error.strerror}")
            except BadInput as reason:
                self.leave_out(path, str(reason))
        return found
