# SPDX-License-Identifier: Apache-2.0
"""The classes that Xcode makes of a Core Data model."""
import os
import unittest

from .support import ROOT, FolderTest
from surveying import core_data
from surveying.compiler import Compiler

BUILT = os.path.join(ROOT, ".build-tests", "release")
MODEL = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<model>
  <entity name="Shelf" representedClassName="Shelf" codeGenerationType="class">
    <attribute name="id" attributeType="UUID"/>
    <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
    <attribute name="isFull" attributeType="Boolean" usesScalarValueType="YES"/>
    <relationship name="books" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="shelf"/>
  </entity>
  <entity name="Book" representedClassName="Book" codeGenerationType="category">
    <attribute name="id" attributeType="UUID"/>
    <attribute name="pages" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
    <attribute name="stars" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="NO"/>
    <attribute name="title" attributeType="String" defaultValueString="a &quot;b&quot;"/>
    <attribute name="bought" attributeType="Date" defaultDateTimeInterval="60"/>
    <relationship name="shelf" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="books"/>
  </entity>
  <entity name="Atlas" representedClassName="Atlas" codeGenerationType="class" parentEntity="Book"/>
  <entity name="Author" representedClassName="Author">
    <attribute name="name" attributeType="String"/>
  </entity>
</model>
"""
# Written by hand: one of another class, and the ones that a category is for; some are public, as Xcode's are.
BY_HAND = """import CoreData
import SwiftUI

public class Book: NSManagedObject {}
class Author: NSManagedObject {}
extension Author: Identifiable {}
struct Shelves: View {
  @FetchRequest(sortDescriptors: []) private var shelves: FetchedResults<Shelf>
  var body: some View { ForEach(shelves) { Text($0.id?.uuidString ?? "").opacity($0.isFull ? 1 : 0.5) } }
}
func count(_ shelf: Shelf) -> Int { shelf.tags = ["a"]; return shelf.tags?.count ?? 0 }
func pages(_ atlas: Atlas, on shelf: Shelf) -> Int16 { shelf.addToBooks(atlas); return atlas.pages }
"""


class CoreData(FolderTest):
    def code(self):
        self.make("Library.xcdatamodel/contents", MODEL)
        return core_data.code([self.path("Library.xcdatamodel")], {"Book", "Author", "Shelves"})

    def test_what_would_extend_a_class_that_is_not_there_is_left_out(self):
        self.make("Library.xcdatamodel/contents", MODEL)
        code = core_data.code([self.path("Library.xcdatamodel")], {"Author"})
        self.assertNotIn("Book {", code)
        self.assertIn("public class Atlas: NSManagedObject {}", code)
        self.assertIn("func addToBooks(_ value: NSManagedObject)", code)

    def test_each_entity_is_a_class_or_extends_the_one_that_is_there(self):
        lines = self.code().split("\n")
        self.assertIn("nonisolated public class Shelf: NSManagedObject {}", lines)
        self.assertIn("nonisolated public class Atlas: Book {}", lines)
        self.assertNotIn("nonisolated public class Book: NSManagedObject {}", lines)
        self.assertIn("nonisolated extension Book: Identifiable {}", lines)
        # What its parent is, it is.
        self.assertNotIn("nonisolated extension Atlas: Identifiable {}", lines)
        self.assertFalse(any("Author" in line for line in lines if "_name" not in line))

    def test_a_model_says_what_new_objects_have_and_how_they_hang_together(self):
        code = self.code()
        for line in ('NSEntityDescription(_name: "Atlas", Atlas.self, parent: "Book", [', 'NSEntityDescription(_name: "Author", Author.self, [',
                     'NSAttributeDescription(_name: "pages", Int16(7))', 'NSAttributeDescription(_name: "stars", NSNumber(value: 3))',
                     'NSAttributeDescription(_name: "title", "a \\"b\\"")', 'NSAttributeDescription(_name: "name", nil)',
                     'NSAttributeDescription(_name: "bought", Date(timeIntervalSinceReferenceDate: 60.0))',
                     '"books", to: "Book", inverse: "shelf", isToMany: true, isOrdered: false, .cascadeDeleteRule)',
                     '"shelf", to: "Shelf", inverse: "books", isToMany: false, isOrdered: false, .nullifyDeleteRule)'):
            self.assertIn(line, code)

    @unittest.skipUnless(os.path.exists(os.path.join(BUILT, "Modules", "CoreData.swiftmodule")), "scripts/test has not built the stand-ins")
    def test_it_compiles_with_classes_written_by_hand(self):
        files = [self.make("Model.swift", self.code()), self.make("ByHand.swift", BY_HAND)]
        self.assertEqual(Compiler(BUILT, dict(os.environ)).errors(files), {})
