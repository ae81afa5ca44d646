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
// Computed: a string of Foundation's may not be shared by threads.
public var kCGImageSourceShouldCache: CFString { name("kCGImageSourceShouldCache") }
public var kCGImageSourceShouldCacheImmediately: CFString { name("kCGImageSourceShouldCacheImmediately") }
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  name("kCGImageSourceCreateThumbnailFromImageAlways")
}
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  name("kCGImageSourceCreateThumbnailFromImageIfAbsent")
}
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  name("kCGImageSourceCreateThumbnailWithTransform")
}
public var kCGImageSourceThumbnailMaxPixelSize: CFString { name("kCGImageSourceThumbnailMaxPixelSize") }
public var kCGImagePropertyGIFDictionary: CFString { name("{GIF}") }
public var kCGImagePropertyGIFDelayTime: CFString { name("DelayTime") }
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { name("UnclampedDelayTime") }
public var kCGImagePropertyExifDictionary: CFString { name("{Exif}") }
public var kCGImagePropertyGPSDictionary: CFString { name("{GPS}") }
public var kCGImagePropertyOrientation: CFString { name("Orientation") }
public var kCGImagePropertyPixelWidth: CFString { name("PixelWidth") }
public var kCGImagePropertyPixelHeight: CFString { name("PixelHeight") }
public var kCGImageDestinationLossyCompressionQuality: CFString {
  name("kCGImageDestinationLossyCompressionQuality")
}

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
