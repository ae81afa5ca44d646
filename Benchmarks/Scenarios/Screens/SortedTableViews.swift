// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Observation

// The screen of `screens.sorted-table`, as it is usually written and as it costs least.

nonisolated struct Employee: Identifiable, Equatable {
  let id: Int
  let name: String
  let city: String
  let age: Int
  let calls: Int

  /// People with different names, in no order.
  static func staff(_ count: Int) -> [Employee] {
    (0..<count).map { id in
      Employee(
        id: id, name: "Person \(1_000 + id * 37 % count)", city: "City \(id * 7 % 10)",
        age: 20 + id * 13 % 50, calls: id * 29 % 9)
    }
  }
}

struct UsualTable: View {
  let people: [Employee]
  @State private var order = [KeyPathComparator(\Employee.name)]
  @State private var called = 0

  var body: some View {
    VStack {
      HStack {
        Text("Calling \(people[called].city)")
        Button("Next") { called = (called + 1) % people.count }
      }
      Table(people.sorted(using: order), sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("City", value: \.city)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
        TableColumn("Calls", value: \.calls) { person in
          UsualCallCell(person: person) { called = person.id }
        }
      }
    }
  }
}

private struct UsualCallCell: View {
  let person: Employee
  let call: () -> Void

  var body: some View { Button("\(person.calls)", action: call) }
}

@Observable private final class StaffModel {
  private(set) var people: [Employee]
  var order = [KeyPathComparator(\Employee.name)] {
    didSet { people.sort(using: order) }
  }
  @ObservationIgnored let all: [Employee]
  var called = 0

  init(_ people: [Employee]) {
    all = people
    self.people = people.sorted(using: [KeyPathComparator(\Employee.name)])
  }
}

struct LeastTable: View {
  @State private var model: StaffModel

  init(people: [Employee]) {
    _model = State(initialValue: StaffModel(people))
  }

  var body: some View {
    VStack {
      CallBar(model: model)
      Table(model.people, sortOrder: $model.order) {
        TableColumn("Name", value: \.name)
        TableColumn("City", value: \.city)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
        TableColumn("Calls", value: \.calls) { LeastCallCell(person: $0, model: model) }
      }
    }
  }
}

private struct CallBar: View {
  let model: StaffModel

  var body: some View {
    HStack {
      Text("Calling \(model.all[model.called].city)")
      Button("Next") { model.called = (model.called + 1) % model.all.count }
    }
  }
}

private struct LeastCallCell: View {
  let person: Employee
  let model: StaffModel

  var body: some View {
    Button("\(person.calls)") { model.called = person.id }
  }
}
