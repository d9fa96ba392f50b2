import type { FullOptions } from '../designs/design-options.ts';
import { stripPositions, stripPosition } from '../designs/strip.ts';
import { followFinger } from './follow-finger.ts';
import { prefersReducedMotion, type GalleryScene } from './gallery-scene.ts';
import { wrapSlides } from './wrap-slides.ts';
import { oneByOne } from './one-by-one.ts';
import type { Presenter } from './presenter.ts';
import { setProperties } from './set-properties.ts';

/** A strip: all slides in a row, with the current one at its alignment. */
export function presentStrip(scene: GalleryScene, options: FullOptions<'strip'>): Presenter {
  const places = stripPositions(options, scene.items);
  const arrangeSlides = wrapSlides(scene, options, places);
  let laps = 0;
  let current = 0;
  // After destruction the slides are at their markup positions, so the row must be, too.
  scene.onEnd(() => setProperties(scene.root, stripPosition(places, current)));

  function moveTo(index: number, durationMs: number) {
    current = index;
    const position = stripPosition(places, index, laps);
    setProperties(scene.root, position);
    arrangeSlides?.(position['--gallery-before'], durationMs);
    return durationMs;
  }

  return {
    ...followFinger(scene),
    ...oneByOne(scene),
    preloadCount: options.preloadCount,
    place: (index) => void moveTo(index, 0),
    move: ({ index, previousIndex, direction }) => {
      // The shorter way around the loop; for equal ways, the requested direction.
      const lapsMoved = (index - previousIndex - direction / 4) / scene.slides.length;
      if (arrangeSlides) laps -= Math.round(lapsMoved);
      return moveTo(index, prefersReducedMotion(scene) ? 0 : options.speedMs);
    },
  };
}
