# SPDX-License-Identifier: Apache-2.0
"""The folder that a survey works in. Nothing is written outside of it, and nothing through a link."""
import errno
import fcntl
import os
import shutil
import tempfile

from .talk import BadInput, note, shown

MARK = "made-by-scripts-survey"
MARK_TEXT = "This folder is made and emptied by scripts/survey. Remove it whenever you like.\n"


class Scratch:
    """A folder of the survey's own. `path` has no link in it."""

    def __init__(self, path, is_own):
        """Makes the folder, or takes one that a survey has made; `is_own`: one that nobody else can have made."""
        self.path = os.path.realpath(path)
        self._lock = None
        try:
            os.makedirs(self.path, exist_ok=True)
            mark = os.path.join(self.path, MARK)
            if not (is_own or os.path.isfile(mark) and not os.path.islink(mark)) and os.listdir(self.path):
                raise BadInput(f"--scratch {shown(path)}: the folder has files that no survey made; "
                               "name an empty one, or one that is not there")
            self.write(MARK, MARK_TEXT)
        except (FileExistsError, NotADirectoryError):
            raise BadInput(f"--scratch {shown(path)}: not a folder")

    def lock(self):
        """Waits until no other survey works here: two at once would change each other's files.

        Returns the open file, which is to stay open in whatever works here.
        """
        flags = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC
        self._remove_unless_file(os.path.join(self.path, "lock"))
        self._lock = os.open(os.path.join(self.path, "lock"), flags, 0o644)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            note(f"waiting for the end of another survey in {shown(self.path)}")
            fcntl.flock(self._lock, fcntl.LOCK_EX)
        for name in ("tmp", "revisions"):
            self.remove(name)
        return self._lock

    def temporary(self):
        """A folder for what programs put aside; it is emptied by the next survey at the latest."""
        return self.folder("tmp")

    @staticmethod
    def _remove_unless_file(path):
        if os.path.lexists(path) and (os.path.islink(path) or not os.path.isfile(path)):
            os.remove(path)

    def folder(self, name):
        """A folder inside, made if need be; what stands in its place and is no folder goes."""
        path = self.path
        for part in name.split("/"):
            path = os.path.join(path, part)
            if os.path.islink(path) or os.path.lexists(path) and not os.path.isdir(path):
                os.remove(path)
            os.makedirs(path, exist_ok=True)
        return path

    def _place(self, name):
        base, _, last = name.rpartition("/")
        return os.path.join(self.folder(base) if base else self.path, last)

    def _replace(self, path, make):
        """Puts what `make` makes under a name of its own at a path: whatever is there is replaced, not written into."""
        # Of this process alone, and in the folder itself: a new name for a file costs nothing there.
        fresh = tempfile.mktemp(prefix=".fresh-", dir=self.path)
        try:
            make(fresh)
            if os.path.isdir(path) and not os.path.islink(path):
                shutil.rmtree(path)
            os.replace(fresh, path)
        except OSError:
            if os.path.lexists(fresh):
                os.remove(fresh)
            raise

    def write(self, name, text):
        """Writes a file unless it says the same: what is older than what was built from it is not built again."""
        path, data = self._place(name), text.encode("utf-8", "surrogateescape")
        if os.path.isfile(path) and not os.path.islink(path):
            with open(path, "rb") as file:
                if file.read() == data:
                    return path

        def make(fresh):
            with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644), "wb") as file:
                file.write(data)

        self._replace(path, make)
        return path

    def copy(self, name, source):
        """Copies a file of the user's, so that whoever writes into the copy writes nothing else."""
        path = self._place(name)
        self._replace(path, lambda fresh: shutil.copyfile(source, fresh))

    def share(self, name, source):
        """Gives a file that was made in here another name; one without names in common is copied."""
        path = self._place(name)

        def make(fresh):
            try:
                os.link(source, fresh)
            except OSError as error:
                if error.errno not in (errno.EXDEV, errno.EPERM, errno.EMLINK, errno.ENOTSUP):
                    raise
                shutil.copy2(source, fresh)

        self._replace(path, make)
        return path

    def remove(self, name):
        """Removes a file, a link (not what it leads to) or a folder."""
        path = os.path.join(self.path, name)
        if os.path.islink(path) or os.path.isfile(path):
            os.remove(path)
        elif os.path.lexists(path):
            shutil.rmtree(path, ignore_errors=True) if os.path.isdir(path) else os.remove(path)

    def keep_only(self, folder, names):
        """Removes everything from a folder but these."""
        for name in os.listdir(self.folder(folder)):
            if name not in names:
                self.remove(f"{folder}/{name}")

    def is_full(self):
        try:
            state = os.statvfs(self.path)
        except OSError:
            return False
        return state.f_bavail * state.f_frsize < 1 << 20
