// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

extension NumericParameter {
  private static func rows<Container: View>(_ container: Container) -> some View {
    ScrollView { container }
  }

  @ViewBuilder private static var cells: some View {
    ForEach(0..<5, id: \.self) { Text("\($0)") }
  }

  private static func grid(_ item: GridItem) -> some View {
    ScrollView { LazyVGrid(columns: [item, GridItem(.fixed(20))]) { cells } }
  }

  static var scrolling: [NumericParameter] {
    [
      view(
        "Scrolling/LazyStacks.swift init(alignment:spacing:pinnedViews:content:)", says: "LazyVStack",
        accepts: length
      ) { value in ScrollView { LazyVStack(spacing: value) { cells } } },
      view(says: "LazyHStack", accepts: length) { value in
        ScrollView(.horizontal) { LazyHStack(spacing: value) { cells } }
      },
      view(
        "Scrolling/LazyStacks.swift init(columns:alignment:spacing:pinnedViews:content:)", says: "LazyVGrid",
        accepts: length
      ) { value in ScrollView { LazyVGrid(columns: [GridItem(), GridItem()], spacing: value) { cells } } },
      view(
        "Scrolling/LazyStacks.swift init(rows:alignment:spacing:pinnedViews:content:)", says: "LazyHGrid",
        accepts: length
      ) { value in ScrollView(.horizontal) { LazyHGrid(rows: [GridItem()], spacing: value) { cells } } },
      view("Scrolling/GridItem.swift init(_:spacing:alignment:)", says: "LazyVGrid", accepts: length) {
        grid(GridItem(.flexible(), spacing: $0))
      },
      view(says: "LazyVGrid", accepts: length) { grid(GridItem(.adaptive(minimum: 20), spacing: $0)) },
      view(says: "LazyVGrid", accepts: extent) { grid(GridItem(.fixed($0))) },
      view(says: "LazyVGrid", accepts: extent) { grid(GridItem(.flexible(minimum: $0))) },
      view(says: "LazyVGrid", accepts: { extent($0) || $0 == .infinity }) {
        grid(GridItem(.flexible(maximum: $0)))
      },
      view(says: "LazyVGrid", accepts: { $0 >= 1 && $0 <= 1e12 }) { grid(GridItem(.adaptive(minimum: $0))) },
      view(says: "LazyVGrid", accepts: { extent($0) || $0 == .infinity }) {
        grid(GridItem(.adaptive(minimum: 10, maximum: $0)))
      },
      // No number but as bad as one: nothing to put a cell in.
      view(says: "LazyVGrid", values: [0], accepts: { _ in false }) { _ in
        ScrollView { LazyVGrid(columns: []) { cells } }
      },
      action(
        "Scrolling/ScrollViewReader.swift scrollTo(_:anchor:)", says: "scrollTo", accepts: factor,
        on: { value in
          ScrollViewReader { proxy in
            Button("jump") { proxy.scrollTo(40, anchor: UnitPoint(x: value, y: value)) }
            ScrollView { LazyVStack { ForEach(0..<60, id: \.self) { Text("\($0)") } } }
          }
        }
      ) { host, _ in try host.buttons["jump"].tap() },
      action(
        "Queries/Element.swift drag(by:)", says: "drag(by:)", accepts: length,
        on: { _ in
          ScrollView([.horizontal, .vertical]) { Text("wide").frame(width: 900, height: 900) }
        }
      ) { host, value in try host.staticTexts["wide"].drag(by: CGSize(width: value, height: value)) },
      action(
        says: "drag(by:)", accepts: length,
        on: { _ in
          Color.red.frame(width: 50, height: 50).accessibilityIdentifier("square")
            .gesture(DragGesture().onEnded { _ in })
        }
      ) { host, value in try host["square"].drag(by: CGSize(width: value, height: -value)) },
      action(
        says: "drag(by:)", accepts: length,
        on: { _ in
          List { ForEach(0..<4, id: \.self) { Text("row \($0)") }.onMove { _, _ in } }
            .environment(\.editMode, .constant(.active))
        }
      ) { host, value in try host.staticTexts["row 1"].drag(by: CGSize(width: 0, height: value)) },
      action(
        "Gestures/DragGesture.swift init(minimumDistance:coordinateSpace:)", says: nil, accepts: anything,
        on: { value in
          Color.red.accessibilityIdentifier("square")
            .gesture(DragGesture(minimumDistance: value).onChanged { _ in })
        }
      ) { host, _ in try host["square"].drag(by: CGSize(width: 20, height: 0)) },
      action(
        "Gestures/TapGesture.swift init(count:)", "Gestures/TapGesture.swift init(count:coordinateSpace:)",
        "Gestures/TapGesture.swift onTapGesture(count:perform:)",
        "Gestures/TapGesture.swift onTapGesture(count:coordinateSpace:perform:)", says: "TapGesture",
        values: integers, accepts: positive,
        on: { value in
          Color.red.accessibilityIdentifier("square").onTapGesture(count: integer(value)) {}
        }
      ) { host, _ in try host["square"].tap() },
      action(
        "Host/ViewHost.swift init(size:safeArea:textMeasuring:content:)", "Host/ViewHost.swift resize(to:)",
        says: "ViewHost's size", accepts: { $0 >= 0 && $0 <= 1e5 },
        on: { _ in ScrollView { LazyVStack { cells } } }
      ) { host, value in
        host.resize(to: CGSize(width: value, height: value))
        let other = ViewHost(size: CGSize(width: 100, height: value)) { Color.red }
        try NumericParameterTests.check(other)
      },
      action(
        says: "ViewHost's safeArea", accepts: { $0 >= 0 && $0 <= 1e5 },
        on: { _ in Color.red.ignoresSafeArea() }
      ) { host, value in
        host.safeArea = EdgeInsets(top: value, leading: value, bottom: value, trailing: value)
      },
    ]
  }
}
