import { stripPosition } from '../designs/strip.ts';
import { sceneOptions, type GalleryScene } from './gallery-scene.ts';
import { followFinger } from './follow-finger.ts';
import type { Presenter } from './presenter.ts';
import { setProperties } from './set-properties.ts';

/** A strip: all slides in a row, the current one at its alignment. */
export function presentStrip(scene: GalleryScene): Presenter {
  const { root, items } = scene;
  const options = sceneOptions('strip', scene);
  const place = (index: number) => setProperties(root, stripPosition(options, items, index));
  return {
    ...followFinger(scene),
    preloadCount: options.preloadCount,
    count: () => items.length,
    shownAt: (index) => ({ first: index, end: index + 1 }),
    positionOf: (slide) => slide,
    place,
    move: ({ index }) => {
      place(index);
      return scene.isCalm() ? 0 : options.speedMs;
    },
    settle: () => {},
    resize: () => false,
  };
}
