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
    let folder = NSTemporaryDirectory() + "view-benchmark-plots-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let script = plots.enumerated().map { index, plot in
        "set output '\(folder)/\(index).svg'\n\(plot.script)unset output\n"
      }
      let file = folder + "/plots.gnuplot"
      try Data(script.map { "reset session\n" + $0 }.joined().utf8).write(to: URL(fileURLWithPath: file))
      let child = try ChildProcess.run(program, [file], timeout: 120)
      guard child.ending == .exited(0) else {
        let lines = String(decoding: child.complaints, as: UTF8.self).split(separator: "\n")
        complain("gnuplot: \(lines.last { $0.contains("line") } ?? lines.last ?? "failed")")
        return nil
      }
      return try plots.indices.map { index in
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(index).svg"))
        return Plot.adopt(svg: String(decoding: data, as: UTF8.self))
      }
    } catch {
      complain("gnuplot: \(error)")
      return nil
    }
  }
}
