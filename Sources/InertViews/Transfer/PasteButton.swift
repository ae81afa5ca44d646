// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

/// A button that would take what was copied; there is no pasteboard, and tapping it does nothing.
///
/// - Source: Apple, `PasteButton`.
public struct PasteButton: View, BuiltInView {
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}
  public init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {}
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  public var body: some View {
    Button(action: {}) { Label("Paste", systemImage: "doc.on.clipboard") }
  }
}

// What keys and menus would copy: nothing asks for it.
extension View {
  public consuming func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
  public consuming func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
  public consuming func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    self
  }
  public consuming func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    self
  }
  public consuming func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    self
  }
  public consuming func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    self
  }
}
