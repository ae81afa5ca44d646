// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A browser without a window, for pages that must be looked at.
package enum Chromium {
  /// Where it is; `nil` on machines without one.
  package static let path: String? = ["chromium", "chromium-browser", "google-chrome"].lazy
    .flatMap { name in
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
    }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What is wrong with a page in a window of some width.
  package struct Report: Decodable {
    /// Elements that reach beyond the window, and how far.
    package let wide: [String]
    /// Links to a part of the page that is not there, and links that leave it.
    package let broken: [String]
    /// The colours of the page and of its text.
    package let page: String
    package let ink: String
    /// Rows and sections that are left when the filter has a word that only one of them has.
    package let filtered: Int
  }

  /// Opens a page in a frame of so many points and says what is wrong.
  ///
  /// In a frame, because a window is never narrower than a browser wants.
  package static func look(at html: String, width: Int, isDark: Bool, filter: String) throws -> Report {
    let directory = try TemporaryDirectory()
    try html.write(toFile: directory.path + "/page.html", atomically: true, encoding: .utf8)
    let probe = """
      <!DOCTYPE html><html><body><iframe id="f" src="page.html" width="\(width)" height="900" style="border:0"></iframe>
      <pre id="result"></pre><script>
      document.getElementById("f").addEventListener("load", (event) => {
        const page = event.target.contentDocument;
        const room = page.documentElement.clientWidth;
        const clips = (element) => {
          for (let box = element; box; box = box.parentElement)
            if (getComputedStyle(box).overflowX !== "visible" && box !== page.documentElement) return true;
          return false;
        };
        for (const folded of page.querySelectorAll("details")) folded.open = true;
        const wide = [];
        if (page.documentElement.scrollWidth > room) wide.push("page: " + page.documentElement.scrollWidth);
        for (const element of page.body.querySelectorAll("*")) {
          const right = element.getBoundingClientRect().right;
          if (right > room + 1 && !clips(element.parentElement)) wide.push(element.tagName + "." + element.className + ": " + right);
        }
        const broken = [];
        for (const link of page.querySelectorAll("a")) {
          const target = link.getAttribute("href") || "";
          if (!target.startsWith("#") || !page.getElementById(target.slice(1))) broken.push(target);
        }
        const style = getComputedStyle(page.body);
        const search = page.getElementById("search");
        let filtered = -1;
        if (search) {
          search.value = "\(filter)";
          search.dispatchEvent(new Event("input"));
          filtered = page.querySelectorAll(".row:not([hidden]), section:not([hidden])").length;
        }
        document.getElementById("result").textContent = JSON.stringify(
          { wide: wide.slice(0, 5), broken, page: style.backgroundColor, ink: style.color, filtered });
      });
      </script></body></html>
      """
    try probe.write(toFile: directory.path + "/probe.html", atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
      "--virtual-time-budget=3000",
      "--user-data-dir=\(directory.path)/profile", "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)",
      "--dump-dom", "file://\(directory.path)/probe.html",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let start = text.range(of: "<pre id=\"result\">"),
      let end = text.range(of: "</pre>", range: start.upperBound..<text.endIndex)
    else { throw NoAnswer(text: text) }
    let json = text[start.upperBound..<end.lowerBound].replacing("&quot;", with: "\"").replacing(
      "&gt;", with: ">"
    )
    .replacing("&lt;", with: "<").replacing("&amp;", with: "&")
    return try JSONDecoder().decode(Report.self, from: Data(json.utf8))
  }

  /// The browser ended without an answer.
  struct NoAnswer: Error {
    let text: String
  }
}
