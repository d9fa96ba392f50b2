/** From where to where a drawing reaches; zero is always within, so that lengths can be compared. */
export interface Scale {
  readonly least: number;
  readonly most: number;
}

/** The shortest scale that holds zero and every value. */
export function scaleOf(values: readonly (number | undefined)[]): Scale {
  const known = values.filter((value) => value !== undefined);
  const least = Math.min(0, ...known);
  const most = Math.max(0, ...known);
  return { least, most: most > least ? most : 1 };
}

/** Into so many parts marks would divide a scale, if they had not to be round. */
const wantedParts = 4;

/** A tenth three times over is not quite 0.3 to a computer. */
const exactly = (value: number): number => Number(value.toPrecision(12));

/** The least round number, of 1, 2, 2.5 or 5 times a power of ten, of which no more than the wanted parts make a length. */
function stepOf(length: number): number {
  const wanted = length / wantedParts;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const factor = [1, 2, 2.5, 5].find((step) => step >= exactly(wanted / power)) ?? 10;
  return factor * power;
}

/** Round numbers at equal distances, from the highest to the lowest: zero is one, and no value lies beyond them. */
export function marksOf({ least, most }: Scale): readonly number[] {
  const step = stepOf(most - least);
  const first = Math.ceil(exactly(most / step));
  const last = Math.floor(exactly(least / step));
  return Array.from({ length: first - last + 1 }, (_, index) => exactly((first - index) * step));
}

/** Where a value lies on the scale: 0 at its low end, 1 at its high end. */
export const positionOn = ({ least, most }: Scale, value: number): number =>
  (value - least) / (most - least);
