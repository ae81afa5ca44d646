// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Survey

// What a parent hands to the views below it.
extension SurveyPair {
  static let values: [SurveyPair] = [
    SurveyPair(
      "a closure in a row", Due(rule: .closureInView, view: "ClosureRow", property: "onToggle"),
      before: { ClosureScreen(isCompared: false) }, after: { ClosureScreen(isCompared: true) }),
    SurveyPair("a closure that captures a value", nil, before: { CapturingScreen() }, after: { EmptyView() }),
    SurveyPair(
      "a list of tuples", Due(rule: .valueWithoutEquality, view: "TupleList", property: "values"),
      before: { TupleScreen(isCompared: false) }, after: { TupleScreen(isCompared: true) }),
    SurveyPair(
      "a model with a closure", Due(rule: .valueWithoutEquality, view: "ModelRow", property: "model"),
      before: { ModelScreen(isCompared: false) }, after: { ModelScreen(isCompared: true) }),
    SurveyPair(
      "a binding with closures", Due(rule: .bindingWithClosures, view: "SwitchRow", property: "isOn"),
      before: { SwitchScreen(usesClosures: true) }, after: { SwitchScreen(usesClosures: false) }),
    SurveyPair(
      "a binding with closures onto an observed list",
      Due(rule: .observedWhole, view: "SwitchRow", property: "Options.all"),
      before: { ObservedSwitchScreen() }, after: { HandedSwitchScreen() }),
    SurveyPair("a binding to an element that moves", nil, before: { MovingScreen() }, after: { EmptyView() }),
    SurveyPair(
      "an object made in a body", Due(rule: .newObject, view: "Badge", property: "formatter"),
      before: { FormatterScreen(keeps: false) }, after: { FormatterScreen(keeps: true) }),
    SurveyPair(
      "a closure through two views", Due(rule: .closureInView, view: "Middle", property: "onTap"),
      before: { ChainScreen(isCompared: false) }, after: { ChainScreen(isCompared: true) }),
    SurveyPair(
      "two closures in a row", Due(rule: .closureInView, view: "TwoRow", property: "add, take"),
      before: { TwoScreen(isCompared: false) }, after: { TwoScreen(isCompared: true) }),
    SurveyPair(
      "a publisher made in a view", Due(rule: .newObject, view: "Pulse", property: "beats"),
      before: { PulseScreen(keeps: false) }, after: { PulseScreen(keeps: true) }),
    SurveyPair("what a colour shows", nil, before: { ColourScreen() }, after: { EmptyView() }),
  ]
}

private struct ClosureRow: View {
  let title: String
  let onToggle: () -> Void
  var body: some View {
    HStack {
      Text(title)
      Button("Toggle \(title)", action: onToggle)
    }
  }
}

private struct ComparedRow: View, @MainActor Equatable {
  let title: String
  let onToggle: () -> Void
  static func == (a: Self, b: Self) -> Bool { a.title == b.title }
  var body: some View {
    HStack {
      Text(title)
      Button("Toggle \(title)", action: onToggle)
    }
  }
}

private struct ClosureScreen: View {
  let isCompared: Bool
  @State private var chosen: Set<Int> = [2]
  var body: some View {
    VStack {
      Text("\(chosen.count) chosen")
      if isCompared {
        ForEach(0..<4, id: \.self) { row in
          ComparedRow(title: "Row \(row)", onToggle: { chosen.formSymmetricDifference([row]) }).equatable()
        }
      } else {
        ForEach(0..<4, id: \.self) { row in
          ClosureRow(title: "Row \(row)", onToggle: { chosen.formSymmetricDifference([row]) })
        }
      }
    }
  }
}

private struct CapturingScreen: View {
  @State private var amount = 2
  @State private var total = 0
  var body: some View {
    VStack {
      Text("Total \(total)")
      Button("More \(amount)") { amount += 1 }
      ForEach(0..<3, id: \.self) { ClosureRow(title: "Dish \($0)", onToggle: adding(amount)) }
    }
  }

  private func adding(_ count: Int) -> () -> Void {
    let total = $total
    return { total.wrappedValue += count }
  }
}

private struct Figure: Equatable {
  let month: String
  let sales: Int
}

private struct TupleList: View {
  let values: [(month: String, sales: Int)]
  var body: some View { VStack { ForEach(values, id: \.month) { Text("\($0.month) \($0.sales)") } } }
}

private struct FigureList: View {
  let values: [Figure]
  var body: some View { VStack { ForEach(values, id: \.month) { Text("\($0.month) \($0.sales)") } } }
}

private struct TupleScreen: View {
  let isCompared: Bool
  @State private var goal = 10
  @State private var extra = 0
  var body: some View {
    VStack {
      Text("Goal \(goal)")
      if isCompared {
        FigureList(values: figures.map { Figure(month: $0.month, sales: $0.sales) })
      } else {
        TupleList(values: figures)
      }
      Button("Raise") { goal += 1 }
      Button("Sell") { extra += 1 }
    }
  }

  private var figures: [(month: String, sales: Int)] { [("Jan", 4 + extra), ("Feb", 5)] }
}

private struct RowModel {
  let title: String
  let action: () -> Void
}

private struct ComparedRowModel: Equatable {
  let title: String
  let action: () -> Void
  static func == (a: Self, b: Self) -> Bool { a.title == b.title }
}

private struct ModelRow: View {
  let model: RowModel
  var body: some View { Button(model.title, action: model.action) }
}

private struct ComparedModelRow: View {
  let model: ComparedRowModel
  var body: some View { Button(model.title, action: model.action) }
}

private struct ModelScreen: View {
  let isCompared: Bool
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(count)")
      if isCompared {
        ComparedModelRow(model: ComparedRowModel(title: "One", action: { count += 1 }))
        ComparedModelRow(model: ComparedRowModel(title: "Two", action: { count += 2 }))
      } else {
        ModelRow(model: RowModel(title: "One", action: { count += 1 }))
        ModelRow(model: RowModel(title: "Two", action: { count += 2 }))
      }
    }
  }
}

private struct Option: Identifiable {
  let id: Int
  var isOn = false
}

private struct SwitchRow: View {
  let title: String
  @Binding var isOn: Bool
  var body: some View { Toggle(title, isOn: $isOn) }
}

private struct SwitchScreen: View {
  let usesClosures: Bool
  @State private var options = (0..<5).map { Option(id: $0) }
  var body: some View {
    VStack {
      Text("\(options.count { $0.isOn }) on")
      ForEach(options.indices, id: \.self) { index in
        SwitchRow(
          title: "Option \(index)",
          isOn: usesClosures
            ? Binding(get: { options[index].isOn }, set: { options[index].isOn = $0 }) : $options[index].isOn)
      }
    }
  }
}

@Observable
private final class Options {
  var all = (0..<4).map { Option(id: $0) }
}

private struct ObservedSwitchScreen: View {
  @State private var options = Options()
  var body: some View {
    VStack {
      ForEach(options.all.indices, id: \.self) { index in
        SwitchRow(
          title: "Option \(index)",
          isOn: Binding(get: { options.all[index].isOn }, set: { options.all[index].isOn = $0 }))
      }
    }
  }
}

private struct HandedSwitchRow: View, @MainActor Equatable {
  let title: String
  let isOn: Bool
  let set: (Bool) -> Void
  static func == (a: Self, b: Self) -> Bool { a.title == b.title && a.isOn == b.isOn }
  var body: some View {
    let value = isOn
    Toggle(title, isOn: Binding(get: { value }, set: set))
  }
}

private struct HandedSwitchScreen: View {
  @State private var options = Options()
  var body: some View {
    VStack {
      ForEach(options.all.indices, id: \.self) { index in
        HandedSwitchRow(
          title: "Option \(index)", isOn: options.all[index].isOn, set: { options.all[index].isOn = $0 })
      }
    }
  }
}

private struct MovingScreen: View {
  @State private var options = (0..<5).map { Option(id: $0) }
  var body: some View {
    VStack {
      ForEach($options) { option in SwitchRow(title: "Option", isOn: option.isOn) }
      Button("Remove") { if !options.isEmpty { options.removeFirst() } }
    }
  }
}

private final class PriceFormatter {
  func text(_ price: Int) -> String { "\(price) €" }
}

private struct Badge: View {
  let price: Int
  let formatter: PriceFormatter
  var body: some View { Text(formatter.text(price)) }
}

private struct FormatterScreen: View {
  let keeps: Bool
  @State private var count = 0
  @State private var kept = PriceFormatter()
  var body: some View {
    VStack {
      Text("\(count)")
      Badge(price: 5, formatter: keeps ? kept : PriceFormatter())
      Badge(price: 6 + count / 2, formatter: keeps ? kept : PriceFormatter())
      Button("Add") { count += 1 }
      Button("Add two") { count += 2 }
    }
  }
}

private struct Leaf: View {
  let onTap: () -> Void
  var body: some View { Button("Leaf", action: onTap) }
}

private struct Middle: View {
  let onTap: () -> Void
  var body: some View { Leaf(onTap: onTap) }
}

private struct ComparedMiddle: View, @MainActor Equatable {
  let onTap: () -> Void
  static func == (a: Self, b: Self) -> Bool { true }
  var body: some View { Leaf(onTap: onTap) }
}

private struct ChainScreen: View {
  let isCompared: Bool
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(count)")
      if isCompared {
        ComparedMiddle(onTap: { count += 1 }).equatable()
      } else {
        Middle(onTap: { count += 1 })
      }
    }
  }
}

private struct Spot: View {
  let isRed: Bool
  var body: some View { Circle().fill(isRed ? .red : .blue) }
}

private struct ColourScreen: View {
  @State private var isRed = false
  var body: some View {
    VStack {
      Spot(isRed: isRed)
      Button("Switch") { isRed.toggle() }
    }
  }
}

private struct TwoRow: View {
  let title: String
  let add, take: () -> Void
  var body: some View {
    HStack {
      Button("Add \(title)", action: add)
      Button("Take \(title)", action: take)
    }
  }
}

private struct ComparedTwoRow: View, @MainActor Equatable {
  let title: String
  let add, take: () -> Void
  static func == (a: Self, b: Self) -> Bool { a.title == b.title }
  var body: some View {
    HStack {
      Button("Add \(title)", action: add)
      Button("Take \(title)", action: take)
    }
  }
}

private struct TwoScreen: View {
  let isCompared: Bool
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(count)")
      if isCompared {
        ComparedTwoRow(title: "one", add: { count += 1 }, take: { count -= 1 }).equatable()
        ComparedTwoRow(title: "ten", add: { count += 10 }, take: { count -= 10 }).equatable()
      } else {
        TwoRow(title: "one", add: { count += 1 }, take: { count -= 1 })
        TwoRow(title: "ten", add: { count += 10 }, take: { count -= 10 })
      }
    }
  }
}

private struct Pulse: View {
  let beats: PassthroughSubject<Int, Never>
  @State private var last = 0
  var body: some View { Text("Beat \(last)").onReceive(beats) { last = $0 } }
}

private struct PulseScreen: View {
  let keeps: Bool
  @State private var count = 0
  @State private var kept = PassthroughSubject<Int, Never>()
  var body: some View {
    VStack {
      Text("\(count)")
      Pulse(beats: keeps ? kept : PassthroughSubject())
      Button("Add") { count += 1 }
    }
  }
}
