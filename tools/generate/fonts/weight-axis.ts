import type { FontTables } from './read-woff2.ts';

const fixed = (table: Buffer, at: number) => table.readInt32BE(at) / 65_536;
export const f2dot14 = (table: Buffer, at: number): number => table.readInt16BE(at) / 16_384;

/** The weight axis of a variable font. `toNormal` maps a weight to a normalized position: -1 to 1, 0 at the default. */
export interface WeightAxis {
  readonly least: number;
  readonly most: number;
  readonly toNormal: (weight: number) => number;
}

/** Applies the piecewise linear mapping of the `avar` table to a position. */
function applyAvar(avar: Buffer | undefined, position: number): number {
  if (avar === undefined) return position;
  const count = avar.readUInt16BE(8);
  for (let index = 1; index < count; index += 1) {
    const at = 10 + index * 4;
    const [from, to] = [f2dot14(avar, at - 4), f2dot14(avar, at)];
    if (position > to) continue;
    const [low, high] = [f2dot14(avar, at - 2), f2dot14(avar, at + 2)];
    return to === from ? high : low + ((position - from) / (to - from)) * (high - low);
  }
  return position;
}

/** The axis `wght`, which must be the font's only one. */
export function weightAxis({ tables }: FontTables): WeightAxis {
  const fvar = tables.get('fvar');
  if (fvar?.readUInt16BE(8) !== 1)
    throw new Error('The font must vary in weight and in nothing else.');
  const at = fvar.readUInt16BE(4);
  const [least, defaultWeight, most] = [
    fixed(fvar, at + 4),
    fixed(fvar, at + 8),
    fixed(fvar, at + 12),
  ];
  const avar = tables.get('avar');
  return {
    least,
    most,
    toNormal(weight) {
      const range = weight < defaultWeight ? defaultWeight - least : most - defaultWeight;
      return applyAvar(avar, range === 0 ? 0 : (weight - defaultWeight) / range);
    },
  };
}
