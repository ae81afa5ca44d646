// SPDX-License-Identifier: Apache-2.0

extension Recording {
  /// Stacks, frames, layers, texts and custom layouts.
  static let layout: [Recording] = [
    stackAlgorithms, frameSemantics, frameNegativeSizes, engineReplacement1, engineReplacement2,
    engineReplacement3, engineStage7a, engineStage8, layoutContract, componentDistribution,
  ]
}
