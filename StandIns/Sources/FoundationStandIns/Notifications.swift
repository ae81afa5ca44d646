// SPDX-License-Identifier: Apache-2.0
import Foundation

extension NotificationCenter {
  /// Notifications of a name, one after the other as they are posted; those from before anyone asks are not among them.
  ///
  /// - Source: Apple, `NotificationCenter.Notifications`.
  public struct Notifications: AsyncSequence {
    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: AnyObject?

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var posted: AsyncStream<Post>.Iterator

      public mutating func next() async -> Notification? { await posted.next()?.notification }
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await posted.next(isolation: actor)?.notification
      }
    }

    public func makeAsyncIterator() -> Iterator {
      let (stream, posted) = AsyncStream.makeStream(of: Post.self)
      let observer = Observer(
        token: center.addObserver(forName: name, object: object, queue: nil) {
          posted.yield(Post(notification: $0))
        })
      posted.onTermination = { [center] _ in center.removeObserver(observer.token) }
      return Iterator(posted: stream.makeAsyncIterator())
    }
  }

  /// - Source: Apple, `NotificationCenter.notifications(named:object:)`.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}

// Unchecked, both: Apple's are handed from whoever posts to whoever waits as well.
private struct Post: @unchecked Sendable {
  let notification: Notification
}
private struct Observer: @unchecked Sendable {
  let token: any NSObjectProtocol
}
