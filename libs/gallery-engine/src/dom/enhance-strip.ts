import { buildIndexed } from './build-indexed.ts';
import { enhanceScene, type EnhanceDesign } from './enhance-scene.ts';
import { listenToClicks } from './listen-clicks.ts';
import { presentStrip } from './present-strip.ts';

/** `enhanceGallery` for the design `strip`: slides in a row, each as wide as its image. */
export const enhanceStrip: EnhanceDesign = (root, options = {}) =>
  enhanceScene(root, options, (scene) => {
    const { settings } = scene;
    if (settings.design !== 'strip') return listenToClicks(scene);
    return buildIndexed(scene, presentStrip(scene, settings.options));
  });
