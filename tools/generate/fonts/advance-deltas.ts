import { f2dot14 } from './weight-axis.ts';

/** Change of a glyph's advance width at a position of the weight axis, in font units (`HVAR` table). */
export function advanceDelta(hvar: Buffer, glyph: number, position: number): number {
  const store = hvar.subarray(hvar.readUInt32BE(4));
  const [outer, inner] = storeIndexes(hvar, glyph);
  const regions = store.subarray(store.readUInt32BE(2));
  const data = store.subarray(store.readUInt32BE(8 + outer * 4));
  const wordDeltaCount = data.readUInt16BE(2);
  const isLong = (wordDeltaCount & 0x80_00) !== 0;
  const wideCount = wordDeltaCount & 0x7f_ff;
  const count = data.readUInt16BE(4);
  const [wideBytes, narrowBytes] = isLong ? [4, 2] : [2, 1];
  const row = 6 + count * 2 + inner * (wideCount * wideBytes + (count - wideCount) * narrowBytes);
  let sum = 0;
  for (let index = 0; index < count; index += 1) {
    const isWide = index < wideCount;
    const bytes = isWide ? wideBytes : narrowBytes;
    const at =
      row + Math.min(index, wideCount) * wideBytes + Math.max(0, index - wideCount) * narrowBytes;
    sum +=
      data.readIntBE(at, bytes) * regionScalar(regions, data.readUInt16BE(6 + index * 2), position);
  }
  return sum;
}

/** The indexes of a glyph's row in the variation store: from the map, or without a map the number of the glyph. */
function storeIndexes(hvar: Buffer, glyph: number): readonly [outer: number, inner: number] {
  const offset = hvar.readUInt32BE(8);
  if (offset === 0) return [0, glyph];
  const map = hvar.subarray(offset);
  const isLong = map.readUInt8(0) === 1;
  const format = map.readUInt8(1);
  const count = isLong ? map.readUInt32BE(2) : map.readUInt16BE(2);
  const bytes = ((format >> 4) & 3) + 1;
  const innerBits = (format & 15) + 1;
  const entry = map.readUIntBE((isLong ? 6 : 4) + Math.min(glyph, count - 1) * bytes, bytes);
  return [entry >> innerBits, entry & ((1 << innerBits) - 1)];
}

/** Scalar of a region at a position: 1 at its peak, 0 outside of the region. */
function regionScalar(regions: Buffer, region: number, position: number): number {
  const at = 4 + region * 6;
  const [start, peak, end] = [0, 2, 4].map((step) => f2dot14(regions, at + step)) as [
    number,
    number,
    number,
  ];
  if (peak === 0 || position === peak) return 1;
  if (position <= start || position >= end) return 0;
  return position < peak ? (position - start) / (peak - start) : (end - position) / (end - peak);
}
