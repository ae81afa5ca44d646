// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

extension Recording {
  /// SC, SCG and SCG2: what scroll views answer, and where their content stands.
  static let stackScrolling = armList {
    Arm.asked("SC control", 100, 100, "size 100x100", "c [100x100] 0 0 100 100") {
      $0.greedy("c", ideal: ideal)
    }
    flexible("SC1 vertical", .vertical, nil, "size 50x300", "c [nilxnil, 50xnil] 0 0 50 300")
    flexible("SC1 vertical at 100x100", .vertical, 100, "size 100x100", "c [100xnil] 0 0 100 300")
    small("SC2 vertical", .vertical, "size 50x100", "c [100xnil, 50xnil] 0 0 50 30")
    two(
      "SC3 vertical", .vertical, "size 50x200", "a [200xnil, 50xnil] 0 0 50 30",
      "b [200xnil, 50xnil] 10 38 30 20")
    large("SC4 vertical", .vertical, "size 500x100", "c [100xnil, 500xnil] 0 0 500 500")
    flexible("SC1 horizontal", .horizontal, nil, "size 50x300", "c [nilxnil, nilx300] 0 0 50 300")
    flexible("SC1 horizontal at 100x100", .horizontal, 100, "size 100x100", "c [nilx100] 0 0 50 100")
    small("SC2 horizontal", .horizontal, "size 100x30", "c [nilx100, nilx30] 0 0 50 30")
    two(
      "SC3 horizontal", .horizontal, "size 200x58",
      "a [nilxinf, nilx0, nilx96, nilx25, 50xinf, 50x0, 50x25] 0 0 50 30",
      "b [nilx162, nilx20, 50x20] 10 38 30 20")
    large("SC4 horizontal", .horizontal, "size 100x500", "c [nilx100, nilx500] 0 0 500 500")
    flexible("SC1 both", both, nil, "size 50x300", "c [nilxnil] 0 0 50 300")
    flexible("SC1 both at 100x100", both, 100, "size 100x100", "c [nilxnil] 0 0 50 300")
    small("SC2 both", both, "size 100x100", "c [nilxnil] 0 0 50 30")
    two(
      "SC3 both", both, "size 200x200", "a [nilxnil, 50xnil] 0 0 50 30", "b [nilxnil, 50xnil] 10 38 30 20")
    large("SC4 both", both, "size 100x100", "c [nilxnil] 0 0 500 500")
    framed("SCG vertical", .vertical, "c [100xnil, 50xnil] 0 0 50 30", "geometry c 25 0 50 30")
    framed("SCG horizontal", .horizontal, "c [nilx100, nilx30] 0 0 50 30", "geometry c 0 35 50 30")
    framed("SCG both", both, "c [nilxnil] 0 0 50 30", "geometry c 25 35 50 30")
    spaced(
      "SCG2 vertical", .vertical, "size 50x100", "c [100xnil, 50xnil] 0 0 50 30", "geometry c 0 0 50 30",
      "geometry sv 0 0 50 100")
    spaced(
      "SCG2 horizontal", .horizontal, "size 100x30", "c [nilx100, nilx30] 0 0 50 30",
      "geometry c 0 0 50 30", "geometry sv 0 0 100 30")
    spaced(
      "SCG2 both", both, "size 100x100", "c [nilxnil] 0 0 50 30", "geometry c 25 35 50 30",
      "geometry sv 0 0 100 100")
    Arm.asked(
      "SCG2 control", 100, 100, startsAtFirst: true, "size 100x100", "c [nilxnil] 0 0 500 500",
      "geometry c 0 0 500 500"
    ) { n in
      ScrollView(both) { n.fixed("c", 500, 500).reportsFrame("geometry c", to: n.log) }
    }
  }

  private static let both: Axis.Set = [.horizontal, .vertical]
  private static let ideal = CGSize(width: 50, height: 300)

  private static func flexible(
    _ name: String, _ axes: Axis.Set, _ length: CGFloat?, _ size: String, _ leaf: String
  ) -> Arm {
    .asked(name, length, length, startsAtFirst: true, size, leaf) { n in
      ScrollView(axes) { n.greedy("c", ideal: ideal) }
    }
  }

  private static func small(_ name: String, _ axes: Axis.Set, _ size: String, _ leaf: String) -> Arm {
    .asked(name, 100, 100, startsAtFirst: true, size, leaf) { n in
      ScrollView(axes) { n.fixed("c", 50, 30) }
    }
  }

  private static func large(_ name: String, _ axes: Axis.Set, _ size: String, _ leaf: String) -> Arm {
    .asked(name, 100, 100, startsAtFirst: true, size, leaf) { n in
      ScrollView(axes) { n.fixed("c", 500, 500) }
    }
  }

  private static func two(
    _ name: String, _ axes: Axis.Set, _ size: String, _ first: String, _ second: String
  ) -> Arm {
    .asked(name, 200, 200, startsAtFirst: true, size, first, second) { n in
      ScrollView(axes) {
        n.fixed("a", 50, 30)
        n.fixed("b", 30, 20)
      }
    }
  }

  /// A scroll view in a frame of 100 by 100.
  private static func framed(_ name: String, _ axes: Axis.Set, _ leaf: String, _ geometry: String) -> Arm {
    .asked(name, 100, 100, startsAtFirst: true, "size 100x100", leaf, geometry) { n in
      ScrollView(axes) { n.fixed("c", 50, 30).reportsFrame("geometry c", to: n.log) }
        .frame(width: 100, height: 100)
    }
  }

  private static func spaced(
    _ name: String, _ axes: Axis.Set, _ size: String, _ leaf: String, _ content: String, _ view: String
  ) -> Arm {
    .asked(name, 100, 100, startsAtFirst: true, size, leaf, content, view) { n in
      ScrollView(axes) { n.fixed("c", 50, 30).reportsFrame("geometry c", to: n.log) }
        .reportsFrame("geometry sv", to: n.log)
    }
  }
}
