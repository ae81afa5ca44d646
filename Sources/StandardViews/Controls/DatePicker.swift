// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// Parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A label and a date, with two buttons, "Previous" and "Next", that move it by a day, or by a minute where only the
/// time is shown. Dates are shown in English and UTC, so that they are the same everywhere.
///
/// - Source: Apple, `DatePicker`.
public struct DatePicker<Label: View>: View, BuiltInView {
  public typealias Components = DatePickerComponents

  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Binding private var selection: Date
  private let range: ClosedRange<Date>
  private let components: Components
  private let label: Label

  private init(
    _ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: Components, _ label: Label
  ) {
    _selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  /// The date as far as a calendar has it.
  private var shown: Date {
    let date = selection
    if date.timeIntervalSinceReferenceDate.isNaN { return .distantPast }
    return min(max(date, .distantPast), .distantFuture)
  }

  public var body: some View {
    let step: TimeInterval = components == .hourAndMinute ? 60 : 86_400
    let (selection, range) = ($selection, range)
    HStack {
      if !labelsAreHidden {
        label
        Spacer()
      }
      if components.contains(.date) { Text(shown, style: .date) }
      if components.contains(.hourAndMinute) { Text(shown, style: .time) }
      Button(action: { selection.wrappedValue = max(selection.wrappedValue - step, range.lowerBound) }) {
        Image(systemName: "chevron.left")
      }
      .accessibilityLabel("Previous")
      Button(action: { selection.wrappedValue = min(selection.wrappedValue + step, range.upperBound) }) {
        Image(systemName: "chevron.right")
      }
      .accessibilityLabel("Next")
    }
  }
}

extension DatePicker {
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label())
  }
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label())
  }
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, label())
  }
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast...range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

/// How a date picker looks. A client's style may have a body, which is not asked for.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol DatePickerStyle {
  typealias Configuration = DatePickerStyleConfiguration
}

/// What a date picker would tell its style.
public struct DatePickerStyleConfiguration {
  public struct Label: View, BuiltInView {
    public var body: some View { EmptyView() }
  }

  public let label = Label()
  @Binding public var selection: Date
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents
}

public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
public struct FieldDatePickerStyle: DatePickerStyle { public init() {} }
public struct StepperFieldDatePickerStyle: DatePickerStyle { public init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: Self { Self() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: Self { Self() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle { public static var field: Self { Self() } }
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public static var stepperField: Self { Self() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }

extension View {
  public consuming func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(_AppearanceStyleModifier<S>())
  }
}
