import type { FullOptions } from '../designs/design-options.ts';
import { stripPlaces, stripPosition } from '../designs/strip.ts';
import { followFinger } from './follow-finger.ts';
import { prefersReducedMotion, type GalleryScene } from './gallery-scene.ts';
import { wrapSlides } from './wrap-slides.ts';
import { oneByOne } from './one-by-one.ts';
import type { Presenter } from './presenter.ts';
import { setProperties } from './set-properties.ts';

/** A strip: all slides in a row, with the current one at its alignment. */
export function presentStrip(scene: GalleryScene, options: FullOptions<'strip'>): Presenter {
  const places = stripPlaces(options, scene.items);
  const turnTo = wrapSlides(scene, options, places);
  let laps = 0;
  let current = 0;
  // Its slides return to their markup positions, and so must the row.
  scene.onEnd(() => setProperties(scene.root, stripPosition(places, current)));

  function stand(index: number, durationMs: number) {
    current = index;
    const position = stripPosition(places, index, laps);
    setProperties(scene.root, position);
    turnTo?.(position['--gallery-before'], durationMs);
    return durationMs;
  }

  return {
    ...followFinger(scene),
    ...oneByOne(scene),
    preloadCount: options.preloadCount,
    place: (index) => void stand(index, 0),
    move: ({ index, previousIndex, direction }) => {
      // The shorter way around the loop; for equal ways, the requested direction.
      const ways = (index - previousIndex - direction / 4) / scene.slides.length;
      if (turnTo) laps -= Math.round(ways);
      return stand(index, prefersReducedMotion(scene) ? 0 : options.speedMs);
    },
  };
}
