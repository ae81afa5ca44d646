# SPDX-License-Identifier: Apache-2.0
import fcntl
import os
import signal
import time
import unittest

from .support import SCREEN, ToolchainTest, is_running, wait_for

from surveying import processes  # noqa: E402

# A program that hears no request to end, one that has left its session, and one that has left its parent as well.
CLINGING = """trap '' TERM HUP INT
sleep 300 & echo $! >>"$FAKE_TOOLCHAIN/pids"
setsid sleep 300 & echo $! >>"$FAKE_TOOLCHAIN/pids"
(setsid sleep 300 & echo $! >>"$FAKE_TOOLCHAIN/pids")
echo $$ >>"$FAKE_TOOLCHAIN/pids"
"""


class Running(unittest.TestCase):
    def test_what_a_program_leaves_behind_is_ended(self):
        processes.adopt_orphans()
        ended = processes.run(["sh", "-c", "setsid sleep 300 & (setsid sleep 300 & echo $!) ; echo $!"])
        numbers = [int(line) for line in ended.stdout.split()]
        self.assertEqual(len(numbers), 2)
        self.assertFalse(any(map(is_running, numbers)))

    def test_a_program_has_only_so_much_time(self):
        start = time.monotonic()
        self.assertIsNone(processes.run(["sh", "-c", "kill -STOP $$"], timeout=0.2))
        self.assertIsNone(processes.run(["sleep", "300"], timeout=0.2))
        self.assertLess(time.monotonic() - start, 60)

    def test_both_streams_the_code_and_the_input_are_kept(self):
        ended = processes.run(["sh", "-c", "cat; echo bad >&2; exit 3"], text="given")
        self.assertEqual((ended.returncode, ended.stdout, ended.stderr), (3, "given", "bad\n"))


class Signals(ToolchainTest):
    def pids(self):
        try:
            return [int(word) for word in self.text("toolchain/pids").split()]
        except OSError:
            return []

    def is_locked(self):
        with open(self.path("scratch/lock")) as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return True
        return False

    def check(self, number, build):
        self.make("app/Card.swift", SCREEN.format("Card"))
        process = self.start("--scratch", "scratch", "app", build=build)
        try:
            self.assertTrue(wait_for(lambda: len(self.pids()) == 4))
            self.assertTrue(self.is_locked())
            process.send_signal(number)
            _, errors = process.communicate(timeout=60)
        finally:
            process.kill()
            process.wait()
        self.assertEqual(process.returncode, 128 + number, errors)
        self.assertNotIn("Traceback", errors)
        self.assertFalse(any(map(is_running, self.pids())))
        self.assertFalse(self.is_locked())
        self.assertFalse(os.path.exists(self.path("scratch/tmp")))

    def test_interrupt(self):
        self.check(signal.SIGINT, CLINGING + "sleep 300")

    def test_terminate(self):
        # One that ends by itself when it is asked to.
        self.check(signal.SIGTERM, CLINGING.replace("trap '' TERM HUP INT", "") + "exec sleep 300")

    def test_hang_up(self):
        # Under nohup these tests ignore it, and so would the survey.
        self.addCleanup(signal.signal, signal.SIGHUP, signal.signal(signal.SIGHUP, signal.SIG_DFL))
        self.check(signal.SIGHUP, CLINGING.replace("trap '' TERM HUP INT", "") + "exec sleep 300")

    def test_the_second_survey_waits_for_what_a_killed_one_has_left_running(self):
        self.make("app/Card.swift", SCREEN.format("Card"))
        process = self.start("--scratch", "scratch", "app", build="trap '' TERM; " + CLINGING + "sleep 1; exit 1")
        self.assertTrue(wait_for(lambda: len(self.pids()) == 4))
        process.kill()
        process.communicate()
        self.assertTrue(self.is_locked())
        for pid in self.pids():
            os.kill(pid, signal.SIGKILL)
        self.assertTrue(wait_for(lambda: not self.is_locked()))


del ToolchainTest
