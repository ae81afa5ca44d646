# SPDX-License-Identifier: Apache-2.0
import http.server
import json
import os
import re
import subprocess
import threading

from .support import ROOT, FolderTest


class Answers(http.server.BaseHTTPRequestHandler):
    """A service with comments, by the paths that GitHub and GitLab have."""

    def _answer(self, value, code=200):
        data = json.dumps(value).encode()
        self.send_response(code)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def _body(self):
        return json.loads(self.rfile.read(int(self.headers["Content-Length"])))["body"]

    def do_GET(self):
        page = int(re.search(r"[?&]page=(\d+)", self.path).group(1))
        self._answer(self.server.comments[(page - 1) * 100:page * 100])

    def do_POST(self):
        if self.server.refuses:
            return self._answer({"message": "no"}, 403)
        self.server.requests.append(("POST", self.path, dict(self.headers)))
        self.server.comments.append({"id": len(self.server.comments) + 1, "body": self._body()})
        return self._answer({}, 201)

    def _change(self):
        self.server.requests.append((self.command, self.path, dict(self.headers)))
        number = int(self.path.rpartition("/")[2])
        self.server.comments[number - 1]["body"] = self._body()
        self._answer({})

    do_PATCH = do_PUT = _change

    def log_message(self, *_):
        pass


def text(changes, rest="### Screens"):
    return f"<!-- view-benchmark survey changes={changes} -->\n{rest}\n"


class Commenting(FolderTest):
    def setUp(self):
        super().setUp()
        self.service = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answers)
        self.service.comments, self.service.requests, self.service.refuses = [], [], False
        threading.Thread(target=self.service.serve_forever, daemon=True).start()
        self.addCleanup(self.service.server_close)
        self.addCleanup(self.service.shutdown)
        self.api = f"http://127.0.0.1:{self.service.server_port}"

    def comment(self, body, which="--github", **more):
        self.make("event.json", json.dumps({"pull_request": {"number": 7}}))
        self.make("comment.md", body)
        environment = {"PATH": os.environ["PATH"], "GITHUB_TOKEN": "t", "GITHUB_API_URL": self.api,
                       "GITHUB_REPOSITORY": "o/app", "GITHUB_EVENT_PATH": self.path("event.json"),
                       "VIEW_BENCHMARK_TOKEN": "g", "CI_API_V4_URL": self.api, "CI_PROJECT_ID": "3",
                       "CI_MERGE_REQUEST_IID": "9", **more}
        result = subprocess.run([os.path.join(ROOT, "scripts", "comment"), which, self.path("comment.md")], text=True,
                                env=environment, capture_output=True, timeout=60)
        self.assertEqual(len(result.stderr.strip().split("\n")), 1, result.stderr)
        return result.returncode, result.stderr.strip()

    def bodies(self):
        return [each["body"] for each in self.service.comments]

    def test_one_comment_is_made_then_changed_and_never_repeated(self):
        self.assertEqual(self.comment(text(2)), (0, "comment: made"))
        self.assertEqual(self.comment(text(2)), (0, "comment: says the same already"))
        self.assertEqual(self.comment(text(1)), (0, "comment: changed"))
        self.assertEqual(self.comment(text(0, "### Screens: no step differs")), (0, "comment: changed"))
        self.assertEqual(self.bodies(), [text(0, "### Screens: no step differs")])
        self.assertEqual([(method, path) for method, path, _ in self.service.requests],
                         [("POST", "/repos/o/app/issues/7/comments")] + [("PATCH", "/repos/o/app/issues/comments/1")] * 2)
        self.assertEqual(self.service.requests[0][2]["Authorization"], "Bearer t")

    def test_where_nothing_changed_nothing_is_said(self):
        self.assertEqual(self.comment(text(0)), (0, "comment: nothing changed: no comment"))
        self.assertEqual(self.bodies(), [])

    def test_comments_of_others_and_of_other_marks_stay_however_many(self):
        others = ["hello", "<!-- view-benchmark gate changes=1 -->\nx", None]
        self.service.comments = [{"id": n + 1, "body": others[n % 3]} for n in range(150)]
        self.assertEqual(self.comment(text(1)), (0, "comment: made"))
        self.assertEqual(self.comment(text(3)), (0, "comment: changed"))
        self.assertEqual(len(self.bodies()), 151)
        self.assertEqual(self.bodies()[150], text(3))

    def test_gitlab_has_notes(self):
        self.assertEqual(self.comment(text(2), "--gitlab"), (0, "comment: made"))
        self.assertEqual(self.comment(text(1), "--gitlab"), (0, "comment: changed"))
        self.assertEqual([(method, path) for method, path, _ in self.service.requests],
                         [("POST", "/projects/3/merge_requests/9/notes"), ("PUT", "/projects/3/merge_requests/9/notes/1")])
        self.assertEqual(self.service.requests[0][2]["Private-Token"], "g")

    def test_a_refusal_and_bad_usage_are_one_line_each(self):
        self.service.refuses = True
        code, line = self.comment(text(2))
        self.assertEqual(code, 3)
        self.assertIn("403", line)
        self.assertEqual(self.comment("no mark\n")[0], 2)
        self.assertEqual(self.comment(text(1), GITHUB_TOKEN="")[0], 2)
        self.assertEqual(self.comment(text(1), GITHUB_EVENT_PATH="nowhere")[0], 2)
        self.assertEqual(self.comment(text(1), "--bitbucket")[0], 2)


del FolderTest
