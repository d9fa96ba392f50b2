import { stripHeight, type StripPlaces } from '../designs/strip.ts';
import type { FullOptions } from '../designs/design-options.ts';
import type { GalleryScene } from './gallery-scene.ts';

/** A slide that is seen on one side while it is wanted on the other changes over after this share of the time. */
const changeOver = 0.3;

/**
 * Lets a strip go round: each slide is moved by whole lengths of the strip to where it is nearest to what is seen. No
 * slide is there twice, and since ratios tell all places, nothing is measured. Undefined for a strip that has ends:
 * one without loop, or one that does not fill its width.
 *
 * Answers a function that stands the slides around a place of the strip, and for as long as it takes around the way
 * there. Places and lengths are in strip heights.
 */
export function layRound(
  { slides, loop, onEnd }: GalleryScene,
  options: FullOptions<'strip'>,
  places: StripPlaces,
): ((place: number, durationMs: number) => void) | undefined {
  const { length, share } = places;
  const seen = 100 / stripHeight(options);
  if (!loop || length < seen) return undefined;

  const laps: number[] = [];
  let middle = 0;
  onEnd(() => {
    for (const { style } of slides) style.transition = style.translate = '';
  });

  return (place, durationMs) => {
    const target = place + (0.5 - share) * seen;
    const around = durationMs ? (target + middle) / 2 : target;
    for (const [index, { start, width }] of places.slides.entries()) {
      const { style } = slides[index]!;
      const own = start + width / 2;
      const was = laps[index] ?? 0;
      const lap = Math.round((around - own) / length);
      // What is out of sight and out of a finger's reach stays where it is.
      const isFar =
        Math.abs(own + lap * length - around) > seen + width + Math.abs(target - middle);
      if (lap === was || isFar) continue;
      laps[index] = lap;
      const isSeen = Math.abs(own + was * length - middle) * 2 < seen + width;
      style.transition = `0s ${isSeen ? durationMs * changeOver : 0}ms`;
      style.translate = `calc(var(--gallery-sign) * ${lap} * (${length} * var(--gallery-height) + ${slides.length} * var(--gallery-gap)))`;
    }
    middle = target;
  };
}
