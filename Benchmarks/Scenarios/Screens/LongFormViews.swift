// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Observation

// The screen of `screens.long-form`, as it is usually written and as it costs least.

private let fieldsInSection = 10

final class AnswersObject: ObservableObject {
  @Published var answers: [String]

  init(fields: Int) {
    answers = Array(repeating: "", count: fields)
  }
}

struct UsualLongForm: View {
  @StateObject private var form: AnswersObject

  init(fields: Int) {
    _form = StateObject(wrappedValue: AnswersObject(fields: fields))
  }

  var body: some View {
    Form {
      Section("Summary") {
        Text("\(form.answers.count { !$0.isEmpty }) of \(form.answers.count) filled")
        Button("Clear") { form.answers = form.answers.map { _ in "" } }
      }
      ForEach(0..<form.answers.count / fieldsInSection, id: \.self) { section in
        Section("Section \(section)") {
          ForEach(section * fieldsInSection..<(section + 1) * fieldsInSection, id: \.self) { field in
            HStack {
              TextField("Answer \(field)", text: $form.answers[field])
              if form.answers[field].isEmpty { Text("required") }
            }
          }
        }
      }
    }
  }
}

@Observable private final class AnswersModel {
  @ObservationIgnored private(set) var fields: [AnswerModel] = []
  fileprivate(set) var filled = 0

  init(fields: Int) {
    self.fields = (0..<fields).map { AnswerModel(id: $0, form: self) }
  }

  func clear() {
    for field in fields { field.answer = "" }
  }

  func section(_ section: Int) -> ArraySlice<AnswerModel> {
    fields[section * fieldsInSection..<(section + 1) * fieldsInSection]
  }
}

@Observable private final class AnswerModel: Identifiable {
  let id: Int
  @ObservationIgnored private unowned let form: AnswersModel
  var answer = "" {
    didSet {
      if answer.isEmpty != oldValue.isEmpty { form.filled += answer.isEmpty ? -1 : 1 }
    }
  }

  init(id: Int, form: AnswersModel) {
    self.id = id
    self.form = form
  }
}

struct LeastLongForm: View {
  @State private var form: AnswersModel

  init(fields: Int) {
    _form = State(initialValue: AnswersModel(fields: fields))
  }

  var body: some View {
    Form {
      Section("Summary") {
        FilledCount(form: form)
        Button("Clear", action: form.clear)
      }
      ForEach(0..<form.fields.count / fieldsInSection, id: \.self) { section in
        Section("Section \(section)") {
          ForEach(form.section(section)) { LeastField(field: $0) }
        }
      }
    }
  }
}

private struct FilledCount: View {
  let form: AnswersModel

  var body: some View { Text("\(form.filled) of \(form.fields.count) filled") }
}

private struct LeastField: View {
  @Bindable var field: AnswerModel

  var body: some View {
    HStack {
      TextField("Answer \(field.id)", text: $field.answer)
      if field.answer.isEmpty { Text("required") }
    }
  }
}
