# SPDX-License-Identifier: Apache-2.0
"""What the compiler finds wrong, file by file."""
import collections
import os
import re

from . import stand_ins
from .processes import run
from .talk import BadInput
from .toolchain import libraries

# What Foundation hands on where Apple makes it, so that files do not name it; on Linux these are modules of their own.
# And previews are made in debug builds, where many stand in an #if.
PREVIEW_FLAGS = ["-DDEBUG"] + [word for module in ("Combine", "FoundationNetworking", "Observation")
                               for word in ("-Xfrontend", "-import-module", "-Xfrontend", module)]
BARE_FLAGS = [word for word in PREVIEW_FLAGS if word != "-Xfrontend"]
ERROR = re.compile(r"^(?:(.+?\.swift)|macro expansion (.+?)):(\d+):(\d+): error: (.*)$")
# Where the code stands that a macro made something of.
ORIGIN = re.compile(r"^[`|\s-]*(.+?\.swift):(\d+):(\d+): note: (?:expanded code originates here|in expansion of macro)")
# One of several declarations between which the compiler cannot choose.
CANDIDATE = re.compile(r"^(.+?):(\d+):(\d+): note: found this candidate")
# What a crash was about.
CRASHED_AT = re.compile(r"^\d+\.\s.*?(?:\(at |at \[?\"?)(/.+?\.swift):(\d+):(\d+)")
CRASHED_IN = re.compile(r"^[1-9]\d*\.\s.*[\"' ](/[^\"']+?\.swift)\b")
# What code of Swift 6 means otherwise than code of Swift 5, but for what it may share with other threads.
SWIFT_6 = [word for name in ("BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference", "ForwardTrailingClosures",
                             "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials", "InferSendableFromCaptures",
                             "IsolatedDefaultValues", "NonfrozenEnumExhaustivity") for word in ("-enable-upcoming-feature", name)]
# One expression may take the compiler hours, to find out what may have been meant: how many seconds and bytes it is given. What
# takes long because something else is wrong in it takes no time any more once that has gone.
PATIENT = ["-solver-expression-time-threshold=10", "-solver-memory-threshold=200000000"]
QUICK = ["-solver-expression-time-threshold=1", "-solver-memory-threshold=25000000"]
# Names are looked up before that begins. Ended after so many trials, an expression takes no time; what the compiler says of it
# besides means nothing.
ONLY_NAMES = ["-solver-scope-threshold=100"]
NOT_FOUND, AMBIGUOUS, TOO_LONG = "cannot find ", "ambiguous use of ", "the compiler is unable to type-check this expression"
FOR_ONE_FILE = 30
FOR_THE_REST = 60
FOR_COMPILING, FOR_COMPILING_ONE = 240, 8
# Files that are tried together where all at once did not do.
BATCH = 8
SLOW = "not type-checked within"


def own_plugins():
    """Where the toolchain's own macros are, such as @Observable, for a compiler that no driver has told."""
    host = libraries("host")
    return ["-in-process-plugin-server-path", os.path.join(host, "libSwiftInProcPluginServer.so"),
            "-plugin-path", os.path.join(host, "plugins")]


def has_crashed(output):
    """Whether the compiler ended by a fault of its own."""
    return "Stack dump" in output or "Please submit a bug report" in output


def found_in(output, known):
    """The errors that a compiler printed, in its order: {path: [(line, column, message)]}; only of these paths.

    An error in code that a macro made counts where the macro is used. Where a project declares, for an older system, what a newer
    one has, that counts, and not its use: what is cut is the project's.
    """
    found, seen = collections.defaultdict(list), set()
    crashed = has_crashed(output)
    waiting = unsure = None
    candidates = []

    def add(path, line, column, message):
        if (path, line, column, message) not in seen:
            seen.add((path, line, column, message))
            found[path].append((line, column, message))

    def settle():
        own = [each for each in candidates if each[0] in known]
        if len(own) == 1 and len(candidates) > 1:
            add(*own[0], f"{unsure[3]}: the system has one, too")
        elif unsure:
            add(*unsure)
        candidates.clear()

    for text in output.split("\n"):
        if match := ERROR.match(text):
            path, _, line, column, message = match.groups()
            settle()
            waiting = unsure = None
            if path in known and message.startswith(AMBIGUOUS):
                unsure = (path, int(line), int(column), message)
            elif path in known:
                add(path, int(line), int(column), message)
            else:
                waiting = message
        elif waiting and (match := ORIGIN.match(text)) and match.group(1) in known:
            add(match.group(1), int(match.group(2)), int(match.group(3)), f"in what a macro makes: {waiting}")
            waiting = None
        elif unsure and (match := CANDIDATE.match(text)):
            candidates.append((match.group(1), int(match.group(2)), int(match.group(3))))
        elif crashed and (match := CRASHED_AT.match(text)) and match.group(1) in known:
            add(match.group(1), int(match.group(2)), int(match.group(3)), "the compiler crashes over it")
        elif crashed and not found and (match := CRASHED_IN.match(text)) and match.group(1) in known:
            add(match.group(1), 1, 1, "the compiler crashes over it")
    settle()
    return found


class Compiler:
    """Type-checks and compiles files that are one module."""

    def __init__(self, bin_folder, environment, module="Screens", package=None, language="5", flags=()):
        """`flags`: what the module is compiled with besides."""
        self._environment = environment
        self._common = [
            # Whether data may race is nobody's question here, and the engine isolates more than Apple's SDK does.
            "-swift-version", "5", *(SWIFT_6 if language == "6" else ()), "-module-name", module, "-suppress-warnings",
            # A line for each note, with its place.
            "-diagnostic-style=llvm",
            *([] if package is None else ["-package-name", package]),
            "-I", os.path.join(bin_folder, "Modules"),
            *(word for name in ("ViewMacros", stand_ins.PLUGIN)
              for tool in [os.path.join(bin_folder, f"{name}-tool")] if os.path.exists(tool)
              for word in ("-load-plugin-executable", f"{tool}#{name}")), *flags,
        ]
        self._check = ["-typecheck", *self._common]
        # A process a core: each reads all files, and looks into its part of them.
        cores = str(os.cpu_count() or 1)
        self.side_by_side = ["-enable-batch-mode", "-driver-batch-count", cores, "-j", cores]

    @property
    def flags(self):
        """What decides what the same files are compiled to."""
        return [*self._common, *PREVIEW_FLAGS]

    def compile(self, paths, flags, lock=None):
        """Compiles files: how that ended; None where it takes too long."""
        return run(["swiftc", "-g", "-parse-as-library", *self._common, *flags, *for_frontend(PATIENT), *PREVIEW_FLAGS, "-c", *paths],
                   timeout=FOR_COMPILING + FOR_COMPILING_ONE * len(paths), environment=self._environment, lock=lock)

    def missing_modules(self, names, probe):
        """Those of some modules that are not there. `probe`: writes a file of this text and returns its path."""
        text = "".join(f"#if !canImport({name})\n#error(\"{name}\")\n#endif\n" for name in sorted(names) if name.isidentifier())
        path = probe(text)
        result = run(["swiftc", *self._check, path], timeout=FOR_ONE_FILE, environment=self._environment)
        found = found_in(result.stderr, {path}) if result else {}
        return {message for _, _, message in found.get(path, [])} & set(names)

    def errors(self, paths, *, is_script=False, limit=None, file_limit=FOR_ONE_FILE):
        """What is wrong: {path: [(line, column, message)]}.

        Where the compiler takes too long for all of them, or does not say which one is wrong, few are tried at a time.
        """
        as_library = [] if is_script else ["-parse-as-library"]
        result = self._all_files(paths, as_library, QUICK, limit or FOR_THE_REST + 2 * len(paths))
        if result is not None:
            found = found_in(result.stderr, set(paths))
            if found or result.returncode == 0:
                return self._settled(found, paths, [*self._check, *as_library])
        found = self._few_at_a_time(paths, [*self._check, *as_library], BATCH, file_limit)
        if not found and result is not None:
            raise BadInput("the compiler failed: " + last_line(result.stderr))
        return found

    def unknown_names(self, paths, some=None):
        """The names that nothing declares, as far as the compiler says so: a part of what `errors` gives, in no time. Around one
        of them an expression can take it a minute. `some`: the files that are looked at; None for all."""
        as_library = ["-parse-as-library"]
        if some:
            result = self._frontend(some, paths, [*self._check, *as_library, *ONLY_NAMES], FOR_THE_REST)
        else:
            result = self._all_files(paths, as_library, ONLY_NAMES, FOR_THE_REST + len(paths))
        found = found_in(result.stderr, set(paths)) if result else {}
        named = {path: [each for each in problems if each[2].startswith(NOT_FOUND)] for path, problems in found.items()}
        return {path: problems for path, problems in named.items() if problems}

    def errors_in(self, some, paths):
        """What is wrong with some of the files, as far as the compiler says so: what `errors` gives. The others are read alone,
        which takes a fraction of the time."""
        flags = [*self._check, "-parse-as-library"]
        result = self._frontend(some, paths, [*flags, *QUICK], FOR_THE_REST)
        return self._settled(found_in(result.stderr, set(some)), paths, flags) if result else {}

    def late_errors(self, paths):
        """What is wrong with files whose types are right, such as a path without a return: what `errors` gives. To compile them,
        and to find it then, takes twice as long."""
        result = run(["swiftc", "-emit-sib", "-o", os.devnull, *self._common, "-parse-as-library", "-wmo",
                      *for_frontend(PATIENT), *PREVIEW_FLAGS, *paths], timeout=FOR_COMPILING, environment=self._environment)
        return found_in(result.stderr, set(paths)) if result else {}

    def crashing(self, paths):
        """The files that the compiler crashes over after they are type-checked, where it does not say which ones: what `errors`
        gives."""
        return self._few_at_a_time(paths, ["-emit-silgen", "-o", os.devnull, *self._common, "-parse-as-library"], 1, FOR_ONE_FILE)

    def _all_files(self, paths, as_library, threshold, limit):
        """Has the compiler look into all of the files: how that ended; None where it takes too long."""
        return run(["swiftc", *self._check, *as_library, *self.side_by_side, *for_frontend(threshold), *PREVIEW_FLAGS, *paths],
                   timeout=limit, environment=self._environment)

    def _settled(self, found, paths, flags):
        """What is wrong of what a quick look found: without expressions that take long, as long as anything else is wrong. Where
        nothing is, they are given time."""
        known = {path: [each for each in problems if TOO_LONG not in each[2]] for path, problems in found.items()}
        known = {path: problems for path, problems in known.items() if problems}
        if known or not found:
            return known
        result = self._frontend(list(found), paths, [*flags, *PATIENT], FOR_THE_REST + FOR_ONE_FILE * len(found))
        return found_in(result.stderr, set(paths)) if result else found

    def _frontend(self, some, paths, flags, limit):
        """Has the compiler look into some of the files alone: how that ended; None where it takes too long."""
        chosen = set(some)
        return run(["swiftc", "-frontend", *flags, *own_plugins(), *BARE_FLAGS,
                    *(word for path in some for word in ("-primary-file", path)), *(path for path in paths if path not in chosen)],
                   timeout=limit, environment=self._environment)

    def _few_at_a_time(self, paths, flags, batch_size, file_limit):
        found, waiting = {}, [paths[begin:begin + batch_size] for begin in range(0, len(paths), batch_size)]
        while waiting:
            batch = waiting.pop(0)
            some = self._frontend(batch, paths, [*flags, *PATIENT], file_limit)
            if some is not None and some.returncode == 0:
                continue
            errors = found_in(some.stderr, set(paths)) if some else {}
            # An error that stands in another file is told of that one.
            if errors:
                found.update((path, errors[path]) for path in batch if path in errors)
            elif len(batch) > 1:
                waiting += [[path] for path in batch]
            elif some is None:
                found[batch[0]] = [(1, 1, f"{SLOW} {file_limit} s")]
            else:
                found[batch[0]] = [(1, 1, "the compiler fails: " + last_line(some.stderr))]
        return found


def for_frontend(words):
    """Words that a driver hands on."""
    return [each for word in words for each in ("-Xfrontend", word)]


def last_line(output):
    """The line that says most of a failure: its first error, else what was said last."""
    lines = [line.strip() for line in output.strip().split("\n") if line.strip()]
    errors = [line for line in lines if "error:" in line or "LLVM ERROR" in line]
    return (errors or lines[-1:] or ["no reason given"])[0]
