// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

extension URL {
  /// With a file name that has the extension of a type, if it has not got it already.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).named(for: contentType)
  }
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map(appendingPathExtension) ?? self
  }
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }

  private func named(for type: UTType) -> URL {
    UTType(filenameExtension: pathExtension)?.conforms(to: type) == true
      ? self : appendingPathExtension(for: type)
  }
}
