// SPDX-License-Identifier: Apache-2.0
import Combine
import Foundation

/// A timer that fires by the clock of its host; Foundation's would wait for a run loop, which nobody runs here.
///
/// - Source: Apple, Foundation `Timer`.
open class Timer: NSObject, @unchecked Sendable {  // Unchecked: it is used on the main actor, as views are.
  public typealias TimerPublisher = Foundation.Timer.TimerPublisher

  open private(set) var isValid = true
  open private(set) var timeInterval: TimeInterval
  /// When it fires next, or has fired last.
  open var fireDate: Date {
    get { date }
    set {
      date = newValue
      if isScheduled { schedule(after: newValue.timeIntervalSinceNow) }
    }
  }
  private var date: Date
  open var tolerance: TimeInterval = 0
  open private(set) var userInfo: Any?
  private let repeats: Bool
  private let block: @Sendable (Timer) -> Void
  private var isScheduled = false
  /// How often it was scheduled: what was scheduled before counts no more.
  private var schedules = 0

  /// - Parameter interval: At least 0.1 milliseconds.
  public init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    timeInterval = repeats ? max(interval, 0.0001) : 0
    self.date = date
    self.repeats = repeats
    self.block = block
  }

  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    let interval = max(interval, 0.0001)
    self.init(fire: Date() + interval, interval: interval, repeats: repeats, block: block)
  }

  /// It sends nothing to anybody: there are no selectors.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats) { _ in }
    self.userInfo = userInfo
  }

  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.begin()
    return timer
  }

  @discardableResult
  open class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    timer.begin()
    return timer
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    Foundation.Timer.publish(every: interval, tolerance: tolerance, on: runLoop, in: mode)
  }

  /// Runs the block now. One that repeats keeps its dates.
  open func fire() {
    guard isValid else { return }
    if !repeats { isValid = false }
    block(self)
  }

  open func invalidate() { isValid = false }

  /// A run loop has it from now on, until it is no longer valid.
  fileprivate func begin() {
    guard !isScheduled else { return }
    isScheduled = true
    schedule(after: date.timeIntervalSinceNow)
  }

  private func schedule(after seconds: TimeInterval) {
    schedules += 1
    let own = schedules
    DispatchQueue.main.asyncAfter(deadline: .now() + max(seconds, 0)) { [self] in
      guard isValid, own == schedules else { return }
      fire()
      // Its block may have ended it, or set another date.
      guard isValid, own == schedules else { return }
      date += timeInterval
      schedule(after: timeInterval)
    }
  }
}

extension RunLoop {
  /// Lets the timer fire from now on.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.begin() }
}
