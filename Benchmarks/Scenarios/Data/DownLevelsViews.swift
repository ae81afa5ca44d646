// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews
import Observation

// The ways to hand a number down to the last of some levels. A step writes the number that each root has.

// shown: data.down-levels/initialiser
struct InitialiserRoot: View {
  let levels: Int
  let number: WriteHandle<Int>
  @State private var current = 0

  var body: some View {
    let _ = number.lend($current)
    InitialiserLevel(below: levels - 1, number: current)
  }
}
// end

// shown: data.down-levels/initialiser
struct InitialiserLevel: View {
  let below: Int
  let number: Int

  var body: some View {
    if below > 0 {
      InitialiserLevel(below: below - 1, number: number)
    } else {
      Text("\(number)")
    }
  }
}
// end

struct BindingRoot: View {
  let levels: Int
  let number: WriteHandle<Int>
  @State private var current = 0

  var body: some View {
    let _ = number.lend($current)
    BindingLevel(below: levels - 1, number: $current)
  }
}

struct BindingLevel: View {
  let below: Int
  @Binding var number: Int

  var body: some View {
    if below > 0 {
      BindingLevel(below: below - 1, number: $number)
    } else {
      Text("\(number)")
    }
  }
}

/// Levels that know nothing of the number, above one that does.
struct SilentLevel<Last: View>: View {
  let below: Int
  let last: Last

  var body: some View {
    if below > 0 {
      SilentLevel(below: below - 1, last: last)
    } else {
      last
    }
  }
}

private nonisolated struct HandedNumberKey: EnvironmentKey {
  static let defaultValue = 0
}

nonisolated extension EnvironmentValues {
  /// The number that the root hands down.
  var handedNumber: Int {
    get { self[HandedNumberKey.self] }
    set { self[HandedNumberKey.self] = newValue }
  }
}

// shown: data.down-levels/environment-value
struct EnvironmentValueRoot: View {
  let levels: Int
  let number: WriteHandle<Int>
  @State private var current = 0

  var body: some View {
    let _ = number.lend($current)
    SilentLevel(below: levels - 1, last: EnvironmentValueLeaf())
      .environment(\.handedNumber, current)
  }
}
// end

// shown: data.down-levels/environment-value
struct EnvironmentValueLeaf: View {
  @Environment(\.handedNumber) private var number

  var body: some View { Text("\(number)") }
}
// end

final class HandedObject: ObservableObject {
  @Published var number = 0
}

struct EnvironmentObjectRoot: View {
  let levels: Int
  let number: WriteHandle<Int>
  @StateObject private var model = HandedObject()

  var body: some View {
    let _ = number.lend($model.number)
    SilentLevel(below: levels - 1, last: EnvironmentObjectLeaf())
      .environmentObject(model)
  }
}

struct EnvironmentObjectLeaf: View {
  @EnvironmentObject private var model: HandedObject

  var body: some View { Text("\(model.number)") }
}

@Observable final class HandedModel {
  var number = 0
}

struct ObservableRoot: View {
  let levels: Int
  let model: HandedModel

  var body: some View {
    SilentLevel(below: levels - 1, last: ObservableLeaf())
      .environment(model)
  }
}

struct ObservableLeaf: View {
  @Environment(HandedModel.self) private var model

  var body: some View { Text("\(model.number)") }
}
