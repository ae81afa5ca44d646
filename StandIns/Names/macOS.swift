// SPDX-License-Identifier: Apache-2.0

// On macOS whoever imports SwiftUI has AppKit, too; see iOS.swift.

@_exported import AppKit

public typealias NSHostingView = AppKit.NSHostingView
public typealias NSApplicationDelegateAdaptor = AppKit.NSApplicationDelegateAdaptor
public typealias ASPresentationAnchor = NSWindow
