// SPDX-License-Identifier: Apache-2.0

// The engine has these names of Foundation: modifiers and values of SwiftUI speak of them.
@_exported import class HeadlessViews.FileWrapper
@_exported import class HeadlessViews.NSItemProvider
@_exported import class HeadlessViews.NSUserActivity
@_exported import class HeadlessViews.UndoManager
