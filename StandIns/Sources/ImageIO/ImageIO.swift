// SPDX-License-Identifier: Apache-2.0
@_exported import CoreGraphics
@_exported import FoundationStandIns

// Pictures in files. None is read or written: a source has no pictures in it, a destination cannot be made.

/// How a picture was taken, and so how it is turned; raw values as in its file.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

public final class CGImageSource: Sendable {}
public final class CGImageDestination: Sendable {}

private func name(_ text: String) -> CFString { CFString(string: text) }
// Unsafe: names, which nobody changes.
nonisolated(unsafe) public let kCGImageSourceShouldCache = name("kCGImageSourceShouldCache")
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately = name(
  "kCGImageSourceShouldCacheImmediately")
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways = name(
  "kCGImageSourceCreateThumbnailFromImageAlways")
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent = name(
  "kCGImageSourceCreateThumbnailFromImageIfAbsent")
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform = name(
  "kCGImageSourceCreateThumbnailWithTransform")
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize = name(
  "kCGImageSourceThumbnailMaxPixelSize")
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary = name("{GIF}")
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime = name("DelayTime")
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime = name("UnclampedDelayTime")
nonisolated(unsafe) public let kCGImagePropertyExifDictionary = name("{Exif}")
nonisolated(unsafe) public let kCGImagePropertyGPSDictionary = name("{GPS}")
nonisolated(unsafe) public let kCGImagePropertyOrientation = name("Orientation")
nonisolated(unsafe) public let kCGImagePropertyPixelWidth = name("PixelWidth")
nonisolated(unsafe) public let kCGImagePropertyPixelHeight = name("PixelHeight")
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality = name(
  "kCGImageDestinationLossyCompressionQuality")

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { nil }
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? { nil }
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 0 }
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { nil }
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { nil }
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { nil }
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { nil }
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { nil }
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {}
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { false }
