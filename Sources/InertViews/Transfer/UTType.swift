// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

/// A kind of data. What conforms to what is known of the common kinds.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String
  public var description: String { identifier }

  public init?(_ identifier: String) { self.identifier = identifier }
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self = Self.byExtension[filenameExtension.lowercased()] ?? UTType(unchecked: "dyn.\(filenameExtension)")
  }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = Self.byExtension.first(where: { $0.value.preferredMIMEType == mimeType }) else {
      return nil
    }
    self = found.value
  }
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  private init(unchecked identifier: String) { self.identifier = identifier }

  public static let item = UTType(unchecked: "public.item")
  public static let content = UTType(unchecked: "public.content")
  public static let data = UTType(unchecked: "public.data")
  public static let text = UTType(unchecked: "public.text")
  public static let plainText = UTType(unchecked: "public.plain-text")
  public static let utf8PlainText = UTType(unchecked: "public.utf8-plain-text")
  public static let rtf = UTType(unchecked: "public.rtf")
  public static let html = UTType(unchecked: "public.html")
  public static let xml = UTType(unchecked: "public.xml")
  public static let json = UTType(unchecked: "public.json")
  public static let commaSeparatedText = UTType(unchecked: "public.comma-separated-values-text")
  public static let propertyList = UTType(unchecked: "com.apple.property-list")
  public static let sourceCode = UTType(unchecked: "public.source-code")
  public static let swiftSource = UTType(unchecked: "public.swift-source")
  public static let pdf = UTType(unchecked: "com.adobe.pdf")
  public static let zip = UTType(unchecked: "public.zip-archive")
  public static let archive = UTType(unchecked: "public.archive")
  public static let image = UTType(unchecked: "public.image")
  public static let png = UTType(unchecked: "public.png")
  public static let jpeg = UTType(unchecked: "public.jpeg")
  public static let heic = UTType(unchecked: "public.heic")
  public static let gif = UTType(unchecked: "com.compuserve.gif")
  public static let tiff = UTType(unchecked: "public.tiff")
  public static let svg = UTType(unchecked: "public.svg-image")
  public static let movie = UTType(unchecked: "public.movie")
  public static let video = UTType(unchecked: "public.video")
  public static let mpeg4Movie = UTType(unchecked: "public.mpeg-4")
  public static let quickTimeMovie = UTType(unchecked: "com.apple.quicktime-movie")
  public static let audio = UTType(unchecked: "public.audio")
  public static let mp3 = UTType(unchecked: "public.mp3")
  public static let wav = UTType(unchecked: "com.microsoft.waveform-audio")
  public static let audiovisualContent = UTType(unchecked: "public.audiovisual-content")
  public static let url = UTType(unchecked: "public.url")
  public static let fileURL = UTType(unchecked: "public.file-url")
  public static let folder = UTType(unchecked: "public.folder")
  public static let directory = UTType(unchecked: "public.directory")
  public static let package = UTType(unchecked: "com.apple.package")
  public static let application = UTType(unchecked: "com.apple.application")
  public static let calendarEvent = UTType(unchecked: "public.calendar-event")
  public static let contact = UTType(unchecked: "public.contact")
  public static let vCard = UTType(unchecked: "public.vcard")

  private static let byExtension: [String: UTType] = [
    "txt": .plainText, "rtf": .rtf, "html": .html, "xml": .xml, "json": .json, "csv": .commaSeparatedText,
    "swift": .swiftSource, "pdf": .pdf, "zip": .zip, "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "heic": .heic,
    "gif": .gif, "tiff": .tiff, "svg": .svg, "mp4": .mpeg4Movie, "mov": .quickTimeMovie, "mp3": .mp3,
    "wav": .wav,
  ]
  private static let mimeTypes: [UTType: String] = [
    .plainText: "text/plain", .rtf: "text/rtf", .html: "text/html", .xml: "application/xml",
    .json: "application/json", .commaSeparatedText: "text/csv", .pdf: "application/pdf",
    .zip: "application/zip",
    .png: "image/png", .jpeg: "image/jpeg", .heic: "image/heic", .gif: "image/gif", .svg: "image/svg+xml",
    .mpeg4Movie: "video/mp4", .quickTimeMovie: "video/quicktime", .mp3: "audio/mpeg", .wav: "audio/wav",
  ]
  private static let parents: [UTType: UTType] = [
    .plainText: .text, .utf8PlainText: .plainText, .rtf: .text, .html: .text, .xml: .text, .json: .text,
    .commaSeparatedText: .text, .sourceCode: .plainText, .swiftSource: .sourceCode, .text: .data, .pdf: .data,
    .archive: .data, .zip: .archive, .image: .data, .png: .image, .jpeg: .image, .heic: .image, .gif: .image,
    .tiff: .image, .svg: .image, .movie: .audiovisualContent, .video: .movie, .mpeg4Movie: .movie,
    .quickTimeMovie: .movie, .audio: .audiovisualContent, .mp3: .audio, .wav: .audio,
    .audiovisualContent: .data,
    .data: .item, .folder: .directory, .directory: .item, .package: .directory,
  ]

  public var preferredFilenameExtension: String? { Self.byExtension.first { $0.value == self }?.key }
  public var preferredMIMEType: String? { Self.mimeTypes[self] }
  public var localizedDescription: String? { identifier }

  public func conforms(to type: UTType) -> Bool {
    self == type || (Self.parents[self]?.conforms(to: type) ?? false)
  }
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
}
