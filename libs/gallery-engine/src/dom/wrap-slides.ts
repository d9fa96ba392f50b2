import { stripHeight, type StripPlaces } from '../designs/strip.ts';
import type { FullOptions } from '../designs/design-options.ts';
import type { GalleryScene } from './gallery-scene.ts';

/** Share of a move's time per share of its way: with CSS's `ease` that is off by less than 8% of the way. */
const pace = 2 / 3;
/** Share of the strip's length that is there for certain, on the longest way, in spite of that. */
const certain = 0.85;

/**
 * Makes a strip endless: moves each slide by whole lengths of the strip to the position nearest to the viewport. No slide is
 * duplicated, and positions follow from ratios, so nothing is measured. Undefined for a strip that has ends: one without
 * loop, one that is too short to fill the viewport, or one whose height is not known here.
 *
 * Returns a function that arranges the slides around a position. During a move, each slide wraps when both of its positions
 * are equally far from the viewport. Positions and lengths are in strip heights.
 */
export function wrapSlides(
  { slides, loop, onEnd }: GalleryScene,
  options: FullOptions<'strip'>,
  places: StripPlaces,
): ((place: number, durationMs: number) => void) | undefined {
  const { length, share } = places;
  const seen = 100 / stripHeight(options);
  const widest = Math.max(...places.slides.map(({ width }) => width));
  if (!loop || options.resizeAxis === 'y' || length * certain < seen + widest) return undefined;

  const laps: number[] = [];
  let middle = 0;
  onEnd(() => {
    for (const { style } of slides) style.transition = style.translate = '';
  });

  return (place, durationMs) => {
    const target = place + (0.5 - share) * seen;
    const way = target - middle;
    for (const [index, { start, width }] of places.slides.entries()) {
      const { style } = slides[index]!;
      const own = start + width / 2;
      const was = laps[index] ?? 0;
      const lap = Math.round((target - own) / length);
      // What is out of sight and out of a finger's reach stays where it is.
      const isFar = Math.abs(own + lap * length - target) > seen + width + Math.abs(way);
      if (lap === was || isFar) continue;
      laps[index] = lap;
      const wayBefore = own + ((was + lap) * length) / 2 - middle;
      style.transition = `0s ${(wayBefore / way) * durationMs * pace}ms`;
      style.translate = `calc(var(--gallery-sign, 1) * ${lap} * (${length} * var(--gallery-height) + ${slides.length} * var(--gallery-gap)))`;
    }
    middle = target;
  };
}
