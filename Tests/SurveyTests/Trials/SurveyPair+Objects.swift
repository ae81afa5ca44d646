// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Observation
import Survey

// Objects that a parent keeps and views below it hold, and values of which they show little.
extension SurveyPair {
  static let objects: [SurveyPair] = [
    SurveyPair(
      "an object handed over to a @StateObject",
      Due(rule: .stateObjectHandedOver, view: "OwnedLamp", property: "lamp"),
      before: { LampScreen(isOwned: true) }, after: { LampScreen(isOwned: false) }),
    SurveyPair(
      "an object read whole, and handed on to a @StateObject",
      Due(rule: .objectReadWhole, view: "OwnedName", property: "course"),
      before: { CourseScreen() }, after: { TrackedCourseScreen() }),
    SurveyPair(
      "a choice that each row compares with itself, under a parent that reads it",
      Due(rule: .boundValueRead, view: "ChoiceRow", property: "choice"),
      before: { ChoiceScreen(isCompared: false) }, after: { ChoiceScreen(isCompared: true) }),
    SurveyPair(
      "a choice that each row compares with itself, under a parent that does not read it",
      Due(rule: .boundValueRead, view: "ChoiceRow", property: "choice"),
      before: { UnreadChoiceScreen() }, after: { ReadChoiceScreen() }),
    SurveyPair(
      "a struct of which one part is shown and another one is handed on",
      Due(rule: .valueThroughBinding, view: "WholeMeal", property: "meal"),
      before: { MealScreen(isWhole: true) }, after: { MealScreen(isWhole: false) }),
  ]
}

private final class Lamp: ObservableObject {
  @Published var isOn = false
}

private struct OwnedLamp: View {
  @StateObject var lamp: Lamp
  var body: some View { Text(lamp.isOn ? "on" : "off") }
}

private struct ObservedLamp: View {
  @ObservedObject var lamp: Lamp
  var body: some View { Text(lamp.isOn ? "on" : "off") }
}

private struct LampScreen: View {
  let isOwned: Bool
  @State private var count = 0
  @State private var lamp = Lamp()
  var body: some View {
    VStack {
      Text("\(count)")
      if isOwned { OwnedLamp(lamp: lamp) } else { ObservedLamp(lamp: lamp) }
      Button("Add") { count += 1 }
      Button("Switch") { lamp.isOn.toggle() }
    }
  }
}

private final class Course: ObservableObject {
  @Published var name = "Maths"
  @Published var hours = 1
}

private struct OwnedName: View {
  @StateObject var course: Course
  var body: some View { Text(course.name) }
}

private struct CourseScreen: View {
  @StateObject private var course = Course()
  var body: some View {
    VStack {
      OwnedName(course: course)
      Text("\(course.hours) hours")
      Button("More") { course.hours += 1 }
      Button("Rename") { course.name += "!" }
    }
  }
}

@Observable private final class TrackedCourse {
  var name = "Maths"
  var hours = 1
}

private struct KeptName: View {
  @State var course: TrackedCourse
  var body: some View { Text(course.name) }
}

private struct TrackedCourseScreen: View {
  @State private var course = TrackedCourse()
  var body: some View {
    VStack {
      KeptName(course: course)
      Text("\(course.hours) hours")
      Button("More") { course.hours += 1 }
      Button("Rename") { course.name += "!" }
    }
  }
}

private struct ChoiceRow: View {
  let name: String
  @Binding var choice: String
  var body: some View { Button("\(name) \(choice == name ? "chosen" : "")") { choice = name } }
}

private struct ComparedChoiceRow: View {
  let name: String
  let isChosen: Bool
  @Binding var choice: String
  var body: some View { Button("\(name) \(isChosen ? "chosen" : "")") { choice = name } }
}

private let dishes = ["Soup", "Rice", "Cake", "Fish", "Beans", "Bread", "Salad", "Pasta"]

private struct ChoiceScreen: View {
  let isCompared: Bool
  @State private var choice = "Soup"
  var body: some View {
    VStack {
      Text("Today: \(choice)")
      Section("Dishes") {
        if isCompared {
          ForEach(dishes, id: \.self) { ComparedChoiceRow(name: $0, isChosen: $0 == choice, choice: $choice) }
        } else {
          ForEach(dishes, id: \.self) { ChoiceRow(name: $0, choice: $choice) }
        }
      }
    }
  }
}

private struct UnreadChoiceScreen: View {
  @State private var choice = "Soup"
  var body: some View { VStack { ForEach(dishes, id: \.self) { ChoiceRow(name: $0, choice: $choice) } } }
}

private struct ReadChoiceScreen: View {
  @State private var choice = "Soup"
  var body: some View {
    VStack {
      ForEach(dishes, id: \.self) { ComparedChoiceRow(name: $0, isChosen: $0 == choice, choice: $choice) }
    }
  }
}

private struct Meal: Equatable {
  var isHot = false
  var portions = 1
}

private struct HotPart: View {
  @Binding var isHot: Bool
  var body: some View { Toggle(isHot ? "Hot" : "Cold", isOn: $isHot) }
}

private struct PortionPart: View {
  @Binding var portions: Int
  var body: some View { Stepper("\(portions) portions", value: $portions) }
}

private struct WholeMeal: View {
  @Binding var meal: Meal
  var body: some View {
    VStack {
      HotPart(isHot: $meal.isHot)
      Stepper("\(meal.portions) portions", value: $meal.portions)
    }
  }
}

private struct MealParts: View {
  @Binding var meal: Meal
  var body: some View {
    VStack {
      HotPart(isHot: $meal.isHot)
      PortionPart(portions: $meal.portions)
    }
  }
}

private struct MealScreen: View {
  let isWhole: Bool
  @State private var meal = Meal()
  var body: some View { if isWhole { WholeMeal(meal: $meal) } else { MealParts(meal: $meal) } }
}
