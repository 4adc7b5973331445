/** Finds the table of a font by its tag (OpenType, "Organization of an OpenType font"). */
const tableAt = (font: DataView, tag: string): number => {
  for (let at = 12; at < 12 + 16 * font.getUint16(4); at += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((index) => font.getUint8(at + index)));
    if (name === tag) return font.getUint32(at + 8);
  }
  throw new Error(`The font has no table "${tag}".`);
};

/** The characters of a subtable of format 4 that have a glyph. */
const charactersOf = (font: DataView, at: number): Set<number> => {
  const count = font.getUint16(at + 6) / 2;
  const ends = at + 14;
  const starts = ends + 2 * count + 2;
  const characters = new Set<number>();
  for (let index = 0; index < count; index += 1) {
    const start = font.getUint16(starts + 2 * index);
    const end = font.getUint16(ends + 2 * index);
    const delta = font.getUint16(starts + 2 * count + 2 * index);
    const offsetAt = starts + 4 * count + 2 * index;
    const offset = font.getUint16(offsetAt);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const glyph =
        offset === 0
          ? (code + delta) & 0xffff
          : font.getUint16(offsetAt + offset + 2 * (code - start));
      if (glyph !== 0) characters.add(code);
    }
  }
  return characters;
};

/** The characters of the basic plane for which a font has a glyph, by its `cmap` (format 4, which all web fonts have). */
export const coverageOf = (bytes: Uint8Array): ReadonlySet<number> => {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cmap = tableAt(font, 'cmap');
  const subtables = Array.from({ length: font.getUint16(cmap + 2) }, (_, index) =>
    font.getUint32(cmap + 4 + 8 * index + 4),
  );
  const known = subtables.find((offset) => font.getUint16(cmap + offset) === 4);
  if (known === undefined) throw new Error('The font has no table of characters of format 4.');
  return charactersOf(font, cmap + known);
};
