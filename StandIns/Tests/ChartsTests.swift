// SPDX-License-Identifier: Apache-2.0
import Charts
import CryptoKit
import HeadlessViews
import SwiftUI
import Testing

private struct Sale: Identifiable {
  let id: Int
  var count: Double
}

private struct Sales: View {
  @State private var sales = [Sale(id: 0, count: 1), Sale(id: 1, count: 2), Sale(id: 2, count: 4)]

  var body: some View {
    VStack(spacing: 0) {
      Chart(sales) { sale in
        BarMark(x: .value("Day", "\(sale.id)"), y: .value("Count", sale.count)).foregroundStyle(Color.red)
      }
      .frame(width: 300, height: 100)
      Button("More") { sales[0].count = 2 }
    }
  }
}

@MainActor
struct ChartsTests {
  private let host = ViewHost(size: CGSize(width: 300, height: 200)) { Sales() }
  private var bars: [CGRect] { host.displayList.filter { $0.color == "red" }.map(\.frame) }

  @Test func aSymbolIsAShape() {
    let symbols: [BasicChartSymbolShape] = [
      .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
    ]
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    for symbol in symbols {
      let bounds = symbol.path(in: square).boundingRect
      #expect(!bounds.isEmpty && square.insetBy(dx: -1.5, dy: -1.5).contains(bounds))
    }
    let host = ViewHost { BasicChartSymbolShape.cross.frame(width: 10, height: 10).foregroundStyle(.green) }
    #expect(host.displayList.map(\.frame.size) == [CGSize(width: 10, height: 10)])
  }

  @Test func marksOfAListHaveAStyleTogether() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Chart {
        ForEach(0..<2) { BarMark(x: .value("Day", $0), y: .value("Count", 1)) }
          .foregroundStyle(Color.red).position(by: .value("Kind", "a"))
        ForEach(2..<4) { day in
          BarMark(x: .value("Day", day), y: .value("Count", 1))
          if day > 2 { PointMark(x: .value("Day", day), y: .value("Count", 1)).foregroundStyle(Color.green) }
        }
        .foregroundStyle(by: .value("Kind", 0))
      }
    }
    let colors = host.displayList.compactMap(\.color).filter { ["red", "blue", "green"].contains($0) }
    #expect(colors == ["red", "red", "blue", "blue", "green"])
  }

  @Test func eachMarkIsADisplayItemWhereItsValuesAre() {
    #expect(bars.map(\.height) == [25, 50, 100])
    #expect(bars.map { ($0.minX - bars[0].minX).rounded() } == [0, 100, 200])
    #expect(bars.allSatisfy { $0.maxY == bars[0].maxY })
  }

  @Test func aValueThatChangesChangesItsMarkAlone() throws {
    let before = bars
    try host.tapAndRender("More")
    #expect(bars.map(\.height) == [50, 50, 100])
    #expect(Array(bars.dropFirst()) == Array(before.dropFirst()))
  }

  @Test func marksStandBesideEachOtherAndInConditions() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Chart {
        ForEach([1, 2, 3], id: \.self) { number in
          LineMark(x: .value("x", number), y: .value("y", number))
          if number == 2 { PointMark(x: .value("x", number), y: .value("y", number)) }
        }
        RuleMark(y: .value("Mean", 2)).annotation { Text("Mean") }
      }
    }
    #expect(host.displayList.filter { $0.kind == .shape }.count == 5)
    #expect(host.texts == ["Mean"])
  }

  @Test func aDigestIsThatOfItsStandard() {
    func text(_ digest: some Digest) -> String { digest.map { String(format: "%02x", $0) }.joined() }
    let abc = Data("abc".utf8)
    #expect(
      text(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(text(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(text(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(text(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    // More than one block.
    var long = Insecure.SHA1()
    for _ in 0..<1_000 { long.update(data: Data(repeating: 0x61, count: 1_000)) }
    #expect(text(long.finalize()) == "34aa973cd4c4daa4f61eeb2bdbad27316534016f")
  }
}
