import type { GalleryScene } from './gallery-scene.ts';
import type { Presenter } from './presenter.ts';

/** The positions of a design with one slide per position. */
export function oneByOne({
  slides,
}: GalleryScene): Pick<Presenter, 'count' | 'shownAt' | 'positionOf'> {
  return {
    count: () => slides.length,
    shownAt: (index) => ({ first: index, end: index + 1 }),
    positionOf: (slide) => slide,
  };
}
