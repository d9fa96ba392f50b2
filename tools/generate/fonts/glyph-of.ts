/** Platform and encoding of the subtable for the basic multilingual plane of Unicode. */
const windowsPlatform = 3;
const unicodeBmp = 1;

/** Looks up the glyph number of a letter in the `cmap` table (format 4); 0 if the font lacks the letter. */
export function glyphOf(cmap: Buffer, letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  const table = findBmpTable(cmap);
  const segments = table.readUInt16BE(6) / 2;
  const [endCodes, startCodes, deltas, offsets] = [0, 1, 2, 3].map(
    (part) => 14 + part * segments * 2 + (part === 0 ? 0 : 2),
  ) as [number, number, number, number];
  for (let segment = 0; segment < segments; segment += 1) {
    if (table.readUInt16BE(endCodes + segment * 2) < code) continue;
    const start = table.readUInt16BE(startCodes + segment * 2);
    if (start > code) return 0;
    const delta = table.readInt16BE(deltas + segment * 2);
    const offsetAt = offsets + segment * 2;
    const offset = table.readUInt16BE(offsetAt);
    if (offset === 0) return (code + delta) & 0xff_ff;
    const glyph = table.readUInt16BE(offsetAt + offset + (code - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xff_ff;
  }
  return 0;
}

function findBmpTable(cmap: Buffer): Buffer {
  const count = cmap.readUInt16BE(2);
  for (let index = 0; index < count; index += 1) {
    const at = 4 + index * 8;
    if (cmap.readUInt16BE(at) !== windowsPlatform || cmap.readUInt16BE(at + 2) !== unicodeBmp)
      continue;
    const table = cmap.subarray(cmap.readUInt32BE(at + 4));
    if (table.readUInt16BE(0) === 4) return table;
  }
  throw new Error('The font has no cmap subtable (format 4) for the basic multilingual plane.');
}
