// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A colour, and as a view a rectangle that takes the space it is offered (L-22).
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// The printed form, by which display items show it.
  public let description: String

  private init(_ name: String) {
    description = name
  }

  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    // Display P3 is treated as sRGB: the difference is not visible in the printed form of items.
    self.init("\(colorSpace == .sRGBLinear ? "linear " : "")rgba(\(red), \(green), \(blue), \(opacity))")
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init("hsba(\(hue), \(saturation), \(brightness), \(opacity))")
  }

  /// A colour of an asset catalogue, of which only the name is known here.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name)
  }

  public static let red = Color("red")
  public static let orange = Color("orange")
  public static let yellow = Color("yellow")
  public static let green = Color("green")
  public static let mint = Color("mint")
  public static let teal = Color("teal")
  public static let cyan = Color("cyan")
  public static let blue = Color("blue")
  public static let indigo = Color("indigo")
  public static let purple = Color("purple")
  public static let pink = Color("pink")
  public static let brown = Color("brown")
  public static let white = Color("white")
  public static let gray = Color("gray")
  public static let black = Color("black")
  public static let clear = Color("clear")
  public static let primary = Color("primary")
  public static let secondary = Color("secondary")
  public static let accentColor = Color("accentColor")

  /// The same colour, more or less transparent.
  public func opacity(_ opacity: Double) -> Color {
    Color("\(description) opacity \(opacity)")
  }
}
