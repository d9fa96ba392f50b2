/** Share of the gallery's width after which a slow drag moves on; `none` requires a swipe. */
export type SnapPoints = `${number}%` | 'none';

/** Reads snap points: a percentage above 0 up to 100, or `none`; rejects anything else with `undefined`. */
export function parseSnapPoints(value: unknown): SnapPoints | undefined {
  if (value === 'none') return value;
  const [, digits] = /^(\d+(?:\.\d+)?)%$/.exec(String(value)) ?? [];
  const share = Number(digits);
  return typeof value === 'string' && share > 0 && share <= 100 ? `${share}%` : undefined;
}

/** Whether a drag has passed the snap point of a gallery of this width. */
export function isBeyondSnapPoint(
  distancePx: number,
  galleryWidth: number,
  snapPoints: SnapPoints,
): boolean {
  // `none` is not a number, and without a known width there is no share.
  const minPx = (galleryWidth * Number.parseFloat(snapPoints)) / 100;
  return minPx > 0 && Math.abs(distancePx) >= minPx;
}
