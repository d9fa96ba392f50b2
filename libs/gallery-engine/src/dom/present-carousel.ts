import type { FullOptions } from '../designs/design-options.ts';
import { fittingSlides, groupStarts } from '../designs/carousel.ts';
import { followFinger } from './follow-finger.ts';
import { prefersReducedMotion, type GalleryScene } from './gallery-scene.ts';
import type { Presenter } from './presenter.ts';
import { setProperties } from './set-properties.ts';

/** A carousel: a row of equal slides that moves by groups. */
export function presentCarousel(scene: GalleryScene, options: FullOptions<'carousel'>): Presenter {
  const { root, slides } = scene;
  const { slidesPerRow, speedMs } = options;
  let perGroup = slidesPerRow;
  let groups = groupStarts(slides.length, perGroup);

  const startOf = (index: number) => groups[index] ?? 0;
  const place = (index: number) => setProperties(root, { '--gallery-start': startOf(index) });

  return {
    ...followFinger(scene),
    // The previous and the next group.
    preloadCount: slidesPerRow * 2,
    count: () => groups.length,
    shownAt: (index) => ({ first: startOf(index), end: startOf(index) + perGroup }),
    positionOf: (slide) => groups.findLastIndex((start) => start <= slide),
    place,
    move: ({ index }) => {
      place(index);
      return prefersReducedMotion(scene) ? 0 : speedMs;
    },
    resize: (width) => {
      const fitting = fittingSlides(slidesPerRow, width);
      if (fitting === perGroup) return false;
      perGroup = fitting;
      groups = groupStarts(slides.length, perGroup);
      return true;
    },
  };
}
