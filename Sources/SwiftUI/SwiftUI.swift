// SPDX-License-Identifier: Apache-2.0

// A screen's file says `import SwiftUI`; where the platform has no such module, it means this engine.
@_exported import HeadlessViews
