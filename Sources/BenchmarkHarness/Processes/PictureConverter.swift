// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults
import Foundation

/// Makes PNG files of SVG pictures, where librsvg's program is installed.
public nonisolated enum PictureConverter {
  private static let program = "rsvg-convert"

  /// Makes sure that there is one, before a case is run for it.
  ///
  /// - Throws: `InputError` when there is none.
  public static func requireProgram() throws(InputError) { _ = try found() }

  /// A PNG file, of two pixels to a point.
  ///
  /// - Throws: `InputError` without the program, or with its own words when it refuses.
  public static func png(ofSVG svg: String) throws -> [UInt8] {
    let path = try found()
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.file("picture.svg")
    try AtomicFile.write(svg, to: file)
    let child = try ChildProcess.run(path, ["--zoom", "2", "--format", "png", file], timeout: 60)
    guard child.ending == .exited(0), !child.output.isEmpty else {
      let words = String(decoding: child.complaints, as: UTF8.self).split(separator: "\n").last
      throw InputError("\(program) failed: \(words ?? "no reason given")", advice: "write an .svg file")
    }
    return Array(child.output)
  }

  private static func found() throws(InputError) -> String {
    guard let path = Executables.find(program) else {
      throw InputError(
        "a PNG needs \(program)", advice: "install it (Debian: librsvg2-bin), or write an .svg file")
    }
    return path
  }
}
