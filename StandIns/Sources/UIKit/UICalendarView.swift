// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A month of days. It keeps what it is told; nobody touches a day.
open class UICalendarView: UIView {
  public enum DecorationSize: Int, Sendable { case small, medium, large }
  @MainActor @preconcurrency
  open class Decoration: NSObject {
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration()
    }
    public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium)
      -> Decoration
    { Decoration() }
    public static func customView(_ provider: @escaping () -> UIView) -> Decoration { Decoration() }
  }

  open weak var delegate: (any UICalendarViewDelegate)?
  open var selectionBehavior: UICalendarSelection?
  open var calendar = Calendar.current
  open var locale = Locale.current
  open var timeZone: TimeZone?
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  open var visibleDateComponents = DateComponents()
  open var wantsDateDecorations = true

  open func setVisibleDateComponents(_ components: DateComponents, animated: Bool) {
    visibleDateComponents = components
  }
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
}
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: AnyObject {
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
}

@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
  open func updateSelectableDates() {}
}
open class UICalendarSelectionSingleDate: UICalendarSelection {
  public private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents?
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
  open func setSelected(_ date: DateComponents?, animated: Bool) { selectedDate = date }
}
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
}
open class UICalendarSelectionMultiDate: UICalendarSelection {
  public private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  open var selectedDates: [DateComponents] = []
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
  open func setSelectedDates(_ dates: [DateComponents], animated: Bool) { selectedDates = dates }
}
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}
