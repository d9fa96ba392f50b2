import type { FullOptions } from '../designs/design-options.ts';
import { stackedRatio } from '../designs/stacked.ts';
import { transitionMotion } from '../transitions/transition-motion.ts';
import { createStackDrag } from './drag-stack.ts';
import type { GalleryScene } from './gallery-scene.ts';
import { oneByOne } from './one-by-one.ts';
import { createMotionPlayer } from './play-motion.ts';
import type { Presenter } from './presenter.ts';
import { setProperties } from './set-properties.ts';

/** A stack: one slide at a time, all in the same place, changed by a transition. */
export function presentStacked(scene: GalleryScene, options: FullOptions<'stacked'>): Presenter {
  const { root, viewport, slides, items, settings } = scene;
  const isScrolled = options.transition === 'scroll';
  const finger = options.transition === 'new-swipe' ? createStackDrag(scene) : undefined;
  const player = createMotionPlayer(scene);
  let galleryWidth = 0;

  root.toggleAttribute('data-layered', !isScrolled);
  scene.onEnd(() => root.removeAttribute('data-layered'));

  function scrollTo(index: number, behavior: ScrollBehavior) {
    const left = scene.readingSign() * index * galleryWidth;
    if (isScrolled) viewport.scrollTo({ left, behavior });
  }

  function fitHeight(index: number) {
    setProperties(root, { '--gallery-ratio': stackedRatio(options, items, index) });
  }

  function place(index: number) {
    fitHeight(index);
    scrollTo(index, 'instant');
  }

  return {
    ...oneByOne(scene),
    preloadCount: options.preloadCount,
    place,
    move: ({ index, previousIndex, direction }, velocity) => {
      const dragPx = finger?.letGo() ?? 0;
      if (scene.isCalm()) {
        place(index);
        return 0;
      }
      fitHeight(index);
      const motion = transitionMotion(options.transition, {
        side: direction === scene.readingSign() ? 1 : -1,
        speedMs: options.speedMs,
        stayMs: settings.autoplayIntervalMs,
        dragPx,
        velocity,
        galleryWidth,
        isWide: scene.isWide(),
      });
      if (motion.scrolls) scrollTo(index, 'smooth');
      else player.play(motion, slides[index], slides[previousIndex]);
      return motion.durationMs;
    },
    settle: player.settle,
    drag: (distancePx, index) => finger?.drag(distancePx, index),
    letGo: () => finger?.springBack(),
    resize: (width, index) => {
      galleryWidth = width;
      scrollTo(index, 'instant');
      return false;
    },
  };
}
