// SPDX-License-Identifier: Apache-2.0

// The engine has the type: modifiers of SwiftUI speak of it.
@_exported import FoundationStandIns
@_exported import struct HeadlessViews.UTType
