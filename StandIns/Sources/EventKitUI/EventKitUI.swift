// SPDX-License-Identifier: Apache-2.0
@_exported import EventKit
@_exported import UIKit

// Screens of events. None is ever seen, so nobody edits and no delegate is told.

public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }

open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore!
  open var event: EKEvent?
  open func cancelEditing() {}
}
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: AnyObject {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

open class EKEventViewController: UIViewController {
  open weak var delegate: (any EKEventViewDelegate)?
  open var event: EKEvent!
  open var allowsEditing = true
  open var allowsCalendarPreview = false
}
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }
@MainActor @preconcurrency
public protocol EKEventViewDelegate: AnyObject {
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars, writableCalendarsOnly }
open class EKCalendarChooser: UIViewController {
  open weak var delegate: (any EKCalendarChooserDelegate)?
  open var selectedCalendars: Set<EKCalendar> = []
  open var showsDoneButton = false
  open var showsCancelButton = false
  public convenience init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType, eventStore: EKEventStore
  ) {
    self.init()
  }
}
@MainActor @preconcurrency
public protocol EKCalendarChooserDelegate: AnyObject {
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
}
extension EKCalendarChooserDelegate {
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
}
