// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

// What a person is doing, for other devices and programs: nobody asks for it, and nothing comes from there.
extension View {
  public consuming func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }
  public consuming func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    self
  }
  public consuming func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }
  public consuming func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    self
  }
  public consuming func navigationDocument(_ url: URL) -> some View { self }
  public consuming func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  public consuming func navigationDocument<D: Transferable>(_ document: D, preview: SharePreview) -> some View
  {
    self
  }
}

extension EnvironmentValues {
  /// What undoes changes of the window: nothing.
  public var undoManager: UndoManager? { nil }
}
