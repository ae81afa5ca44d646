# SPDX-License-Identifier: Apache-2.0
"""Programs that survey screens, made one after the other in one folder."""
import os

from . import prebuilt
from .package import Package
from .processes import run
from .projects import Projects
from .source_reader import ROOT, NoReader, SourceReader
from .talk import BadInput, note
from .user_files import UserFiles


class Builder:
    def __init__(self, scratch, lock):
        """`lock`: the open file that says that nobody else works in the folder."""
        self._scratch, self.lock = scratch, lock
        # What the programs put aside goes with the folder.
        self.environment = {**os.environ, "TMPDIR": scratch.temporary()}
        is_prebuilt = prebuilt.folder() is not None
        if not is_prebuilt and run([os.path.join(ROOT, "scripts", "prepare")], captures=False).returncode != 0:
            raise BadInput("something is missing that the engine is built with")
        self._package = (prebuilt.PrebuiltPackage if is_prebuilt else Package)(scratch, lock, self.environment)
        self._is_built = False

    def build_engine(self):
        if not self._is_built:
            self._package.build_engine()
            self._is_built = True

    def build(self, files, request):
        """The program of some files, the file of what is known of their sources, and what the program lists."""
        self.build_engine()
        reader = self._reader()
        project = Projects(files, self._scratch, self.environment, request.system)
        program, made = self._package.build(project, files, reader, request)
        program = self._package.bundle(program, files, made)
        listed = run([program, "list"], environment=self.environment)
        if not listed.stdout.strip():
            raise BadInput("no preview, and no view that needs no arguments, in the files that compile")
        return program, self._package.write_sources(made, files, request), listed.stdout

    def files(self, paths, left_out=None, called=None):
        """The user's files; see UserFiles."""
        return UserFiles(paths, self._scratch.path, left_out, called)

    def _reader(self):
        try:
            return SourceReader(self._scratch, self.environment, self.lock)
        except BadInput as error:
            note(f"{error}; nothing has a line, views that need no arguments are not looked for, and files that do not compile are "
                 "left out")
            return NoReader()
