// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

// Rows have no separators and sections no looks of their own here: these are accepted and change nothing.
extension View {
  public consuming func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    perceived("row separator", "\(visibility) \(edges.rawValue)")
  }
  public consuming func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    perceived("row separator tint", "\(color?.description ?? "") \(edges.rawValue)")
  }
  public consuming func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    perceived("section separator", "\(visibility) \(edges.rawValue)")
  }
  public consuming func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
  {
    perceived("section separator tint", "\(color?.description ?? "") \(edges.rawValue)")
  }
  public consuming func listRowSpacing(_ spacing: CGFloat?) -> some View {
    perceived("row spacing", spacing.map { DisplayAttribute.number($0) } ?? "")
  }
  public consuming func listSectionSpacing(_ spacing: CGFloat) -> some View {
    perceived("section spacing", DisplayAttribute.number(spacing))
  }
  public consuming func headerProminence(_ prominence: Prominence) -> some View {
    perceived("header", "\(prominence)")
  }
}

/// How far sections of a list are apart.
public struct ListSectionSpacing: Hashable, Sendable {
  fileprivate let name: String

  public static let `default` = ListSectionSpacing(name: "default")
  public static let compact = ListSectionSpacing(name: "compact")
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: DisplayAttribute.number(spacing))
  }
}

/// The tint of what is in a row.
public struct ListItemTint: Hashable, Sendable {
  fileprivate let name: String

  public static let monochrome = ListItemTint(name: "monochrome")
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: tint.description) }
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(name: "preferred \(tint.description)")
  }
}

extension View {
  public consuming func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    perceived("section spacing", spacing.name)
  }
  public consuming func listItemTint(_ tint: ListItemTint?) -> some View {
    perceived("item tint", tint?.name ?? "")
  }
}

/// How much a section's header stands out.
public enum Prominence: Sendable {
  case standard, increased
}
