// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

// What is handed from program to program, under Foundation's names, which it does not have on Linux.

/// What a person was doing; handed to nobody.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForSearch = false
  open var isEligibleForHandoff = false
  open var isEligibleForPrediction = false
  open var persistentIdentifier: String?

  public init(activityType: String) { self.activityType = activityType }

  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

/// What is dragged or shared. It holds objects, and gives them to nobody.
// Unchecked: apps hand Apple's from task to task, so they hand this one. Its object is never written again.
open class NSItemProvider: NSObject, @unchecked Sendable {
  open var suggestedName: String?
  private let object: Any?

  public override init() { object = nil }
  public init(object: Any) { self.object = object }
  public init(item: Any?, typeIdentifier: String?) { object = item }
  public convenience init?(contentsOf url: URL!) { self.init(object: url as Any) }

  open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
  open func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { object is Object }
  @discardableResult
  open func loadObject<Object>(
    ofClass type: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? Object, nil)
    return Progress(totalUnitCount: 1)
  }

  // In other forms there is nothing in it: completions get nil.
  open var registeredTypeIdentifiers: [String] { [] }
  open var registeredContentTypes: [UTType] { [] }
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, nil)
  }
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, nil)
    return Progress(totalUnitCount: 1)
  }
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, nil)
    return Progress(totalUnitCount: 1)
  }
}
