// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

extension Recording {
  /// Grids that were drawn by a random generator, and on which SwiftUI and the recorder's own model of it agreed.
  static let gridCorpus = Recording(
    "grid-corpus", source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-grid-corpus.txt",
    system: "macOS 27.0 (26A428)", arms: Arm.corpus(corpusPartOne + corpusPartTwo))
}

/// One grid of the corpus. Its cells have no names; the frames stand in their order.
struct GridCorpusCase: Sendable {
  let number: Int
  let proposal: String
  let spec: String
  let size: String
  let frames: String
  let differs: String?

  init(
    _ number: Int, _ proposal: String, _ spec: String, _ size: String, _ frames: String,
    differs: String? = nil
  ) {
    (self.number, self.proposal, self.spec) = (number, proposal, spec)
    (self.size, self.frames, self.differs) = (size, frames, differs)
  }
}

extension Arm {
  static func corpus(_ cases: [GridCorpusCase]) -> [Arm] {
    cases.map { one in
      let frames = one.frames.components(separatedBy: "; ").enumerated().map { "\($0 + 1) (\($1))" }
      let recorded = ([one.size] + frames).joined(separator: " | ")
      return gridView("\(one.number)", one.proposal, recorded, differs: one.differs) {
        GridScreen(spec: GridSpec(one.spec, isNumbered: true), tape: $0.tape, log: $0.log)
      }
    }
  }
}

private let corpusPartOne: [GridCorpusCase] = [
  .init(
    1, "nilxnil", "leading 3 12; [100x60 span2] flex [cw0-150x30 prio-1, w30 |center -h, spacer prio1]",
    "111x124", "0,0 100x60; 0,72 111x10; 0,94 48.5x30; 51.5,94 48.5x30; 103,94 8x30"),
  .init(2, "60x60", "trailing; flex -h", "0x60", "0,0 0x60"),
  .init(3, "300x200", "center 12; half", "150x10", "0,0 150x10"),
  .init(
    4, "nilx80",
    "trailing 3; [bottom: 30x10 @center -h, 150x40] [100x20, 150x20 @bottomLeading] [100x40, c0-60 prio-1 -v]",
    "253x116", "35,15 30x10; 103,0 150x40; 0,48 100x20; 103,48 150x20; 0,76 100x40; 193,76 60x40"),
  .init(
    5, "nilxnil", "leading 12 0; [bottom: spacer, flex, 100x10 span3 @topLeading -v]", "142x10",
    "0,0 8x10; 20,0 10x10; 42,0 100x10"),
  .init(
    6, "150xnil", "topLeading 3; w20 @topLeading [center: cw30-90x10 -v]", "150x38", "0,0 150x20; 0,28 90x10"),
  .init(
    7, "60x60", "bottomTrailing 12; [60x20 span2] [flex prio1, c20-30] [40x10, 100x60 @leading -v]",
    "160x140", "100,0 60x20; 0,28 48x44; 130,42 30x30; 8,130 40x10; 60,80 100x60"),
  .init(
    8, "nilx80", "bottom; [cw10-160x30 @trailing, h30, 30x60 -v]", "86x80",
    "0,25 10x30; 18,0 30x80; 56,20 30x60"),
  .init(9, "nilxnil", "bottomLeading nil 12; [bottom: half -h]", "20x10", "0,0 20x10"),
  .init(
    10, "nilx80", "leading; [10x20 prio-1 -v, c20-40 prio1] [bottom: cw0-30x10 span2 -v, 100x40 @leading -h]",
    "146x88", "0,10 10x20; 18,0 20x40; 0,78 30x10; 46,48 100x40"),
  .init(
    11, "300x200",
    "leading; [150x40 prio1 @trailing, w40] [cw30-180x30, cw10-160x20 |leading, spacer prio-1 |trailing]",
    "300x170", "0,0 150x40; 158,0 71x40; 0,94 150x30; 158,99 71x20; 229,48 71x122"),
  .init(12, "300x200", "top 0 12; [h40] 40x20 [30x60]", "40x200", "0,0 40x96; 0,108 40x20; 5,140 30x60"),
  .init(
    13, "300x200",
    "bottom 3 5; [flex @center, cw10-70x30 @bottomLeading -h, cw10-30x10 |leading] [c10-40] [c0-40 |trailing -h, half]",
    "300x200", "0,0 198x110; 201,80 66x30; 270,100 30x10; 158,115 40x40; 158,160 40x40; 217.5,190 33x10"),
  .init(
    14, "60x60", "bottomLeading 0 0; spacer [bottom: w20 @bottom -v, 60x40 |center, 150x40 @top]", "210x60",
    "0,0 210x20; 0,40 0x20; 0,20 60x40; 60,20 150x40"),
  .init(15, "200x100", "bottomLeading 12 12; [top: w10, cw0-30x40]", "200x40", "0,0 158x10; 170,0 30x40"),
  .init(
    16, "200x100", "bottomLeading 12; [center: cw30-90x40 @bottom, half @bottomTrailing |trailing]", "151x40",
    "0,0 90x40; 126.5,30 24.5x10"),
  .init(17, "100x100", "top; [cw30-130x40]", "100x40", "0,0 100x40"),
  .init(
    18, "nilx80", "bottom 3; [spacer, 30x60 @topLeading |trailing, c0-40 span2 @center |center]", "54x60",
    "0,0 8x60; 11,0 30x60; 44,10 10x40"),
  .init(
    19, "200x100",
    "bottomTrailing 3 5; [h40 span3 prio1 @topTrailing, half prio1 |leading -h, 60x30 span2 |leading]",
    "106x100", "0,0 40x100; 43,90 0x10; 46,70 60x30"),
  .init(
    20, "nilx80",
    "bottom nil 0; [center: 60x30 @top] [w10 prio-1 |leading, h30 span2 prio1] [cw10-40x30 prio-1]", "98x140",
    "0,0 60x30; 0,100 60x10; 68,30 30x80; 0,110 40x30"),
  .init(
    21, "300x200",
    "trailing 12 5; [bottom: half |center -h -v] [w10 prio1, h40 prio1 |center -v, cw0-40x40 prio1 @bottomLeading |leading] [w30 prio-1 @top |center -v, c20-30 -h, cw0-40x20 @bottomLeading |center -v]",
    "222x90", "29.5,0 59x10; 0,30 118x10; 130,15 40x40; 182,15 40x40; 0,60 118x30; 135,60 30x30; 182,70 40x20"
  ),
  .init(22, "nilxnil", "topLeading 3 5; h30 -h", "30x10", "0,0 30x10"),
  .init(
    23, "nilx80", "bottomTrailing; [w30 span2 -h -v, 150x20, cw10-110x20]", "186x30",
    "0,0 10x30; 18,10 150x20; 176,10 10x20"),
  .init(
    24, "60x60", "top 0; [30x60, 40x60 @topTrailing -h] c0-100 -h [h30 span3 |trailing]", "70x76",
    "0,0 30x60; 30,0 40x60; 0,68 70x0; 20,76 30x0"),
  .init(25, "nilx80", "trailing; [c20-50]", "20x50", "0,0 20x50"),
  .init(
    26, "60x60", "topTrailing 0 12; [30x40 |center -h, w30 prio-1 |leading, flex]", "60x60",
    "0,0 30x40; 30,0 0x30; 30,0 30x60"),
  .init(27, "200x100", "topLeading 0 12; [10x30]", "10x30", "0,0 10x30"),
  .init(
    28, "nilxnil",
    "trailing 3; [center: 10x40 @bottom -v, h10] [60x60 @bottom -v, 30x30 @bottomTrailing -v, cw10-160x40 |center]",
    "106x108", "25,0 10x40; 83,0 10x40; 0,48 60x60; 63,78 30x30; 96,58 10x40"),
  .init(
    29, "nilxnil", "bottomTrailing; [c10-50 |leading -h, spacer -h] [cw0-10x40 span3] [w40 span3 -v]",
    "18x106", "0,0 10x10; 10,0 8x10; 8,18 10x40; 0,66 18x40"),
  .init(
    30, "60x60", "center 0 5; [60x40 |trailing] [center: w30 span3] [half]", "60x90",
    "0,0 60x40; 0,45 60x30; 30,80 30x10"),
  .init(
    31, "nilx80", "trailing 12; [30x10, flex -v] [top: half -h] [half prio1 |center, 150x10, w10]", "214x46",
    "0,0 30x10; 42,0 150x10; 7.5,18 15x10; 7.5,36 15x10; 42,36 150x10; 204,36 10x10"),
  .init(32, "60x60", "top 3 5; h20 span2 |leading", "20x60", "0,0 20x60"),
  .init(
    33, "150xnil", "top 3 5; half prio1 @leading [top: 10x10 prio1 @bottomLeading]", "75x25",
    "0,0 75x10; 0,15 10x10"),
  .init(
    34, "100x100", "bottomTrailing nil 5; [center: c0-20] [bottom: half -h]", "20x35",
    "0,0 20x20; 10,25 10x10"),
  .init(35, "nilxnil", "top 12; [h20 |trailing] [flex, half]", "52x28", "0,0 20x10; 0,18 20x10; 32,18 20x10"),
  .init(36, "nilxnil", "trailing 3 5; [flex prio-1 @leading] 30x10", "30x25", "0,0 30x10; 0,15 30x10"),
  .init(
    37, "nilx80",
    "bottom 3; [center: 40x60 @topLeading, 30x60] [40x60 @leading -v, c0-150 |leading -v, cw0-30x20] [bottom: c20-170 -h, 60x30]",
    "116x166", "0,0 40x60; 43,0 30x60; 0,68 40x60; 43,68 60x60; 106,108 10x20; 0,136 40x30; 43,136 60x30"),
  .init(
    38, "200x100",
    "bottomLeading 3; [h40 |center, half @bottom] [cw30-60x40 span2 @leading |trailing -h, c10-160 -h]",
    "102x100", "0,0 40x46; 54.5,36 23x10; 0,57 60x40; 92,54 10x46"),
  .init(39, "nilx80", "topLeading nil 5; [cw0-10x40]", "10x40", "0,0 10x40"),
  .init(
    40, "300x200", "topLeading; [top: h40 @bottom] [top: c0-40 prio1]", "40x200", "0,0 40x152; 0,160 40x40"),
  .init(41, "60x60", "bottomLeading 3; 30x30 -v", "30x30", "0,0 30x30"),
  .init(
    42, "150xnil", "trailing nil 0; [60x10 span3, 60x10 |center -v, 10x30]", "146x30",
    "0,10 60x10; 68,10 60x10; 136,0 10x30"),
  .init(
    43, "60x60",
    "topLeading nil 12; [center: 10x40 span3 |leading, 10x20 @bottomLeading |center -v, spacer span2 @center -h] [spacer @bottomLeading |leading, 60x30 -h] [spacer @center -h, spacer]",
    "94x102", "0,0 10x40; 76,20 10x20; 86,0 8x40; 0,52 8x30; 8,52 60x30; 0,94 8x8; 8,94 60x8"),
  .init(
    44, "150xnil", "leading 3; [center: half |leading, 60x20 |trailing]", "106.5x20",
    "0,5 21.75x10; 46.5,0 60x20"),
  .init(
    45, "150xnil", "center nil 12; [30x10 @leading, 40x60 |leading, half |center]", "118x60",
    "0,25 30x10; 38,0 40x60; 94,25 16x10"),
  .init(
    46, "60x60", "leading 12 0; flex span3 @topLeading -v [bottom: spacer span3 @topTrailing] [top: h10 -v]",
    "60x60", "0,0 60x0; 0,0 60x60; 0,60 10x0"),
  .init(
    47, "300x200",
    "leading 0; [10x30] [top: cw30-60x20 @bottomLeading, spacer @bottomLeading -v, cw30-130x10]", "300x58",
    "0,0 10x30; 0,38 60x20; 60,38 110x20; 170,38 130x10"),
  .init(
    48, "nilx80",
    "leading nil 12; [cw30-180x20 span3 |leading, spacer @bottom |trailing, 100x20] [20x60 |trailing -h, half]",
    "156x92", "0,0 48x20; 48,0 8x20; 56,0 100x20; 0,32 20x60; 28,57 10x10"),
  .init(
    49, "nilxnil", "bottom 3 12; [bottom: c10-50, cw30-130x30 @leading |leading] [c0-30 prio1] [cw0-150x40]",
    "43x104", "0,0 10x30; 13,0 30x30; 0,42 10x10; 0,64 10x40"),
  .init(50, "nilx80", "bottom; [bottom: w10 |center]", "10x10", "0,0 10x10"),
  .init(
    51, "nilx80", "bottomLeading 0 0; w30 |trailing [w10, spacer @leading, cw30-90x10 span2]", "48x70",
    "0,0 48x30; 0,60 10x10; 10,30 8x40; 18,60 30x10"),
  .init(
    52, "60x60", "topTrailing nil 0; [top: 10x20 |leading, cw10-110x40, h20] [h10]", "60.67x70",
    "0,0 10x20; 18,0 14.67x40; 40.67,0 20x40; 0,40 10x30"),
  .init(
    53, "nilx80", "leading 3 0; [c10-40 |center -h, spacer @topTrailing]", "21x40", "0,0 10x40; 13,0 8x40"),
  .init(
    54, "nilx80", "topLeading 12 5; [60x40 @center, half span2 prio-1, spacer @top]", "112x40",
    "0,0 60x40; 72,0 10x10; 104,0 8x40"),
  .init(
    55, "150xnil", "bottomLeading 12 0; [60x30 |trailing -h] [cw10-30x10 prio1]", "60x40",
    "0,0 60x30; 30,30 30x10"),
  .init(
    56, "100x100", "leading nil 0; [center: h30 prio1 |center, w10 prio1 @bottomTrailing] c10-50 |leading",
    "84x110", "0,0 30x100; 38,90 46x10; 0,100 50x10"),
  .init(
    57, "nilx80", "topTrailing 12; [top: h40 @bottomLeading -v, h20 span2 @trailing, 20x30 -h]", "104x80",
    "0,0 40x80; 52,0 20x80; 84,0 20x30"),
  .init(
    58, "200x100", "bottomLeading 12 0; [center: h40] 60x20, spacer", "140x108",
    "0,0 40x80; 0,80 60x20; 0,100 140x8"),
  .init(59, "nilxnil", "center; [cw10-30x20 prio-1, w10 @center -v]", "28x20", "0,0 10x20; 18,5 10x10"),
  .init(
    60, "200x100",
    "bottomTrailing; [100x40 @topLeading -v, spacer @trailing |leading, 60x40 prio-1 @leading] 20x40 prio-1 |center -v",
    "200x88", "0,0 100x40; 100,0 40x40; 140,0 60x40; 180,48 20x40"),
]

private let corpusPartTwo: [GridCorpusCase] = [
  .init(
    61, "60x60",
    "topLeading nil 12; [spacer @topLeading, cw0-150x30, 20x10 -h] [40x10 |center -v, c10-110 prio-1]",
    "86x52", "0,0 40x30; 48,0 10x30; 66,0 20x10; 0,42 40x10; 48,42 10x10"),
  .init(
    62, "nilxnil", "bottom; [60x20 span3 |center, cw0-40x10] [bottom: w30 -v]", "78x58",
    "0,0 60x20; 68,10 10x10; 0,28 10x30"),
  .init(
    63, "nilx80", "leading; [60x40 -v, c20-30 -h, spacer -h] [center: flex prio-1]", "96x80",
    "0,0 60x40; 68,5 20x30; 88,0 8x40; 0,48 60x32"),
  .init(
    64, "200x100",
    "top nil 0; [bottom: 10x60 |center, 30x20 span2, spacer span2 @trailing |leading] [h30 prio-1 @top]",
    "200x100", "10,0 10x60; 38,40 30x20; 68,0 132x60; 0,60 30x40"),
  .init(
    65, "60x60",
    "top; [bottom: w40 @topLeading |center] [half |trailing, 30x60] [100x20, 40x20 prio-1 -h, 60x60 span3 |trailing -h]",
    "216x176", "0,0 100x40; 25,48 50x10; 113,48 30x60; 0,116 100x20; 108,116 40x20; 156,116 60x60"),
  .init(
    66, "200x100",
    "bottom; [100x60, 100x30 -h, 100x10] [flex @leading |trailing, 30x10, cw30-180x30] [center: 60x40 span3 prio-1 @leading]",
    "316x146",
    "0,0 100x60; 108,30 100x30; 216,50 100x10; 0,68 100x30; 143,88 30x10; 216,68 100x30; 0,106 60x40"),
  .init(67, "100x100", "bottomTrailing nil 12; cw30-40x20 span3 |trailing", "40x20", "0,0 40x20"),
  .init(
    68, "nilxnil", "trailing 12; [half span2 -h, flex |leading] [flex span2 prio1 @bottomTrailing]", "42x28",
    "0,0 20x10; 32,0 10x10; 0,18 20x10"),
  .init(69, "150xnil", "topTrailing 3 5; [center: 100x10 @top |trailing -v]", "100x10", "0,0 100x10"),
  .init(
    70, "200x100", "bottomTrailing nil 12; [bottom: 100x10 span3, c0-30 -v] [center: 100x20 @bottomTrailing]",
    "138x42", "0,0 100x10; 108,0 30x10; 0,22 100x20"),
  .init(
    71, "nilx80",
    "topLeading; [spacer |center, 20x60, h20 span2 |leading] [cw10-30x20, 150x30 prio-1 |leading, half] [center: spacer @top -h, 10x60 |trailing]",
    "196x166",
    "0,0 10x60; 18,0 20x60; 176,0 20x60; 0,68 10x20; 18,68 150x30; 176,68 10x10; 0,106 10x60; 18,106 10x60"),
  .init(
    72, "200x100", "topLeading 3 0; [40x20 |trailing, cw0-40x30 |trailing]", "83x30", "0,0 40x20; 43,0 40x30"),
  .init(
    73, "300x200", "bottom; c20-120 [w20, half] [top: cw30-40x20 -v]", "227x138",
    "53.5,0 120x82; 0,90 146x20; 172.25,100 36.5x10; 53,118 40x20"),
  .init(
    74, "100x100",
    "bottomTrailing nil 12; [top: c20-60 -v, cw10-50x20 -v] [cw0-30x30, c20-60 |center] [top: 60x30]",
    "114x104", "0,0 60x20; 68,0 46x20; 30,32 30x30; 68,32 46x30; 0,74 60x30"),
  .init(
    75, "200x100", "top; [bottom: 100x20 span3 prio1 -h, spacer @topTrailing]", "200x80",
    "0,60 100x20; 100,0 100x80"),
  .init(76, "nilxnil", "bottomLeading 3 5; cw0-10x10 prio1", "10x10", "0,0 10x10"),
  .init(
    77, "100x100",
    "topTrailing nil 0; [20x20 |center, c0-100, 30x60 |trailing -h] [bottom: spacer |trailing, 100x60 @bottomLeading, w30 @top]",
    "166x120", "0,0 20x20; 28,0 100x60; 136,0 30x60; 0,60 20x60; 28,60 100x60; 136,60 30x30"),
  .init(
    78, "nilxnil",
    "top; [c0-30 prio-1, 60x20 span2] [spacer -v, 10x60 @top, 150x60 @topLeading -h] [w40 |trailing, spacer @bottomTrailing |leading, cw30-130x30 |center]",
    "186x136",
    "0,0 10x20; 72,0 60x20; 0,28 10x60; 18,28 10x60; 36,28 150x60; 0,96 10x40; 18,96 10x40; 46,96 130x30"),
  .init(79, "300x200", "top 3 12; spacer", "300x200", "0,0 300x200"),
  .init(80, "nilx80", "topTrailing nil 5; [half]", "20x10", "0,0 20x10"),
  .init(
    81, "150xnil",
    "bottomTrailing; [bottom: cw30-60x30 |center, half @top, half] [150x20 |center, 60x30 span2 |trailing]",
    "218x68", "45,0 60x30; 164.5,0 13x10; 205,20 13x10; 0,48 150x20; 158,38 60x30"),
  .init(
    82, "150xnil", "leading 12 0; [h40, cw30-60x20] [c10-70 prio-1 -h, h20 -v, flex prio1]", "220x30",
    "0,0 40x20; 52,0 30x20; 0,20 40x10; 52,20 20x10; 94,20 126x10"),
  .init(
    83, "200x100",
    "topTrailing; [center: w30 @trailing |trailing, 40x60 @bottom] cw30-50x10 @bottom, h10 prio1 |trailing",
    "198x170", "0,15 150x30; 158,0 40x60; 74,68 50x10; 188,86 10x84"),
  .init(
    84, "nilx80",
    "bottomTrailing nil 5; flex |trailing [bottom: cw30-90x30 |center -v, c0-30 @bottom |trailing, cw10-110x40 @topTrailing |leading -h]",
    "66x80", "0,0 66x35; 0,50 30x30; 38,50 10x30; 56,40 10x40"),
  .init(
    85, "200x100", "bottomTrailing 0 5; [c10-20 |center] [top: half prio1 |center]", "100x35",
    "40,0 20x20; 0,25 100x10"),
  .init(
    86, "150xnil", "trailing; [half -h, c0-10 prio1, cw10-40x10 @topTrailing]", "66x10",
    "0,0 0x10; 8,0 10x10; 26,0 40x10"),
  .init(
    87, "nilxnil",
    "trailing 0; [half prio1 @bottomLeading |center -h -v, c0-30 -h, 150x30 prio-1 @center] [center: spacer |center]",
    "180x38", "0,20 10x10; 20,0 10x30; 30,0 150x30; 0,30 20x8"),
  .init(
    88, "60x60", "trailing nil 5; [h30 -h, 10x10 span2 |trailing -h -v, 150x20 @bottom |center]", "206x60",
    "0,0 30x60; 38,25 10x10; 56,40 150x20"),
  .init(
    89, "100x100", "bottomTrailing nil 5; [center: 20x30 prio1, half]", "64x30", "0,0 20x30; 46,10 18x10"),
  .init(
    90, "200x100", "bottom 0; [center: flex span2 -h] [spacer -v, 10x60 prio1]", "200x100",
    "0,0 200x32; 0,40 190x60; 190,40 10x60"),
  .init(91, "150xnil", "bottomLeading 0 0; [bottom: cw0-150x30]", "150x30", "0,0 150x30"),
  .init(
    92, "nilx80", "bottomLeading 3; [half, h40 span3 prio1 -h, h10 @topTrailing]", "76x80",
    "0,70 10x10; 23,0 40x80; 66,0 10x80"),
  .init(93, "150xnil", "topLeading; [c10-160 prio-1 |leading -v]", "150x10", "0,0 150x10"),
  .init(
    94, "150xnil",
    "top; 30x20 -v [top: 40x20 prio-1 @bottomLeading, 60x30 span3 |center -h, cw30-180x40 -h] [w40 span3 -h, 40x30 @bottomLeading |center -h]",
    "146x116", "58,0 30x20; 0,48 40x20; 48,28 60x30; 116,28 30x40; 0,76 60x40; 68,86 40x30"),
  .init(95, "150xnil", "topLeading 0 5; [40x20 |leading, w20 span2]", "150x20", "0,0 40x20; 40,0 110x20"),
  .init(96, "300x200", "center nil 0; [center: c10-20]", "20x20", "0,0 20x20"),
  .init(97, "300x200", "leading 12 5; [center: h20, h40 @trailing]", "72x200", "0,0 20x200; 32,0 40x200"),
  .init(
    98, "150xnil", "bottom 0 5; [40x60 span2] [center: 30x40 -h, cw10-160x30 |center] [h30]", "150x120",
    "55,0 40x60; 0,65 30x40; 30,70 120x30; 0,110 30x10"),
  .init(
    99, "300x200", "top 0 0; [bottom: w20, half |center -h, 40x60]", "170x60",
    "0,40 130x20; 130,50 0x10; 130,0 40x60"),
  .init(
    100, "100x100", "top; [w20 span3, spacer span2 -v]", "108x20", "0,0 100x20; 100,0 8x20"),
  .init(
    101, "nilx80", "topTrailing nil 0; [h40 @bottomTrailing, 10x20, spacer span2]", "66x80",
    "0,0 40x80; 48,0 10x20; 58,0 8x80"),
  .init(
    102, "nilx80", "topLeading 12; [20x20 span2 @bottomLeading, 60x10] w40 span2 [spacer, h40]", "132x84",
    "0,0 20x20; 72,0 60x10; 0,28 132x40; 0,76 8x8; 20,76 40x8"),
  .init(
    103, "300x200", "topTrailing; [top: h20 |leading] half @leading -h", "20x114", "0,0 20x96; 0,104 10x10"),
  .init(
    104, "100x100", "bottom nil 5; c10-70 [bottom: 20x20] [10x60 @center, cw0-100x40]", "100x100",
    "15,0 70x10; 0,15 20x20; 5,40 10x60; 28,60 72x40"),
  .init(
    105, "nilxnil",
    "bottom 0 12; w20 @center |leading [center: flex, cw10-50x40 span3, 10x30 prio-1 |trailing]", "30x72",
    "0,0 30x20; 0,32 10x40; 10,32 10x40; 20,37 10x30"),
  .init(
    106, "nilx80", "trailing; [top: 20x20 |trailing, w30 span2 -v] [bottom: 60x40] [w40 prio-1 -v]", "78x126",
    "40,0 20x20; 68,0 10x30; 0,38 60x40; 0,86 60x40"),
  .init(
    107, "nilxnil",
    "top; [cw10-50x20 -v, c20-40, 60x30 @topLeading |leading] [w30 |center -v, flex @top -v, c20-30 prio-1]",
    "106x68", "0,0 10x20; 18,0 20x30; 46,0 60x30; 0,38 10x30; 18,38 20x30; 46,38 30x30"),
  .init(108, "60x60", "topTrailing 12 12; w40 @topTrailing |center", "60x40", "0,0 60x40"),
  .init(109, "100x100", "bottom nil 0; [half] [top: half]", "50x20", "0,0 50x10; 0,10 50x10"),
  .init(110, "nilx80", "bottom 12 12; cw10-50x20 @leading |trailing", "10x20", "0,0 10x20"),
  .init(
    111, "100x100", "topLeading nil 0; [center: half] [bottom: spacer] [c20-120 prio1]", "100x118",
    "0,0 50x10; 0,10 100x8; 0,18 100x100"),
  .init(112, "200x100", "center 3; [h10 span2 -v, cw0-40x40]", "53x40", "0,0 10x40; 13,0 40x40"),
  .init(
    113, "nilxnil",
    "leading; [spacer span2 prio-1 -h] [center: h20 @center, w40, spacer @leading] spacer prio-1", "46x56",
    "0,0 38x8; 0,8 20x40; 28,8 10x40; 38,8 8x40; 0,48 46x8"),
  .init(114, "nilx80", "top nil 0; spacer prio-1", "8x80", "0,0 8x80"),
  .init(
    115, "150xnil", "topTrailing 12; [h30, c0-150 -h] [top: w30, c10-70 @center -h]", "150x48",
    "98,0 30x10; 140,0 10x10; 0,18 128x30; 140,18 10x30"),
  .init(
    116, "nilxnil", "topTrailing; [spacer @bottomLeading] 20x10 @trailing, spacer prio-1 |trailing", "20x26",
    "0,0 20x8; 0,8 20x10; 0,18 20x8"),
  .init(
    117, "60x60",
    "bottom; [30x30 prio-1, flex prio1, h30 span3 @top] [flex] [20x30 -v, 100x30 -h, cw10-40x40 @bottomLeading -h]",
    "176x100", "0,14 30x30; 38,0 100x44; 146,0 30x44; 0,52 30x0; 5,70 20x30; 38,70 100x30; 146,60 10x40"),
  .init(
    118, "nilx80", "leading nil 12; h10 [center: 40x60 |leading -h, spacer] spacer |trailing", "48x92",
    "0,0 10x0; 0,12 40x60; 40,12 8x60; 0,84 48x8"),
  .init(
    119, "nilx80", "bottomTrailing; w30 @center |center [center: c10-20]", "10x58", "0,0 10x30; 0,38 10x20"),
  .init(120, "200x100", "top; [h30] [spacer]", "170x108", "70,0 30x100; 0,100 170x8"),
]
