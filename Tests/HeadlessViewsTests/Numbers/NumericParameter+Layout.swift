// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

private enum OddGuide: AlignmentID {
  // A guide's default takes no argument. Only the trials write it, one after the other on the main actor.
  nonisolated(unsafe) static var value = 0.0
  static func defaultValue(in context: ViewDimensions) -> CGFloat { CGFloat(value) }
}

/// Answers, or places its subviews, with a number.
private struct OddLayout: Layout {
  var answer: CGFloat?
  var position: CGFloat?
  var anchor: CGFloat?
  var offer: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if let answer { return CGSize(width: answer, height: answer) }
    return subviews.first?.sizeThatFits(ProposedViewSize(width: offer, height: offer)) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: position ?? bounds.midX, y: position ?? bounds.midY),
        anchor: UnitPoint(x: anchor ?? 0.5, y: anchor ?? 0.5),
        proposal: ProposedViewSize(width: offer, height: offer))
    }
  }
}

extension NumericParameter {
  private struct Row: Identifiable {
    let id: Int
  }

  @ViewBuilder private static var two: some View {
    Text("one")
    Color.red
  }

  static var layout: [NumericParameter] {
    [
      view("Modifiers/Frame.swift frame(width:height:alignment:)", says: "frame", accepts: extent) {
        Text("a").frame(width: $0, height: $0)
      },
      view(
        "Modifiers/Frame.swift frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)",
        says: "frame", accepts: { $0 < 0 || length($0) }
      ) { Color.red.frame(minWidth: $0, minHeight: $0) },
      view(says: "frame", accepts: extent) { Color.red.frame(idealWidth: $0, idealHeight: $0).fixedSize() },
      view(says: "frame", accepts: { extent($0) || $0 == .infinity }) {
        Color.red.frame(maxWidth: $0, maxHeight: $0)
      },
      view("Lists/TableColumn.swift width(_:)", says: "frame", accepts: extent) { value in
        Table([Row(id: 1)]) { TableColumn("a") { Text("\($0.id)") }.width(value) }
      },
      view(
        "Lists/TableColumn.swift width(min:ideal:max:)", says: "frame",
        accepts: { extent($0) || $0 == .infinity }
      ) { value in
        Table([Row(id: 1)]) { TableColumn("a") { Text("\($0.id)") }.width(max: value) }
      },
      view("Modifiers/Padding.swift padding(_:)", says: "padding", accepts: length) {
        Text("a").padding(EdgeInsets(top: $0, leading: 1, bottom: $0, trailing: $0))
      },
      view("Modifiers/Padding.swift padding(_:_:)", says: "padding", accepts: length) {
        Text("a").padding(.horizontal, $0)
      },
      view(says: "padding", accepts: length) { Color.red.padding($0) },
      view(
        "Modifiers/Offset.swift offset(_:)", "Modifiers/Offset.swift offset(x:y:)", says: "offset",
        accepts: length
      ) { Text("a").offset(x: $0, y: $0) },
      view(
        "Modifiers/Offset.swift position(_:)", "Modifiers/Offset.swift position(x:y:)", says: "position",
        accepts: length
      ) { Text("a").position(x: $0, y: $0) },
      view(
        "Modifiers/AspectRatio.swift aspectRatio(_:contentMode:)", says: "aspectRatio",
        accepts: { abs($0) >= 1e-6 && abs($0) <= 1e6 }
      ) { Color.red.aspectRatio($0, contentMode: .fill) },
      view(says: "aspectRatio", accepts: { abs($0) >= 1e-6 && abs($0) <= 1e6 }) {
        Color.red.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fit)
      },
      view("Modifiers/LayoutPriority.swift layoutPriority(_:)", says: "layoutPriority", accepts: number) {
        value in
        HStack {
          Color.red.layoutPriority(value)
          Text("words to wrap").layoutPriority(1)
          Color.blue
        }
      },
      view("Containers/Stacks.swift init(alignment:spacing:content:)", says: "HStack", accepts: length) {
        HStack(spacing: $0) { two }
      },
      view(says: "VStack", accepts: length) { VStack(spacing: $0) { two } },
      view("Containers/StackLayouts.swift init(alignment:spacing:)", says: "HStack", accepts: length) {
        AnyLayout(HStackLayout(spacing: $0))({ two })
      },
      view(says: "VStack", accepts: length) { AnyLayout(VStackLayout(spacing: $0))({ two }) },
      view(
        "Containers/Grid.swift init(alignment:horizontalSpacing:verticalSpacing:content:)", says: "Grid",
        accepts: length
      ) { value in
        Grid(horizontalSpacing: value, verticalSpacing: value) {
          GridRow { two }
          GridRow { two }
        }
      },
      view(
        "Containers/GridLayout.swift init(alignment:horizontalSpacing:verticalSpacing:)", says: "Grid",
        accepts: length
      ) { AnyLayout(GridLayout(horizontalSpacing: $0, verticalSpacing: $0))({ two }) },
      view(
        "Containers/Grid.swift gridCellColumns(_:)", says: "gridCellColumns", values: integers,
        accepts: { (0...1_000).contains($0) }
      ) { value in
        Grid {
          GridRow { Text("a").gridCellColumns(integer(value)) }
          GridRow { two }
        }
      },
      view("Containers/Grid.swift gridCellAnchor(_:)", says: "gridCellAnchor", accepts: factor) { value in
        Grid { GridRow { Text("a").gridCellAnchor(UnitPoint(x: value, y: value)) } }
      },
      view(
        "Modifiers/AlignmentGuide.swift alignmentGuide(_:computeValue:)", says: "alignmentGuide",
        accepts: sum
      ) { value in
        VStack(alignment: .leading) {
          Text("a").alignmentGuide(.leading) { _ in CGFloat(value) }
          Color.red
        }
      },
      view(says: "alignmentGuide", accepts: sum) { value in
        HStack(alignment: .top) {
          Color.red.frame(width: 10).alignmentGuide(.top) { _ in CGFloat(value) }
          Text("a")
        }
      },
      view(says: "alignmentGuide", accepts: sum) { value in
        OddGuide.value = value
        return ZStack(
          alignment: Alignment(horizontal: HorizontalAlignment(OddGuide.self), vertical: .center)
        ) { two }.id(value.description)
      },
      view("Primitives/Spacer.swift init(minLength:)", says: "Spacer", accepts: extent) { value in
        HStack {
          Text("a")
          Spacer(minLength: value)
        }
      },
      view(
        "Containers/AnyLayout.swift sizeThatFits(proposal:subviews:cache:)",
        "Containers/GridLayout.swift sizeThatFits(proposal:subviews:cache:)",
        "Containers/StackLayouts.swift sizeThatFits(proposal:subviews:cache:)", says: "sizeThatFits",
        accepts: sum
      ) { value in OddLayout(answer: value)({ two }) },
      view(
        "Custom/LayoutSubviews.swift place(at:anchor:proposal:)",
        "Containers/AnyLayout.swift placeSubviews(in:proposal:subviews:cache:)",
        "Containers/GridLayout.swift placeSubviews(in:proposal:subviews:cache:)",
        "Containers/StackLayouts.swift placeSubviews(in:proposal:subviews:cache:)", says: "place",
        accepts: sum
      ) { value in OddLayout(position: value)({ two }) },
      view(says: "place", accepts: factor) { value in OddLayout(anchor: value)({ two }) },
      view(
        "Custom/LayoutSubviews.swift sizeThatFits(_:)", "Custom/LayoutSubviews.swift dimensions(in:)",
        says: "place", accepts: { sum($0) || $0.isNaN || $0 == .infinity }
      ) { value in OddLayout(offer: value)({ two }) },
      view(
        "Scrolling/ContainerRelativeFrame.swift containerRelativeFrame(_:count:span:spacing:alignment:)",
        says: "containerRelativeFrame", values: integers, accepts: { (1...1e6).contains($0) }
      ) {
        Color.red.containerRelativeFrame(.horizontal, count: integer($0), span: integer($0), spacing: 8)
      },
      view(says: "containerRelativeFrame", accepts: length) {
        Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: $0)
      },
      view(
        "Scrolling/ContainerRelativeFrame.swift containerRelativeFrame(_:alignment:_:)",
        says: "containerRelativeFrame", accepts: extent
      ) { value in Color.red.containerRelativeFrame([.horizontal, .vertical]) { _, _ in CGFloat(value) } },
      view(
        "SafeArea/SafeAreaInset.swift safeAreaInset(edge:alignment:spacing:content:)", says: "safeAreaInset",
        accepts: length
      ) { value in Color.red.safeAreaInset(edge: .bottom, spacing: value) { Text("bar") } },
      view(says: "safeAreaInset", accepts: length) { value in
        Color.red.safeAreaInset(edge: .leading, spacing: value) { Text("bar") }
      },
      view(
        "SafeArea/SafeAreaInset.swift safeAreaPadding(_:)",
        "SafeArea/SafeAreaInset.swift safeAreaPadding(_:_:)", says: "safeAreaPadding", accepts: length
      ) { Color.red.ignoresSafeArea().safeAreaPadding($0) },
      view("Lists/ListRow.swift listRowInsets(_:)", says: "listRowInsets", accepts: length) { value in
        List {
          Text("a").listRowInsets(EdgeInsets(top: value, leading: value, bottom: value, trailing: value))
        }
      },
    ]
  }
}
