import { stripHeight, type StripPositions } from '../designs/strip.ts';
import type { FullOptions } from '../designs/design-options.ts';
import type { GalleryScene } from './gallery-scene.ts';

/** Ratio of a move's time to its distance: with CSS's `ease` the error is below 8% of the distance. */
const pace = 2 / 3;
/** The share of the strip's length that is always available, despite that error, on the longest move. */
const availableShare = 0.85;

/**
 * Makes a strip endless: moves each slide by whole lengths of the strip to the position nearest to the viewport. Slides
 * are not duplicated, and positions follow from ratios, so nothing is measured. Undefined for a strip with ends:
 * without loop, too short to fill the viewport, or of unknown height.
 *
 * Returns a function that arranges the slides around a position. During a move, each slide wraps when both of its
 * positions are equally far from the viewport. Positions and lengths are in strip heights.
 */
export function wrapSlides(
  { slides, loop, onEnd }: GalleryScene,
  options: FullOptions<'strip'>,
  places: StripPositions,
): ((place: number, durationMs: number) => void) | undefined {
  const { length, share } = places;
  const viewportLength = 100 / stripHeight(options);
  const maxWidth = Math.max(...places.slides.map(({ width }) => width));
  if (!loop || options.resizeAxis === 'y' || length * availableShare < viewportLength + maxWidth)
    return undefined;

  const laps: number[] = [];
  let middle = 0;
  onEnd(() => {
    for (const { style } of slides) style.transition = style.translate = '';
  });

  return (place, durationMs) => {
    const target = place + (0.5 - share) * viewportLength;
    const distance = target - middle;
    for (const [index, { start, width }] of places.slides.entries()) {
      const { style } = slides[index]!;
      const slideMiddle = start + width / 2;
      const previousLap = laps[index] ?? 0;
      const lap = Math.round((target - slideMiddle) / length);
      // Slides that are out of sight and out of a drag's reach stay where they are.
      const isFar =
        Math.abs(slideMiddle + lap * length - target) > viewportLength + width + Math.abs(distance);
      if (lap === previousLap || isFar) continue;
      laps[index] = lap;
      const distanceBefore = slideMiddle + ((previousLap + lap) * length) / 2 - middle;
      style.transition = `0s ${(distanceBefore / distance) * durationMs * pace}ms`;
      style.translate = `calc(var(--gallery-sign, 1) * ${lap} * (${length} * var(--gallery-height) + ${slides.length} * var(--gallery-gap)))`;
    }
    middle = target;
  };
}
