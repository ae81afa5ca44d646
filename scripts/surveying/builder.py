# SPDX-License-Identifier: Apache-2.0
"""Programs that survey screens, made one after the other in one folder."""
import os

from . import prebuilt, stand_ins
from .package import Package
from .processes import run
from .projects import Projects
from .source_reader import ROOT, NoReader, ReaderBuild, SourceReader
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
        # What reads sources, and the stand-ins that the engine has.
        self._reader, self._stand_ins = None, set()

    def build(self, files, request):
        """The program of some files, the file of what is known of their sources, and what the program lists."""
        project = Projects(files, self._scratch, self.environment, request.system)
        needed = stand_ins.needed(project.imported, {module.system for module in project.modules})
        if self._reader is None or not self._stand_ins.issuperset(needed):
            self._stand_ins.update(needed)
            self._build_engine(needed)
        program, made = self._package.build(project, files, self._reader, request)
        program = self._package.bundle(program, files, made)
        listed = run([program, "list"], environment=self.environment)
        if not listed.stdout.strip():
            raise BadInput("no preview, and no view that needs no arguments, in the files that compile")
        return program, self._package.write_sources(made, files, request), listed.stdout

    def files(self, paths, left_out=None, called=None):
        """The user's files; see UserFiles."""
        return UserFiles(paths, self._scratch.path, left_out, called)

    def _build_engine(self, needed):
        """Builds the engine and, while one part of it keeps the others waiting, what reads sources."""
        try:
            build = ReaderBuild(self._scratch, self.environment)
        except BadInput as error:
            self._package.build_engine(needed)
            return self._read_nothing(error)
        ended = self._package.build_engine(needed, [build.command] if build.command else [])
        try:
            for each in ended:
                build.finish(each)
        except BadInput as error:
            return self._read_nothing(error)
        self._reader = SourceReader(build.program, self.environment)

    def _read_nothing(self, error):
        note(f"{error}; nothing has a line, views that need no arguments are not looked for, and files that do not compile are "
             "left out")
        self._reader = NoReader()
