// SPDX-License-Identifier: Apache-2.0

extension Recording {
  /// Order of actions, animation, environment and state.
  static let behaviour: [Recording] = [
    lifecycle, task, transactions, alertPresenting, interaction, gesturePresentation, modifierIdentity,
    environmentScoping, environmentObject,
  ]
}
