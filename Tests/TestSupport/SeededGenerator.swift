// SPDX-License-Identifier: Apache-2.0

/// Numbers that are the same in every run.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  package init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
  package mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }
}
