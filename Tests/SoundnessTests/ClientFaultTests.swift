// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Observation
import Testing

/// What only the client can mend says what it is before it stops, in a release build too.
@Suite struct ClientFaultTests {
  private final class Store: ObservableObject {}
  @Observable fileprivate final class Model {}

  private struct StoreReader: View {
    @EnvironmentObject var store: Store
    var body: some View { Text("\(ObjectIdentifier(store))") }
  }

  private struct ModelReader: View {
    @Environment(Model.self) var model
    var body: some View { Text("\(ObjectIdentifier(model))") }
  }

  private struct Asking: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[3].sizeThatFits(proposal)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  private static func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("E-7: a missing environment object is named")
  func environmentObject() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ViewHost { StoreReader() } }
    }
    #expect(Self.said(result).contains("No ObservableObject of type Store found."))
  }

  @Test("I-69: a missing observable object is named")
  func observableObject() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ViewHost { ModelReader() } }
    }
    #expect(Self.said(result).contains("No Observable object of type Model found."))
  }

  @Test("S-16: a subview that a layout does not have is named")
  func subview() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ViewHost { Asking()({ Text("one") }) } }
    }
    #expect(Self.said(result).contains("There is no subview 3: the layout has 1 of them."))
  }

  @Test("S-9: a place that a collection does not have is named, whoever asks for it")
  func place() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Binding.constant([1, 2])[2]
    }
    #expect(Self.said(result).contains("There is no element at 2"))
    let move = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var rows = [1, 2]
      rows.move(fromOffsets: IndexSet(integer: 0), toOffset: 5)
    }
    #expect(Self.said(move).contains("Nothing can be moved to offset 5 of an array of 2 elements."))
    let removal = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var rows = [1, 2]
      rows.remove(atOffsets: IndexSet(integer: 7))
    }
    #expect(Self.said(removal).contains("There is no element at offset 7"))
  }

  @Test("S-1: asking a primitive view for its body says which one it was")
  func primitiveBody() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Text("a").body }
    }
    #expect(Self.said(result).contains("Text is a primitive view and has no body."))
  }

  @Test("What a client can cause says its message: no precondition in the sources stands in its way")
  func preconditions() throws {
    let sources = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources").path
    // The engine's own promises: between its parts, nothing that a client hands over.
    let promises = [
      "LayoutEngine/Custom/LayoutBox.swift", "LayoutEngine/Tree/", "LayoutEngine/Records/SlotStorage.swift",
      "LayoutEngine/Placement/LayoutTree+Alignment.swift", "LayoutEngine/Roles/Text.swift",
      "ViewEngine/Nodes/ElementWrapper.swift", "ViewEngine/Nodes/ViewType.swift",
    ]
    let targets = [
      "EngineBase/", "HeadlessViews/", "InertViews/", "LayoutEngine/", "StandardViews/", "ViewEngine/",
    ]
    for case let name as String in FileManager.default.enumerator(atPath: sources)!
    where name.hasSuffix(".swift") && targets.contains(where: name.hasPrefix) {
      let text = try String(contentsOfFile: "\(sources)/\(name)", encoding: .utf8)
      let has = text.contains("precondition(") || text.contains("preconditionFailure(")
      #expect(
        !has || promises.contains(where: name.hasPrefix),
        "\(name): clientFault says its message, a precondition does not")
    }
  }
}
