/** The point of an image that stays visible when it is cropped, as shares of width and height from the top left. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The default focal point: the center. */
export const centralFocalPoint: FocalPoint = { x: 0.5, y: 0.5 };

/** A share as a percentage; an invalid number becomes the center. */
const percent = (share: number) => {
  const clamped = Math.min(Math.max(share, 0), 1);
  return `${+((Number.isNaN(clamped) ? 0.5 : clamped) * 100).toFixed(2)}%`;
};

/** CSS `object-position` that keeps the focal point visible when the image is cropped. */
export function objectPosition(focalPoint: FocalPoint = centralFocalPoint): string {
  return `${percent(focalPoint.x)} ${percent(focalPoint.y)}`;
}
