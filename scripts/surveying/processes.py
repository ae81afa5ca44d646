# SPDX-License-Identifier: Apache-2.0
"""Programs that are started, and their end: nothing that they start outlives this process."""
import contextlib
import ctypes
import os
import signal
import subprocess
import time

PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Interrupted(BaseException):
    """A signal asked this process to stop."""

    def __init__(self, number):
        super().__init__(number)
        self.number = number


def _prctl(option, value):
    try:
        ctypes.CDLL(None, use_errno=True).prctl(option, value, 0, 0, 0)
    except (AttributeError, OSError):
        pass  # Not Linux: then only the groups of what was started are ended.


def adopt_orphans():
    """Makes whatever descends from this process its child when it loses its own parent, so that it is found again."""
    _prctl(PR_SET_CHILD_SUBREAPER, 1)


def note_signals():
    """Makes the first signal that asks to stop an `Interrupted`; there is nothing to say a second time."""
    def stop(number, _):
        for each in SIGNALS:
            signal.signal(each, signal.SIG_IGN)
        raise Interrupted(number)

    for each in SIGNALS:
        # Under nohup a terminal that is gone means nothing.
        if each != signal.SIGHUP or signal.getsignal(each) != signal.SIG_IGN:
            signal.signal(each, stop)


class Ended:
    """How a program ended, and what it printed."""

    def __init__(self, code, output, errors):
        self.returncode, self.stdout, self.stderr = code, output, errors


def run(command, **options):
    """Runs a program to its end: see `run_together`. Returns None when it takes too long."""
    ended = run_together([command], **options)
    return ended and ended[0]


def run_together(commands, *, timeout=None, environment=None, captures=True, text="", lock=None, patience=10):
    """Runs programs beside each other to their ends, each in a session of its own, and ends whatever they leave behind.

    Returns how they ended, and None when they take longer than `timeout` seconds. A signal is handed on to them; what they
    have not done `patience` seconds later is not waited for. They and what they start keep the file `lock` open.
    """
    parent = os.getpid()

    def begin():
        _prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
        if os.getppid() != parent:
            os._exit(1)

    with contextlib.ExitStack() as stack:
        # In memory: what outlives the program cannot hold up whoever reads, and no disk is full.
        def file(name):
            return stack.enter_context(os.fdopen(os.memfd_create(name), "w+b"))

        children, streams = [], [(file("output"), file("errors")) if captures else (None, None) for _ in commands]
        try:
            for command, (output, errors) in zip(commands, streams):
                given = file("input")
                given.write(text.encode("utf-8", "surrogateescape"))
                given.seek(0)
                children.append(subprocess.Popen(
                    command, stdin=given, stdout=output, stderr=errors, env=environment, start_new_session=True,
                    preexec_fn=begin, pass_fds=[] if lock is None else [lock]))
            codes = [child.wait(timeout) for child in children]
        except subprocess.TimeoutExpired:
            return None
        except Interrupted as interruption:
            # A terminal that is gone is to most programs what it is to be asked to end.
            handed_on = signal.SIGTERM if interruption.number == signal.SIGHUP else interruption.number
            running = [child for child in children if child.poll() is None]
            with contextlib.suppress(ProcessLookupError, subprocess.TimeoutExpired):
                for child in running:
                    os.killpg(child.pid, handed_on)
                for child in running:
                    child.wait(patience)
            raise
        finally:
            end_descendants()
            for child in children:
                child.poll()  # It has been waited for.

        def printed(stream):
            if stream is None:
                return ""
            stream.seek(0)
            return stream.read().decode("utf-8", "replace")

        return [Ended(code, *map(printed, both)) for code, both in zip(codes, streams)]


def _descendants():
    """The processes that descend from this one, those that have ended left out."""
    parents = {}
    try:
        names = [name for name in os.listdir("/proc") if name.isdigit()]
    except OSError:
        return []
    for name in names:
        try:
            with open(f"/proc/{name}/stat", "rb") as file:
                # The name, in brackets, may hold anything.
                state, parent = file.read().rpartition(b")")[2].split()[:2]
        except (OSError, ValueError):
            continue
        if state not in (b"Z", b"X"):
            parents.setdefault(int(parent), []).append(int(name))
    found, waiting = [], [os.getpid()]
    while waiting:
        children = parents.get(waiting.pop(), [])
        found += children
        waiting += children
    return found


def end_descendants():
    """Ends what descends from this process, even what has made itself a session of its own, and waits until it is gone."""
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        remaining = _descendants()
        for process in remaining:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            pass
        if not remaining:
            return
        time.sleep(0.005)
