// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

// What can be dragged, copied or shared, and as what. Nothing leaves the program here: representations keep nothing.

/// A value that can be handed to another program.
///
/// - Source: Apple, `Transferable`.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation

  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// As what a value is handed over.
///
/// - Source: Apple, `TransferRepresentation`.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation

  @TransferRepresentationBuilder<Item>
  var body: Body { get }
}

/// A representation that the engine knows; it has no other body than itself.
public protocol _PrimitiveTransferRepresentation: TransferRepresentation where Body == Self {}

extension _PrimitiveTransferRepresentation {
  public var body: Self { self }
}

/// Who is told of a representation.
public struct TransferRepresentationVisibility: Sendable {
  public static let all = TransferRepresentationVisibility()
  public static let team = TransferRepresentationVisibility()
  public static let group = TransferRepresentationVisibility()
  public static let ownProcess = TransferRepresentationVisibility()
}

extension TransferRepresentation {
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item>
  {
    self
  }
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool)
    -> some TransferRepresentation<Item>
  {
    self
  }
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?)
    -> some TransferRepresentation<Item>
  {
    self
  }
}

/// As an encoder writes it.
///
/// - Source: Apple, `CodableRepresentation`.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>:
  _PrimitiveTransferRepresentation
{
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {}
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {}
}

/// As bytes.
///
/// - Source: Apple, `DataRepresentation`.
public struct DataRepresentation<Item: Transferable>: _PrimitiveTransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// As a file.
///
/// - Source: Apple, `FileRepresentation`.
public struct FileRepresentation<Item: Transferable>: _PrimitiveTransferRepresentation {
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that came from another program; none does.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

/// As another value.
///
/// - Source: Apple, `ProxyRepresentation`.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: _PrimitiveTransferRepresentation {
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {}
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {}
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {}
}

/// Several representations of one value.
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>:
  _PrimitiveTransferRepresentation
{
  let value: Value
}

/// Makes a representation from the statements of a closure.
///
/// - Source: Apple, `TransferRepresentationBuilder`.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: TransferRepresentation<Item>>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
    TupleTransferRepresentation(value: (repeat each content))
  }
}

/// A value of the system's own, which it hands over as it is.
public struct _StandardRepresentation<Item: Transferable>: _PrimitiveTransferRepresentation {}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _StandardRepresentation<Self>() }
}
extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _StandardRepresentation<Self>() }
}
extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _StandardRepresentation<Self>() }
}
extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _StandardRepresentation<Self>() }
}
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _StandardRepresentation<Self>() }
}
extension Color: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _StandardRepresentation<Self>() }
}
