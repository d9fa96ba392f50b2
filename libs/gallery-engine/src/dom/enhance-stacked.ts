import { buildIndexed } from './build-indexed.ts';
import { enhanceScene, type EnhanceDesign } from './enhance-scene.ts';
import { listenToClicks } from './listen-clicks.ts';
import { presentStacked } from './present-stacked.ts';

/** `enhanceGallery` for the design `stacked`: slides on top of each other, one at a time. */
export const enhanceStacked: EnhanceDesign = (root, options = {}) =>
  enhanceScene(root, options, (scene) => {
    const { settings } = scene;
    if (settings.design !== 'stacked') return listenToClicks(scene);
    return buildIndexed(scene, presentStacked(scene, settings.options));
  });
