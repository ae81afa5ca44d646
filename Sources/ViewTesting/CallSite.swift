// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import XCTest

/// The line of a test that expects something: where its failures are reported, and what its golden files are named after.
struct CallSite: Sendable {
  let fileID: String
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Fails the test that runs: that of Swift Testing if there is one, else that of XCTest.
  func fail(_ message: String) {
    guard Test.current == nil else {
      let place = SourceLocation(
        fileID: fileID, filePath: "\(filePath)", line: Int(line), column: Int(column))
      Issue.record(Comment(rawValue: message), sourceLocation: place)
      return
    }
    XCTFail(message, file: filePath, line: line)
  }

  /// The file's name without folders, and the line: how messages speak of another call.
  var description: String { "\(URL(fileURLWithPath: "\(filePath)").lastPathComponent):\(line)" }

  /// The name of the suite that the running test belongs to; for XCTest, and for tests outside of suites, that of the file.
  var suite: String {
    if let suites = Test.current?.id.nameComponents.dropLast(), !suites.isEmpty {
      return suites.joined(separator: ".")
    }
    return URL(fileURLWithPath: "\(filePath)").deletingPathExtension().lastPathComponent
  }

  /// The folder of the test's file.
  var folder: URL { URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent() }
}
