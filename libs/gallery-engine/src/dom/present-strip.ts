import type { FullOptions } from '../designs/design-options.ts';
import { stripPosition } from '../designs/strip.ts';
import { followFinger } from './follow-finger.ts';
import type { GalleryScene } from './gallery-scene.ts';
import { oneByOne } from './one-by-one.ts';
import type { Presenter } from './presenter.ts';
import { setProperties } from './set-properties.ts';

/** A strip: all slides in a row, the current one at its alignment. */
export function presentStrip(scene: GalleryScene, options: FullOptions<'strip'>): Presenter {
  const place = (index: number) =>
    setProperties(scene.root, stripPosition(options, scene.items, index));
  return {
    ...oneByOne(scene),
    ...followFinger(scene),
    preloadCount: options.preloadCount,
    place,
    move: ({ index }) => {
      place(index);
      return scene.isCalm() ? 0 : options.speedMs;
    },
  };
}
