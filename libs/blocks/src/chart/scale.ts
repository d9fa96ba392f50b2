/** From where to where a chart reaches; zero is always within, so that lengths can be compared. */
export interface Scale {
  readonly least: number;
  readonly most: number;
}

/** A round number of 1, 2 or 5 times a power of ten that is at least `value`. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 2.5, 5, 10].find((step) => step * power >= value) ?? 10;
  return factor * power;
}

/** The scale that holds every value. */
export function scaleOf(values: readonly (number | undefined)[]): Scale {
  const known = values.filter((value) => value !== undefined);
  const least = Math.min(0, ...known);
  const most = Math.max(0, ...known);
  return {
    least: least === 0 ? 0 : -roundUp(-least),
    most: most === 0 ? (least === 0 ? 1 : 0) : roundUp(most),
  };
}

/** Where a value lies on the scale: 0 at its low end, 1 at its high end. */
export const positionOn = ({ least, most }: Scale, value: number): number =>
  (value - least) / (most - least);
