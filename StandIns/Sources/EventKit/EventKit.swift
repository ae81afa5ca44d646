// SPDX-License-Identifier: Apache-2.0
@_exported import CoreGraphics
@_exported import CoreLocation
@_exported import FoundationStandIns

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// Calendars and reminders. They are denied; an event keeps what it is told.

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static let authorized = EKAuthorizationStatus.fullAccess
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
public enum EKWeekday: Int, Sendable {
  case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday
}
public struct EKError: Error, Sendable {
  public enum Code: Int, Sendable { case eventNotMutable, noCalendar, eventStoreNotAuthorized = 29 }
  public let code: Code
}
extension NSNotification.Name {
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

open class EKObject: NSObject, @unchecked Sendable {  // One action at a time.
  open var hasChanges: Bool { false }
  open var isNew: Bool { true }
  open func refresh() -> Bool { false }
  open func reset() {}
}
open class EKSource: EKObject, @unchecked Sendable {  // One action at a time.
  open var sourceIdentifier: String { "" }
  open var sourceType: EKSourceType { .local }
  open var title: String { "" }
}
open class EKCalendar: EKObject, @unchecked Sendable {  // One action at a time.
  open var source: EKSource!
  open var title = ""
  open var cgColor: CGColor!
  open var calendarIdentifier: String { title }
  open var type: EKCalendarType { .local }
  open var allowsContentModifications: Bool { false }
  open var isSubscribed: Bool { false }
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
}
open class EKAlarm: EKObject, @unchecked Sendable {  // One action at a time.
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?
  open var structuredLocation: EKStructuredLocation?
  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }
}
open class EKStructuredLocation: EKObject, @unchecked Sendable {  // One action at a time.
  open var title: String?
  open var geoLocation: CLLocation?
  open var radius = 0.0
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
}
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {  // One action at a time.
  public let endDate: Date?
  public let occurrenceCount: Int
  public init(end date: Date) { (endDate, occurrenceCount) = (date, 0) }
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}
open class EKRecurrenceRule: EKObject, @unchecked Sendable {  // One action at a time.
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  open var recurrenceEnd: EKRecurrenceEnd?
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    (frequency, self.interval, recurrenceEnd) = (type, interval, end)
  }
}
open class EKParticipant: EKObject, @unchecked Sendable {  // One action at a time.
  open var name: String? { nil }
  open var url: URL { URL(fileURLWithPath: "/") }
  open var isCurrentUser: Bool { false }
}

open class EKCalendarItem: EKObject, @unchecked Sendable {  // One action at a time.
  open var calendar: EKCalendar!
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open var calendarItemIdentifier: String { "" }
  open var creationDate: Date? { nil }
  open var lastModifiedDate: Date? { nil }
  open var attendees: [EKParticipant]? { nil }
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasNotes: Bool { notes != nil }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}
open class EKEvent: EKCalendarItem, @unchecked Sendable {  // One action at a time.
  open var eventIdentifier: String! { "" }
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var availability = EKEventAvailability.busy
  open var status: EKEventStatus { .none }
  open var structuredLocation: EKStructuredLocation?
  open var organizer: EKParticipant? { nil }
  public convenience init(eventStore: EKEventStore) { self.init() }
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
}
open class EKReminder: EKCalendarItem, @unchecked Sendable {  // One action at a time.
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var completionDate: Date?
  open var priority = 0
  open var isCompleted = false
  public convenience init(eventStore: EKEventStore) { self.init() }
}

/// The calendars of a person: nobody may look into them.
open class EKEventStore: NSObject, @unchecked Sendable {  // One action at a time.
  public typealias Answer = @Sendable (Bool, (any Error)?) -> Void
  public override init() {}
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

  open func requestAccess(to entityType: EKEntityType, completion: @escaping Answer) {
    completion(false, nil)
  }
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  open func requestFullAccessToEvents(completion: @escaping Answer) { completion(false, nil) }
  open func requestFullAccessToEvents() async throws -> Bool { false }
  open func requestWriteOnlyAccessToEvents(completion: @escaping Answer) { completion(false, nil) }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  open func requestFullAccessToReminders(completion: @escaping Answer) { completion(false, nil) }
  open func requestFullAccessToReminders() async throws -> Bool { false }

  open var sources: [EKSource] { [] }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  open func predicateForEvents(withStart start: Date, end: Date, calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForIncompleteReminders(
    withDueDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForCompletedReminders(
    withCompletionDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  @discardableResult
  open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void)
    -> Any
  {
    completion(nil)
    return ()
  }
  open func cancelFetchRequest(_ request: Any) {}

  private static let denied = EKError(code: .eventStoreNotAuthorized)
  open func save(_ event: EKEvent, span: EKSpan) throws { throw Self.denied }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw Self.denied }
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw Self.denied }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Self.denied }
  open func remove(_ event: EKEvent, span: EKSpan) throws { throw Self.denied }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw Self.denied }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw Self.denied }
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Self.denied }
  open func commit() throws { throw Self.denied }
  open func reset() {}
  open func refreshSourcesIfNecessary() {}
}
