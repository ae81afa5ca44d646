// SPDX-License-Identifier: Apache-2.0

// On iOS whoever imports SwiftUI has UIKit, too, and what that hands on. scripts/survey puts this file among the files of
// each module, whose own names come before those of imported modules: where the engine has a name of UIKit, that of the
// stand-in is meant.

@_exported import CoreImage
@_exported import ImageIO
@_exported import QuartzCore
@_exported import UIKit
@_exported import UserNotifications

public typealias UIColor = UIKit.UIColor
public typealias UIHostingController = UIKit.UIHostingController
public typealias UIApplicationDelegateAdaptor = UIKit.UIApplicationDelegateAdaptor
public typealias ASPresentationAnchor = UIWindow
