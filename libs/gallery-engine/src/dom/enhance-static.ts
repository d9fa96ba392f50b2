import { enhanceScene, type EnhanceDesign } from './enhance-scene.ts';
import { listenToClicks } from './listen-clicks.ts';

/** `enhanceGallery` for designs that show all slides at once: grids, columns, rows and lists. A fifth of its code. */
export const enhanceStatic: EnhanceDesign = (root, options = {}) =>
  enhanceScene(root, options, listenToClicks);
