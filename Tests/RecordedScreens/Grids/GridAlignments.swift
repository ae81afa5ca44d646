// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

extension Arm {
  private static let plain = "[a 30x10, b 20x20] [c 10x30, d 40x10]"

  /// Alignment, anchors and the alignment of columns.
  static let gridAlignments: [Arm] = [
    .grid(
      "GL1", "nilxnil", "topLeading; " + plain,
      "78x58 | a (0,0 30x10) <- 30x20 | b (38,0 20x20) <- 40x20 | c (0,28 10x30) <- 30x30 | d (38,28 40x10) <- 40x30"
    ),
    .grid(
      "GL2", "nilxnil", "bottomTrailing; " + plain,
      "78x58 | a (0,10 30x10) <- 30x20 | b (58,0 20x20) <- 40x20 | c (20,28 10x30) <- 30x30 | d (38,48 40x10) <- 40x30"
    ),
    .grid(
      "GL3", "nilxnil", "[top: a 30x10, b 20x20] [c 10x30, d 40x10]",
      "78x58 | a (0,0 30x10) <- 30x20 | b (48,0 20x20) <- 40x20 | c (10,28 10x30) <- 30x30 | d (38,38 40x10) <- 40x30"
    ),
    .grid(
      "GL4", "nilxnil", "[a 30x10, b 20x20 |trailing] [c 10x30, d 40x10]",
      "78x58 | a (0,5 30x10) <- 30x20 | b (58,0 20x20) <- 40x20 | c (10,28 10x30) <- 30x30 | d (38,38 40x10) <- 40x30"
    ),
    .grid(
      "GL5", "nilxnil", "[a 10x10, b 20x20] [c 30x30 |trailing, d 40x10]",
      "78x58 | a (20,5 10x10) <- 30x20 | b (48,0 20x20) <- 40x20 | c (0,28 30x30) <- nilxnil | d (38,38 40x10) <- 40x30"
    ),
    .grid(
      "GL6", "nilxnil", "[a 10x10 |leading] [b 10x10] [c 30x10 |trailing]",
      "30x46 | a (0,0 10x10) <- 30x10 | b (0,18 10x10) <- 30x10 | c (0,36 30x10) <- nilxnil"),
    .grid(
      "GL7", "nilxnil", "[a 10x10 |trailing] [b 10x10] [c 30x10 |leading]",
      "30x46 | a (20,0 10x10) <- 30x10 | b (20,18 10x10) <- 30x10 | c (0,36 30x10) <- nilxnil"),
    .grid(
      "GL8", "nilxnil", "[a 10x10, b 10x10] [c 30x10 span2 |trailing] [d 40x10]",
      "58x46 | a (30,0 10x10) <- 40x10 | b (48,0 10x10) <- nilxnil | c (14,18 30x10) <- 58x10 | d (0,36 40x10) <- nilxnil"
    ),
    .grid(
      "GL9", "nilxnil", "bottom; [top: a 10x10, b 10x30] [c 10x10, d 10x30]",
      "28x68 | a (0,0 10x10) <- 10x30 | b (18,0 10x30) <- nilxnil | c (0,58 10x10) <- 10x30 | d (18,38 10x30) <- nilxnil"
    ),
    .grid(
      "GL10", "nilxnil", "[a 10x10 @topLeading |trailing, b 10x30] [c 40x10]",
      "58x48 | a (0,0 10x10) <- 40x30 | b (48,0 10x30) <- nilxnil | c (0,38 40x10) <- nilxnil"),
    .grid(
      "GL11", "nilxnil", "[a 40x10, b 10x30] x 10x10 @trailing",
      "58x48 | a (0,10 40x10) <- 40x30 | b (48,0 10x30) <- nilxnil | x (48,38 10x10) <- 58x10"),
    .grid(
      "GL12", "nilxnil", "leading; [a 40x10, b 10x30] x 10x10",
      "58x48 | a (0,10 40x10) <- 40x30 | b (48,0 10x30) <- nilxnil | x (0,38 10x10) <- 58x10"),
    .grid(
      "GL13", "nilxnil",
      "topLeading; [bottom: a 10x10 |trailing, b 20x40, e 10x10 @center] [c 30x30, d 40x10, f 30x30]",
      "116x78 | a (20,30 10x10) <- 30x40 | b (38,0 20x40) <- 40x40 | c (0,48 30x30) <- nilxnil | d (38,48 40x10) <- 40x30 | e (96,15 10x10) <- 30x40 | f (86,48 30x30) <- nilxnil"
    ),
    .grid(
      "GL14", "nilxnil", "[a 10x10 @0.25/1, b 10x30] [c 50x10]",
      "68x48 | a (10,20 10x10) <- 50x30 | b (58,0 10x30) <- nilxnil | c (0,38 50x10) <- nilxnil"),
    .grid(
      "GL15", "nilxnil", "[a 10x10 |leading |trailing] [e 50x10]",
      "50x28 | a (0,0 10x10) <- 50x10 | e (0,18 50x10) <- nilxnil"),
    .grid(
      "GL16", "nilxnil", "[a 50x10, b 20x50] [c 10x10 @topLeading @bottomTrailing, d 20x50]",
      "78x108 | a (0,20 50x10) <- 50x50 | b (58,0 20x50) <- nilxnil | c (0,58 10x10) <- 50x50 | d (58,58 20x50) <- nilxnil"
    ),
  ]

  /// Cells that are not sized on some axis.
  static let gridUnsizedAxes: [Arm] = [
    .grid(
      "GU1", "200x200", "[a 30x10, b 20x20] [c flex -h, d 40x10]",
      "78x200 | a (0,5 30x10) <- 30x20 | b (48,0 20x20) <- 40x20 | c (0,28 30x172) <- 30x172 | d (38,109 40x10) <- 40x172",
      asked: "*abcd; a 96x96; b 96x96; d 96x96; c 30x172; a 30x20; b 40x20; d 40x172"),
    .grid(
      "GU2", "200x200", "[a 30x10, b 20x20] [c flex, d 40x10]",
      "200x200 | a (61,5 30x10) <- 152x20 | b (170,0 20x20) <- 40x20 | c (0,28 152x172) <- 152x172 | d (160,109 40x10) <- 40x172"
    ),
    .grid(
      "GU3", "200x200", "[a 30x10, b 20x20] [c flex span2 -h -v]",
      "58x28 | a (0,5 30x10) <- 30x20 | b (38,0 20x20) <- 96x96 | c (0,28 58x0) <- 58x0",
      asked: "*abc; a 96x96; b 96x96; c 58x0; a 30x20"),
    .grid(
      "GU4", "nilxnil", "[a 30x10, b 20x20] [c 100x30 -h, d 40x10]",
      "148x58 | a (35,5 30x10) <- 100x20 | b (118,0 20x20) <- 40x20 | c (0,28 100x30) <- nilxnil | d (108,38 40x10) <- 40x30"
    ),
    .grid(
      "GU5", "200x200", "[a 30x10, b 20x20] [c 100x30 -h, d 40x10]",
      "148x58 | a (35,5 30x10) <- 100x20 | b (118,0 20x20) <- 40x20 | c (0,28 100x30) <- 30x172 | d (108,38 40x10) <- 40x30",
      asked: "*abcd; a 96x96; b 96x96; d 96x96; c 30x172; a 100x20; b 40x20; d 40x30"),
    .grid(
      "GU6", "200x200", "[a 30x10, b 20x20] [c 10x50 -v, d 40x10]",
      "78x78 | a (0,5 30x10) <- 30x20 | b (48,0 20x20) <- 40x20 | c (10,28 10x50) <- 30x50 | d (38,48 40x10) <- 40x50",
      asked: "*abcd; a 96x96; b 96x96; d 96x96; c 152x10; a 30x20; b 40x20; c 30x50; d 40x50"),
    .grid(
      "GU7", "200x100", "[a flex -h, b flex] [c 30x30, d 40x10]",
      "134x100 | a (0,0 30x62) <- 30x62 | b (38,0 96x62) <- 96x62 | c (0,70 30x30) <- 96x46 | d (66,80 40x10) <- 96x30",
      asked: "*abcd; c 96x46; d 96x46; b 96x62; a 30x62; d 96x30"),
    .grid(
      "GU8", "200x100", "[a cw0-50x10 -h, b flex] [c 30x30, d 40x10]",
      "200x100 | a (0,26 30x10) <- 30x62 | b (38,0 162x62) <- 162x62 | c (0,70 30x30) <- 96x46 | d (99,80 40x10) <- 162x30",
      asked: "*abcd; c 96x46; d 96x46; a 30x62; b 162x62; d 162x30"),
    .grid(
      "GU9", "200x100", "[a 30x10, b 20x20] x flex -h",
      "58x100 | a (0,5 30x10) <- 30x20 | b (38,0 20x20) <- 96x46 | x (0,28 58x72) <- 58x72",
      asked: "*abx; a 96x46; b 96x46; x 58x72; a 30x20"),
    .grid(
      "GU10", "200x100", "[a 30x10, b 20x20] x flex",
      "200x100 | a (35.5,5 30x10) <- 101x20 | b (144.5,0 20x20) <- 91x20 | x (0,28 200x72) <- 200x72"),
    .grid("GU11", "200x100", "[a flex -h -v]", "0x0 | a (0,0 0x0) <- 0x0"),
    .grid(
      "GU12", "200x200", "[a 30x10, b 20x20] [c flex -v -h, d 40x10]",
      "78x38 | a (0,5 30x10) <- 30x20 | b (48,0 20x20) <- 40x20 | c (0,28 30x10) <- 30x10 | d (38,28 40x10) <- 96x96"
    ),
    .grid(
      "GU13", "200x200", "[a 30x10, b 20x20] [c flex -h -none, d 40x10]",
      "78x200 | a (0,5 30x10) <- 30x20 | b (48,0 20x20) <- 40x20 | c (0,28 30x172) <- 30x172 | d (38,109 40x10) <- 40x172"
    ),
  ]
}
