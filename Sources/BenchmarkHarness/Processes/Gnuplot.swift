// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults
import Foundation

/// Draws plots, where gnuplot is installed.
public nonisolated enum Gnuplot {
  /// Whether there is one.
  public static var isInstalled: Bool { Executables.find("gnuplot") != nil }

  /// The pictures as SVG for a page, in order; `nil` without gnuplot, or when it refuses.
  ///
  /// - Parameter complain: Receives gnuplot's own words in that case.
  public static func draw(_ plots: [Plot], complain: (String) -> Void) -> [String]? {
    guard let program = Executables.find("gnuplot") else { return nil }
    do {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let script = plots.enumerated().map { index, plot in plot.script(output: folder.file("\(index).svg")) }
      let file = folder.file("plots.gnuplot")
      try Data(script.joined().utf8).write(to: URL(fileURLWithPath: file))
      let child = try ChildProcess.run(program, [file], timeout: 120)
      guard child.ending == .exited(0) else {
        let lines = String(decoding: child.complaints, as: UTF8.self).split(separator: "\n")
        complain("gnuplot: \(lines.last { $0.contains("line") } ?? lines.last ?? "failed")")
        return nil
      }
      return try plots.indices.map { index in
        let data = try Data(contentsOf: URL(fileURLWithPath: folder.file("\(index).svg")))
        return Plot.adopt(svg: String(decoding: data, as: UTF8.self))
      }
    } catch {
      complain("gnuplot: \(error)")
      return nil
    }
  }
}
