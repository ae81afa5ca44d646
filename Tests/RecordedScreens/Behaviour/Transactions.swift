// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  static let transactions = Recording(
    "transactions-animation",
    source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-transactions-animation.swift",
    system: "macOS 27.0",
    arms: modifierArms + transactionArms + bindingArms + transitionArms + structureArms,
    notReplayed: [
      NotReplayed(
        "R0–R10", count: 20, reason: "replace the system's setting of reduced motion through AppKit"),
      NotReplayed(
        "W4, W5c, W9", count: 3, reason: "colours are animated in a colour space of the framework's own"),
      NotReplayed("P2", count: 1, reason: "wraps the letters of a system font"),
    ])

  // MARK: What is animated

  private static let modifierArms: [Arm] = [
    animated("C0", ["A frame 0 0 200 0"], { m, s in s.withA { m.v = 200 } }) { m in bar(100 + m.v) },
    animated("C1", [], { m, _ in m.v = 200 }) { m in bar(100 + m.v) },
    animated("C2", [], { m, s in s.withA { m.v = 0 } }) { m in bar(100 + m.v) },
    animated("W1", ["A frame 0 0 200 0"], { m, s in s.withA { m.v = 200 } }) { m in bar(100 + m.v) },
    animated("W2", ["A frame 0 0 40 40", "A frame 20 20 0 0"], { m, s in s.withA { m.v = 20 } }) { m in
      Color.red.frame(width: 50, height: 20).padding(10 + m.v).background(Color.blue)
    },
    animated("W3", ["A number -0.8"], { m, s in s.withA { m.v = 0.8 } }) { m in bar(50).opacity(1 - m.v) },
    animated("W7", ["A frame 0 0 200 0"], { m, s in s.withA { m.v = 200 } }) { m in
      Color.red.frame(maxWidth: 100 + m.v, maxHeight: 20)
    },
    animated("W8", ["A frame 0 0 30 0"], { m, s in s.withA { m.v = 30 } }) { m in
      bar(50).overlay(alignment: .leading) { Color.blue.frame(width: 10 + m.v) }
    },
    animated("W11", ["A frame 20 0 0 0"], { m, s in s.withA { m.v = 20 } }) { m in
      HStack(spacing: m.v) {
        bar(20)
        bar(20)
      }
    },
  ]

  // MARK: Transactions

  private static let transactionArms: [Arm] = [
    animated("T1", ["A number -0.5"], { m, _ in m.v = 0.5 }) { m, s in
      bar(50).opacity(1 - m.v).animation(s.a, value: m.v)
    },
    animated("T2", [], { m, _ in m.u = 0.5 }) { m, s in bar(50).opacity(1 - m.u).animation(s.a, value: m.v) },
    animated("T3", ["A number -0.5"], { m, _ in m.v = 1 }) { m, s in
      HStack {
        bar(20).opacity(1 - m.v / 2).animation(s.a, value: m.v)
        bar(20).opacity(1 - m.v * 0.8)
      }
    },
    animated("T3b", [], { m, _ in m.v = 1 }) { m, s in bar(20).animation(s.a, value: m.v).opacity(1 - m.v / 2)
    },
    animated("T4", ["B number -0.5"], { m, s in s.withA { m.v = 0.5 } }) { m, s in
      bar(50).opacity(1 - m.v).animation(s.b, value: m.v)
    },
    animated("T4n", [], { m, s in s.withA { m.v = 0.5 } }) { m in
      bar(50).opacity(1 - m.v).animation(nil, value: m.v)
    },
    animated("T5", ["A number -0.5"], { m, s in withTransaction(Transaction(animation: s.a)) { m.v = 0.5 } })
    { m in
      bar(50).opacity(1 - m.v)
    },
    animated("T5n", [], { m, _ in withTransaction(Transaction(animation: nil)) { m.v = 0.5 } }) { m in
      bar(50).opacity(1 - m.v)
    },
    animated("T6", ["A number -0.8"], { m, s in s.withA { m.v = 1 } }) { m in
      HStack {
        bar(20).opacity(1 - m.v / 2).transaction { $0.animation = nil }
        bar(20).opacity(1 - m.v * 0.8)
      }
    },
    animated("T7", ["B number -0.5"], { m, s in s.withA { m.v = 0.5 } }) { m, s in
      bar(50).opacity(1 - m.v).transaction { $0.animation = s.b }
    },
    animated("T7c", ["B number -0.5"], { m, _ in m.v = 0.5 }) { m, s in
      bar(50).opacity(1 - m.v).transaction { $0.animation = s.b }
    },
    animated("T8", ["A number -0.5"], { m, s in s.withoutOthers(s.a) { m.v = 0.5 } }) { m, s in
      bar(50).opacity(1 - m.v).animation(s.b, value: m.v)
    },
    animated("T8b", [], { m, s in s.withoutOthers(nil) { m.v = 0.5 } }) { m, s in
      bar(50).opacity(1 - m.v).animation(s.b, value: m.v)
    },
    animated("T8c", ["A number -0.5"], { m, s in s.withoutOthers(s.a) { m.v = 0.5 } }) { m in
      bar(50).opacity(1 - m.v)
    },
    animated(
      "T9", ["A number -0.2", "B number -0.5"],
      { m, s in
        s.withA {
          s.withB { m.a = 0.5 }
          m.b = 0.2
        }
      }
    ) { m in two(m) },
    animated(
      "T10", ["A number -0.5", "B number -0.2"],
      { m, s in
        s.withA { m.a = 0.5 }
        s.withB { m.b = 0.2 }
      }
    ) { m in two(m) },
  ]

  private static let bindingArms: [Arm] = [
    animated("T11", [], { m, s in m.binding.animation(s.a).wrappedValue = 0.5 }) { m in
      bar(50).opacity(1 - m.v)
    },
    animated("T12", [], { m, s in m.binding.transaction(Transaction(animation: s.a)).wrappedValue = 0.5 }) {
      m in
      bar(50).opacity(1 - m.v)
    },
    animated("T11s", ["A number -0.5"], { m, s in m.stateBinding?.animation(s.a).wrappedValue = 0.5 }) { m in
      Owner(model: m)
    },
    animated("T11c", [], { m, _ in m.stateBinding?.wrappedValue = 0.5 }) { m in Owner(model: m) },
    animated(
      "T12s", ["A number -0.5"],
      { m, s in m.stateBinding?.transaction(Transaction(animation: s.a)).wrappedValue = 0.5 }
    ) { m in Owner(model: m) },
  ]

  // MARK: Transitions

  private static func comes(_ name: String, _ recorded: [String], _ transition: AnyTransition?) -> Arm {
    animated("\(name) insert", recorded, { m, s in s.withA { m.flag = true } }) { m in shown(m, transition) }
  }

  private static func goes(_ name: String, _ recorded: [String], _ transition: AnyTransition?) -> Arm {
    animated("\(name) remove", recorded, setUp: { $0.flag = true }, { m, s in s.withA { m.flag = false } }) {
      m in
      shown(m, transition)
    }
  }

  private static let transitionArms: [Arm] = [
    comes("X0", ["A number 1"], nil), goes("X0", ["A number -1"], nil),
    comes("X1", ["A number 1"], .opacity), goes("X1", ["A number -1"], .opacity),
    animated("X1n insert", [], { m, _ in m.flag = true }) { m in shown(m, .opacity) },
    animated("X1n remove", [], setUp: { $0.flag = true }, { m, _ in m.flag = false }) { m in
      shown(m, .opacity)
    },
    comes("X2", ["A frame 50 0 0 0"], .move(edge: .leading)),
    goes("X2", ["A frame -50 0 0 0"], .move(edge: .leading)),
    comes("X3", ["A frame -50 0 0 0"], .move(edge: .trailing)),
    comes("X3t", ["A frame 0 30 0 0"], .move(edge: .top)),
    goes("X3t", ["A frame 0 -30 0 0"], .move(edge: .top)),
    goes("X3b", ["A frame 0 30 0 0"], .move(edge: .bottom)),
    comes("X4", ["A frame 1 1 0 0"], .scale), goes("X4", ["A frame -1 -1 0 0"], .scale),
    comes("X4a", ["A frame 0.5 0.5 0 0"], .scale(scale: 0.5, anchor: .topLeading)),
    comes("X5", ["A frame 50 0 0 0"], .slide), goes("X5", ["A frame 50 0 0 0"], .slide),
    comes("X6", ["A number 1"], .asymmetric(insertion: .opacity, removal: .move(edge: .trailing))),
    goes("X6", ["A frame 50 0 0 0"], .asymmetric(insertion: .opacity, removal: .move(edge: .trailing))),
    comes("X7", [], .identity), goes("X7", [], .identity),
    comes("X8", ["A frame 0 -30 0 0", "A number 1"], .opacity.combined(with: .move(edge: .bottom))),
    comes("X9", ["A frame -30 -5 0 0"], .offset(x: 30, y: 5)),
    comes("X10", ["A frame 50 0 0 0", "A number 1"], .push(from: .leading)),
    goes("X10", ["A frame 50 0 0 0", "A number -1"], .push(from: .leading)),
    animated("X15", ["A number 1"], { m, s in s.withA { m.flag = true } }) { m in
      ZStack(alignment: .topLeading) {
        Color.blue.frame(width: 30, height: 10)
        if m.flag { VStack { box.transition(.move(edge: .leading)) } }
      }
    },
    animated("X15b", [], { m, s in s.withA { m.flag = true } }) { m in
      ZStack(alignment: .topLeading) {
        Color.blue.frame(width: 30, height: 10)
        if m.flag { VStack { box.transition(.move(edge: .leading)) }.transition(.identity) }
      }
    },
    animated("X16", ["A number -0.5"], { m, s in s.withA { m.v = 0.5 } }) { m in
      box.opacity(1 - m.v).transition(.move(edge: .leading))
    },
    animated("X17", [], setUp: { $0.flag = true }, startsAtOnce: true, { _, _ in }) { m, s in
      shown(m, .opacity).transaction { $0.animation = s.a }
    },
    animated("X17c", ["A number 1"], { m, _ in m.flag = true }) { m, s in
      shown(m, .opacity).transaction { $0.animation = s.a }
    },
  ]

  private static let structureArms: [Arm] = [
    animated(
      "X00", ["A frame 0 -30 0 0", "A number -1"], setUp: { $0.flag = true },
      { m, s in s.withA { m.flag = false } }
    ) { m in
      VStack(alignment: .leading, spacing: 0) {
        if m.flag { box.transition(.opacity) }
        Color.blue.frame(width: 30, height: 10)
      }
    },
    animated("X11", ["A frame 0.5 0 0 0", "A number 1"], { m, s in s.withA { m.items = [1, 2, 3] } }) { m in
      rows(m)
    },
    animated(
      "X12", ["A frame 0 -10 0 0", "A number -1"], setUp: { $0.items = [1, 2, 3] },
      { m, s in s.withA { m.items = [1, 3] } }
    ) { m in rows(m) },
    animated("X13", ["A frame 10 20 0 0", "A number 1"], { m, _ in m.flag = true }) { m, s in
      VStack(spacing: 0) {
        if m.flag { bar(50).transition(.opacity) }
        Color.blue.frame(width: 30, height: 10)
      }
      .animation(s.a, value: m.flag)
    },
    animated("X14", ["A frame 10 20 0 0", "A number 1"], { m, s in s.withA { m.flag = true } }) { m in
      VStack(spacing: 0) {
        if m.flag { bar(50).transition(.opacity).transaction { $0.animation = nil } }
        Color.blue.frame(width: 30, height: 10)
      }
    },
  ]

  // MARK: Views

  @MainActor private static func bar(_ width: CGFloat) -> some View {
    Color.red.frame(width: width, height: 20)
  }
  @MainActor private static var box: some View { Color.red.frame(width: 50, height: 30) }

  @MainActor private static func two(_ m: Animated) -> some View {
    HStack {
      bar(20).opacity(1 - m.a)
      bar(20).opacity(1 - m.b)
    }
  }

  @MainActor private static func shown(_ m: Animated, _ transition: AnyTransition?) -> some View {
    ZStack(alignment: .topLeading) {
      Color.blue.frame(width: 30, height: 10)
      if m.flag {
        if let transition { box.transition(transition) } else { box }
      }
    }
  }

  @MainActor private static func rows(_ m: Animated) -> some View {
    VStack(spacing: 0) {
      ForEach(m.items, id: \.self) {
        Color.red.frame(width: 20 + CGFloat($0), height: 10).transition(.opacity)
      }
    }
  }
}
