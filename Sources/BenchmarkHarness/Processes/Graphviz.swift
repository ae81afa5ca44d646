// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation

/// Draws graphs, where Graphviz is installed.
public nonisolated enum Graphviz {
  /// A picture of a graph in the DOT language.
  ///
  /// - Throws: `InputError` without Graphviz, or with its own words when it refuses.
  public static func svg(of dot: String) throws -> String {
    guard let program = Executables.find("dot") else {
      throw InputError(
        "--format svg needs Graphviz", advice: "install it (Debian: graphviz), or use --format dot")
    }
    let file = NSTemporaryDirectory() + "view-benchmark-graph-\(getpid()).dot"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try Data(dot.utf8).write(to: URL(fileURLWithPath: file))
    let child = try ChildProcess.run(program, ["-Tsvg", file], timeout: 60)
    guard child.ending == .exited(0) else {
      let words =
        String(decoding: child.complaints, as: UTF8.self).split(separator: "\n").last ?? "no reason given"
      throw InputError("Graphviz failed: \(words)", advice: "use --format dot")
    }
    return String(decoding: child.output, as: UTF8.self)
  }
}
