/** The range of a chart; it always includes zero, so that lengths are comparable. */
export interface Scale {
  readonly least: number;
  readonly most: number;
}

/** The smallest scale that includes zero and every value. */
export function scaleOf(values: readonly (number | undefined)[]): Scale {
  const known = values.filter((value) => value !== undefined);
  const least = Math.min(0, ...known);
  const most = Math.max(0, ...known);
  return { least, most: most > least ? most : 1 };
}

/** The target number of intervals between ticks. */
const targetIntervals = 4;

/** Compensates for floating-point errors: three times 0.1 is not exactly 0.3. */
const correctRounding = (value: number): number => Number(value.toPrecision(12));

/**
 * The smallest round step (1, 2, 2.5 or 5 times a power of ten) that divides a length into at most the target number of
 * intervals.
 */
function stepOf(length: number): number {
  const targetStep = length / targetIntervals;
  const power = 10 ** Math.floor(Math.log10(targetStep));
  const factor = [1, 2, 2.5, 5].find((step) => step >= correctRounding(targetStep / power)) ?? 10;
  return factor * power;
}

/** Round ticks at equal distances, from highest to lowest; they include zero and enclose all values. */
export function marksOf({ least, most }: Scale): readonly number[] {
  const step = stepOf(most - least);
  const first = Math.ceil(correctRounding(most / step));
  const last = Math.floor(correctRounding(least / step));
  return Array.from({ length: first - last + 1 }, (_, index) =>
    correctRounding((first - index) * step),
  );
}

/** The position of a value on the scale: 0 at the low end, 1 at the high end. */
export const positionOn = ({ least, most }: Scale, value: number): number =>
  (value - least) / (most - least);
