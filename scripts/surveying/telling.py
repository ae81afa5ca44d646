# SPDX-License-Identifier: Apache-2.0
"""What a survey's program is asked to print, and the files that --reports makes of it."""
import os
import sys

from .processes import run
from .talk import BadInput, shown

# By format, as other programs know such files.
REPORTS = {"sarif": "survey.sarif", "junit": "survey.xml", "markdown": "survey.md"}
MEASURED = (0, 1, 3, 4)


def recorded(builder, program, sources, request, words):
    """The record of a survey, as text. Raises BadInput with what the program said where there is none.

    `words`: screens, and what else the program is told.
    """
    result = run([program, "survey", "--format", "json", "--no-times", "--no-progress", "--sources", sources, *request.limits,
                  *words], environment=builder.environment)
    if result.returncode not in MEASURED:
        problem = (result.stderr.strip().split("\n") or [""])[-1]
        raise BadInput(problem or f"the survey ended with {result.returncode}")
    return result.stdout


def tell(builder, program, sources, request, against=None):
    """Surveys and prints what is asked for. Returns the exit code.

    `against`: a record; then what differs from it is told.
    """
    compared = [] if against is None else ["--against", against]
    wanted = [] if request.format is None else ["--format", request.format]
    words = ["--sources", sources, *request.options, *request.screens]
    # Times are another number each time: what differs has none.
    if compared and "--no-times" not in words:
        words.append("--no-times")
    if request.reports is None:
        # From here on it is the program that writes the object.
        request.has_answer = True
        return run([program, "survey", *words, *wanted, *compared], captures=False, environment=builder.environment).returncode
    os.makedirs(request.reports, exist_ok=True)
    measured = run([program, "survey", *words, "--format", "json"], environment=builder.environment)
    sys.stderr.write(measured.stderr)
    sys.stderr.flush()
    if measured.returncode not in MEASURED:
        return measured.returncode
    record = os.path.join(request.reports, "survey.json")
    _write(record, measured.stdout)
    for name, file in REPORTS.items():
        told = run([program, "survey", "--record", record, "--format", name, *compared], environment=builder.environment)
        _write(os.path.join(request.reports, file), told.stdout)
    request.has_answer = True
    if request.format == "json" and against is None:
        sys.stdout.write(measured.stdout)
        return measured.returncode
    # A record has no bill.
    wanted = wanted or ([] if compared else ["--format", "markdown"])
    return run([program, "survey", "--record", record, *wanted, *compared], captures=False,
               environment=builder.environment).returncode


def _write(path, text):
    try:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise BadInput(f"{shown(path)}: {error.strerror}; name another folder with --reports DIR")
