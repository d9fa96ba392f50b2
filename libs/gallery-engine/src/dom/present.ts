import type { GalleryScene } from './gallery-scene.ts';
import { presentCarousel } from './present-carousel.ts';
import { presentStacked } from './present-stacked.ts';
import { presentStrip } from './present-strip.ts';
import type { Presenter } from './presenter.ts';

/** The presenter of a gallery's design; undefined for designs without an index. */
export function present(scene: GalleryScene): Presenter | undefined {
  const { settings } = scene;
  switch (settings.design) {
    case 'stacked':
      return presentStacked(scene, settings.options);
    case 'strip':
      return presentStrip(scene, settings.options);
    case 'carousel':
      return presentCarousel(scene, settings.options);
    default:
      return undefined;
  }
}
