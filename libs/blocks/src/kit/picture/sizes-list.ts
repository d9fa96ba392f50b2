/** The attribute `sizes` of an image: lengths, of which each but the last has a media condition. */

const round = (value: number): number => Math.round(value * 10) / 10;

/** Multiplies a CSS length. Lengths here are sums, minimums and maximums, so each term is multiplied. */
export const scaleLength = (length: string, factor: number): string =>
  length.replaceAll(/\d*\.?\d+(?=vw|svh|vmax|px|rem)/g, (value) =>
    String(round(Number(value) * factor)),
  );

/** The entries of a list. Commas inside of CSS functions do not separate entries. */
function entriesOf(sizes: string): readonly string[] {
  const entries: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < sizes.length; index += 1) {
    const character = sizes[index];
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === ',' && depth === 0) {
      entries.push(sizes.slice(start, index).trim());
      start = index + 1;
    }
  }
  entries.push(sizes.slice(start).trim());
  return entries;
}

const condition = /^\([^)]*\) /;

/** The list with each of its lengths mapped. */
export const mapSizes = (
  sizes: string,
  mapLength: (length: string, index: number) => string,
): string =>
  entriesOf(sizes)
    .map((entry, index) => {
      const [when = ''] = condition.exec(entry) ?? [];
      return `${when}${mapLength(entry.slice(when.length), index)}`;
    })
    .join(', ');

/** The lengths on wide screens and on phones. */
export function lengthsOf(sizes: string): { readonly wide: string; readonly narrow: string } {
  const lengths = entriesOf(sizes).map((entry) => entry.replace(condition, ''));
  return { wide: lengths[0]!, narrow: lengths.at(-1)! };
}
