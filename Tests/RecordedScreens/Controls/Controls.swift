// SPDX-License-Identifier: Apache-2.0

extension Recording {
  /// Controls, gestures, drawing and the app.
  static let controls: [Recording] = [
    contentShape, disabledAncestor, hitTestingSideEffects, disabledInteraction, keyFocus, platformServices,
    closeout,
    pathsAndTransforms, controlsAndSelection, controlsInStacks,
  ]
}
