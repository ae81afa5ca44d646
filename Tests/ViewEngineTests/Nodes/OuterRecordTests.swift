// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

import HeadlessViews
@testable import StandardViews
@testable import ViewEngine

/// Stacks with a layout modifier right around them, which are one node with two records.
@MainActor @Suite struct OuterRecordTests {
  /// What a screen shows at the moment.
  private struct Setting: Equatable {
    var spacing: CGFloat = 4
    var isCentred = true
    var length: CGFloat = 10
    var count = 2
    var isShown = true
  }

  private final class Source { var setting = Setting() }

  /// The same rows twice: with the modifiers right around the stacks, or with a type-erased view in between, which keeps
  /// the two apart.
  private struct Screen: View {
    let source: Source
    let isApart: Bool
    @State private var setting = Setting()

    private var texts: some View { ForEach(0..<setting.count, id: \.self) { Text("text \($0)") } }

    var body: some View {
      Button("show") { setting = source.setting }
      if setting.isShown {
        row
        column
        layers
      }
    }

    @ViewBuilder private var row: some View {
      let alignment: VerticalAlignment = setting.isCentred ? .center : .top
      if isApart {
        AnyView(HStack(alignment: alignment, spacing: setting.spacing) { texts }).padding(setting.length)
      } else {
        HStack(alignment: alignment, spacing: setting.spacing) { texts }.padding(setting.length)
      }
    }

    @ViewBuilder private var column: some View {
      let alignment: HorizontalAlignment = setting.isCentred ? .center : .leading
      if isApart {
        AnyView(VStack(alignment: alignment, spacing: setting.spacing) { texts })
          .frame(width: 100 + setting.length, alignment: .trailing).offset(x: setting.length)
      } else {
        VStack(alignment: alignment, spacing: setting.spacing) { texts }
          .frame(width: 100 + setting.length, alignment: .trailing).offset(x: setting.length)
      }
    }

    @ViewBuilder private var layers: some View {
      let alignment: Alignment = setting.isCentred ? .center : .bottomLeading
      if isApart {
        AnyView(ZStack(alignment: alignment) { texts }).fixedSize()
      } else {
        ZStack(alignment: alignment) { texts }.fixedSize()
      }
    }
  }

  private func host(_ source: Source, isApart: Bool) -> ViewHost {
    ViewHost(size: CGSize(width: 400, height: 600)) { Screen(source: source, isApart: isApart) }
  }

  private func change(_ setting: inout Setting, _ step: Int) {
    switch step % 6 {
    case 0: setting.spacing = CGFloat(step)
    case 1: setting.length = CGFloat(3 * step)
    case 2: setting.count = step % 5
    case 3: setting.isCentred.toggle()
    case 4: setting.isShown.toggle()
    default: setting = Setting(spacing: 1, isCentred: false, length: CGFloat(step), count: 3)
    }
  }

  @Test("L-42: a stack and the modifier around it look the same in one node and in two, whatever changes")
  func sameAsApart() throws {
    let source = Source()
    let (one, two) = (host(source, isApart: false), host(source, isApart: true))
    try one.render()
    try two.render()
    #expect(one.displayList == two.displayList)
    for step in 0..<40 {
      change(&source.setting, step)
      try one.tapAndRender("show")
      try two.tapAndRender("show")
      #expect(one.displayList == two.displayList, "step \(step)")
      #expect(one.displayList == one.recomputedDisplayList(), "step \(step)")
      let records = (one.graph.layoutTree.counts.records, two.graph.layoutTree.counts.records)
      #expect(records.0 == records.1, "step \(step)")
    }
  }

  @Test("The node of a stack is the element, and its two records come and go with it")
  func oneNode() throws {
    let host = ViewHost {
      VStack {
        HStack { Text("a") }.padding()
        HStack {}.frame(width: 10)
      }
      .padding()
    }
    try host.render()
    let root = try #require(host.graph.roots.first)
    let column = try #require(root.element(at: 0) as? StackNode)
    #expect(root.elementCount == 1 && column.elementCount == 2)
    column.forEachElement { #expect($0 is StackNode) }
    // The root, two for each stack, and the text.
    #expect(host.graph.layoutTree.counts.records == 8)
    host.unmount()
    #expect(host.graph.layoutTree.counts.records == 0)
  }

  private struct Elements: View {
    @State private var isShown = true
    var body: some View {
      Button("hide") { isShown = false }
      Group {
        HStack { Text("a") }
        if isShown { VStack { Text("b") } }
      }
      .padding(5)
    }
  }

  @Test("L-60: stacks in a group have the group's modifier each")
  func elementsOfGroup() throws {
    let host = ViewHost { Elements() }
    try host.render()
    #expect(host.texts == ["hide", "a", "b"])
    #expect(host.displayList == host.recomputedDisplayList())
    let records = host.graph.layoutTree.counts.records
    try host.tapAndRender("hide")
    #expect(host.texts == ["hide", "a"])
    #expect(host.displayList == host.recomputedDisplayList())
    // The padding, the stack and the text.
    #expect(host.graph.layoutTree.counts.records == records - 3)
  }
}
