# SPDX-License-Identifier: Apache-2.0
"""How large the pictures of asset catalogues are, in points."""
import os
import re
import struct

from .assets import IMAGE, contents, sets

# Where a file of text says its size.
BEGINNING = 1 << 20
JPEG_FRAMES = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}
SVG = re.compile(rb"<svg\b[^>]*>", re.S)
LENGTH = re.compile(r"\s*([0-9.]+)\s*(?:px|pt)?\s*$")
BOX = re.compile(rb"/MediaBox\s*\[\s*([-0-9.]+)\s+([-0-9.]+)\s+([-0-9.]+)\s+([-0-9.]+)")


def _jpeg(file):
    """The size that the frame says, which stands behind what a camera has written."""
    file.seek(2)
    while True:
        mark, kind, length = struct.unpack(">BBH", file.read(4))
        if mark != 0xFF:
            return None
        if kind in JPEG_FRAMES:
            _, height, width = struct.unpack(">BHH", file.read(5))
            return width, height
        file.seek(length - 2, os.SEEK_CUR)


def _svg(data):
    tag = SVG.search(data)
    if not tag:
        return None
    words = dict(re.findall(r"\b(width|height|viewBox)\s*=\s*[\"']([^\"']*)[\"']", tag.group(0).decode("utf-8", "replace")))
    sides = [LENGTH.match(words.get(name, "")) for name in ("width", "height")]
    if all(sides):
        return tuple(float(side.group(1)) for side in sides)
    box = words.get("viewBox", "").replace(",", " ").split()
    try:
        return (float(box[2]), float(box[3])) if len(box) == 4 else None
    except ValueError:
        return None


def size(path):
    """The width and height that a picture's file says; None where it cannot be told."""
    try:
        with open(path, "rb") as file:
            head = file.read(24)
            if head.startswith(b"\x89PNG\r\n\x1a\n"):
                found = struct.unpack(">II", head[16:24])
            elif head.startswith(b"\xff\xd8"):
                found = _jpeg(file)
            elif head.startswith(b"GIF8"):
                found = struct.unpack("<HH", head[6:10])
            elif head.startswith(b"%PDF"):
                box = BOX.search(head + file.read(BEGINNING))
                left, bottom, right, top = map(float, box.groups()) if box else (0, 0, 0, 0)
                found = (right - left, top - bottom)
            else:
                found = _svg(head + file.read(BEGINNING))
    except (OSError, struct.error, ValueError):
        return None
    return found if found and all(0 < side < 1e5 for side in found) else None


def _points(folder):
    """How large the picture of an image set is; of several files the one with the fewest pixels a point counts."""
    sizes = []
    for each in contents(folder).get("images") or []:
        name = each.get("filename") if isinstance(each, dict) and not each.get("appearances") else None
        scale = str(each.get("scale", "1x")).removesuffix("x") if name else ""
        if isinstance(name, str) and os.sep not in name and scale in ("1", "2", "3") and (found := size(os.path.join(folder, name))):
            sizes.append((int(scale), [side / int(scale) for side in found]))
    return min(sizes)[1] if sizes else None


def sizes(catalogs):
    """The pictures of catalogues by their names: {name: [width, height]}."""
    found = {}
    for around, stem, ending, folder in (each for catalog in catalogs for each in sets(catalog)):
        name = "/".join([*around, stem])
        if ending == IMAGE and name not in found and (points := _points(folder)):
            found[name] = points
    return found
