// SPDX-License-Identifier: Apache-2.0
import Foundation
import FoundationStandIns
import Testing

struct ExpressionsTests {
  private typealias Expression = FoundationStandIns.NSExpression

  private func worth(_ format: String, _ arguments: Any...) -> Any? {
    Expression(format: format, argumentArray: arguments).expressionValue(with: nil, context: nil)
  }

  @Test func numbersAreJoinedByTheirPrecedence() {
    #expect(worth("2+3*4") as? Int == 14)
    #expect(worth("(2 + 3) * -4") as? Int == -20)
    #expect(worth("2.5*2") as? Double == 5)
    #expect(worth("2**3**2") as? Double == 512)
    #expect(worth("sqrt(9) - 1") as? Double == 2)
    #expect(worth("%@ + %d", 1.5, 2) as? Double == 3.5)
  }

  @Test func wholeNumbersStayWhole() {
    #expect(worth("5/2") as? Int == 2)
    #expect(worth("5.0/2") as? Double == 2.5)
    #expect(worth("1/0") as? Double == .infinity)
  }

  @Test func aNumberOfFoundationIsWhatAScreenShows() {
    let value = worth("10/4.0") as! Double
    #expect("\(value)" == "2.5")
    #expect((worth("3*3") as? NSNumber)?.stringValue == "9")
  }

  @Test func namesArePropertiesOfTheObject() {
    struct Item { let price = 4 }
    #expect(Expression(format: "price * 2").expressionValue(with: Item(), context: nil) as? Int == 8)
    #expect(Expression(forKeyPath: "price").expressionValue(with: Item(), context: nil) as? Int == 4)
    #expect(Expression(forConstantValue: "a").expressionValue(with: nil, context: nil) as? String == "a")
  }
}
