import { buildIndexed } from './build-indexed.ts';
import { enhanceScene, type EnhanceDesign } from './enhance-scene.ts';
import { listenToClicks } from './listen-clicks.ts';
import { presentCarousel } from './present-carousel.ts';

/** `enhanceGallery` for the design `carousel`: several slides of the same width in a row. */
export const enhanceCarousel: EnhanceDesign = (root, options = {}) =>
  enhanceScene(root, options, (scene) => {
    const { settings } = scene;
    if (settings.design !== 'carousel') return listenToClicks(scene);
    return buildIndexed(scene, presentCarousel(scene, settings.options));
  });
