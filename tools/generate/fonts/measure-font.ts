import { advanceDelta } from './advance-deltas.ts';
import { glyphOf } from './glyph-of.ts';
import { averageWidth } from './average-width.ts';
import type { FontTables } from './read-woff2.ts';
import { weightAxis } from './weight-axis.ts';

/** Metrics of a font family, in percent of the font size. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  /** Mean width of a letter of English text by weight: 100, 200 …, as far as the family has them. */
  readonly widths: Readonly<Record<number, number>>;
}

/** Returns a table; throws if the font lacks it. */
function requireTable(tables: FontTables['tables'], tag: string): Buffer {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`The font has no table ${tag}.`);
  return table;
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Measures a variable font from its tables. */
export function measureFont(font: FontTables): FontMetrics {
  const table = (tag: string) => requireTable(font.tables, tag);
  const [head, hhea, hmtx, hvar, cmap] = ['head', 'hhea', 'hmtx', 'HVAR', 'cmap'].map(table) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  const percentPerUnit = 100 / head.readUInt16BE(18);
  const metricCount = hhea.readUInt16BE(34);
  const advance = (glyph: number) => {
    const index = Math.min(glyph, metricCount - 1);
    return hmtx.readUInt16BE(font.isShortHmtx ? 1 + index * 2 : index * 4);
  };
  const { least, most, toNormal } = weightAxis(font);
  const widths: Record<number, number> = {};
  for (let weight = least; weight <= most; weight += 100) {
    const position = toNormal(weight);
    const width = averageWidth((letter) => {
      const glyph = glyphOf(cmap, letter);
      return advance(glyph) + advanceDelta(hvar, glyph, position);
    });
    widths[weight] = round(width * percentPerUnit);
  }
  return {
    ascent: round(hhea.readInt16BE(4) * percentPerUnit),
    descent: round(-hhea.readInt16BE(6) * percentPerUnit),
    widths,
  };
}
