# SPDX-License-Identifier: Apache-2.0
"""What other people's formats are held against: their own schemas, from packages of the Python index.

They are installed once into .build/validators; a test that needs one is skipped, with the reason, where that cannot be done.
"""
import os
import subprocess
import sys
import tarfile
import unittest

from .support import ROOT

FOLDER = os.path.join(ROOT, ".build", "validators")
# The module that is imported, and the package that has it. `fluidattacks_core.sarif` is made of the official SARIF schema.
PACKAGES = {"jsonschema": "jsonschema", "lxml": "lxml", "check_jsonschema": "check-jsonschema",
            "fluidattacks_core.sarif": "fluidattacks-core-sarif"}


def python(*words, **options):
    environment = {**os.environ, "PYTHONPATH": FOLDER}
    return subprocess.run([sys.executable, *words], env=environment, text=True, capture_output=True, **options)


def _install(words):
    try:
        result = python("-m", "pip", "--disable-pip-version-check", "--quiet", *words, timeout=180)
    except subprocess.TimeoutExpired:
        return "pip takes too long"
    return None if result.returncode == 0 else (result.stderr.strip().split("\n") or ["pip fails"])[-1]


def require(module):
    """Makes a module importable for `python`, or skips the test."""
    if python("-c", f"import {module}").returncode == 0:
        return
    problem = _install(["install", "--target", FOLDER, "--upgrade", PACKAGES[module]])
    if problem is None and python("-c", f"import {module}").returncode == 0:
        return
    raise unittest.SkipTest(f"{PACKAGES[module]} cannot be installed: {problem}")


def junit_schema():
    """The schema of Jenkins' xUnit plug-in, which pytest's own tests use; it is in pytest's source package."""
    path = os.path.join(FOLDER, "junit-10.xsd")
    if not os.path.exists(path):
        problem = _install(["download", "--no-deps", "--no-binary", "pytest", "--dest", FOLDER, "pytest"])
        archives = [name for name in os.listdir(FOLDER) if name.startswith("pytest-") and name.endswith(".tar.gz")]
        if problem is not None or not archives:
            raise unittest.SkipTest(f"pytest's sources cannot be had: {problem}")
        with tarfile.open(os.path.join(FOLDER, archives[0])) as archive:
            member = next(each for each in archive if each.name.endswith("/junit-10.xsd"))
            text = archive.extractfile(member).read()
        with open(path, "wb") as file:
            file.write(text)
    return path


def problems(program, text, *words):
    """What a short program, which reads the text, prints about it."""
    result = python("-c", program, *words, input=text)
    return (result.stdout + result.stderr).strip()


def json_problems(text, schema):
    """What is wrong with a text by a JSON schema (a path)."""
    require("jsonschema")
    return problems("""
import json, sys, jsonschema
schema = json.load(open(sys.argv[1], encoding="utf-8"))
validator = jsonschema.validators.validator_for(schema)
validator.check_schema(schema)
for error in list(validator(schema).iter_errors(json.load(sys.stdin)))[:5]:
    print("/".join(map(str, error.absolute_path)), error.message[:300])
""", text, schema)


def sarif_problems(text):
    require("fluidattacks_core.sarif")
    return problems("""
import sys
from fluidattacks_core import sarif
model = next(m for m in vars(sarif).values() if isinstance(m, type) and "runs" in getattr(m, "model_fields", {})
             and "version" in m.model_fields)
model.model_validate_json(sys.stdin.read())
""", text)


def junit_problems(text):
    require("lxml")
    return problems("""
import sys
from lxml import etree
schema = etree.XMLSchema(etree.parse(sys.argv[1]))
document = etree.fromstring(sys.stdin.buffer.read())
if not schema.validate(document):
    print(schema.error_log)
""", text, junit_schema())
