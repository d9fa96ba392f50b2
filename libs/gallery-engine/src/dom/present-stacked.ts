import type { FullOptions } from '../designs/design-options.ts';
import { stackedRatio } from '../designs/stacked.ts';
import { transitionMotion } from '../transitions/transition-motion.ts';
import { createStackDrag } from './drag-stack.ts';
import { prefersReducedMotion, type GalleryScene } from './gallery-scene.ts';
import { oneByOne } from './one-by-one.ts';
import { createMotionPlayer } from './play-motion.ts';
import type { Presenter } from './presenter.ts';
import { setProperties } from './set-properties.ts';

/** A stack: one slide at a time, changed by a transition. */
export function presentStacked(scene: GalleryScene, options: FullOptions<'stacked'>): Presenter {
  const { root, slides, track, viewport, items, settings } = scene;
  const isScrolled = options.transition === 'scroll';
  const stackDrag = options.transition === 'new-swipe' ? createStackDrag(scene) : undefined;
  const player = createMotionPlayer(scene);
  let galleryWidth = 0;

  root.toggleAttribute('data-scrolled', isScrolled);
  scene.onEnd(() => {
    root.removeAttribute('data-scrolled');
    track.style.insetInlineStart = '';
  });

  /** The slides stay in a row that is moved so that one of them is visible, without a new layout. */
  function alignTrack(index: number) {
    if (!isScrolled) track.style.insetInlineStart = `${-100 * index}%`;
  }

  function scrollTo(index: number, behavior: ScrollBehavior) {
    const left = scene.readingSign() * index * galleryWidth;
    if (isScrolled) viewport.scrollTo({ left, behavior });
  }

  /** A height that fits all slides is in the markup. */
  function fitHeight(index: number) {
    if (options.autoHeight)
      setProperties(root, { '--gallery-ratio': stackedRatio(options, items, index) });
  }

  function place(index: number) {
    fitHeight(index);
    alignTrack(index);
    scrollTo(index, 'instant');
  }

  return {
    ...oneByOne(scene),
    preloadCount: options.preloadCount,
    place,
    move: ({ index, previousIndex, direction }, velocity) => {
      const dragPx = stackDrag?.drop() ?? 0;
      if (prefersReducedMotion(scene)) {
        place(index);
        return 0;
      }
      fitHeight(index);
      alignTrack(index);
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
      else player.play(motion, slides[index], slides[previousIndex], index - previousIndex);
      return motion.durationMs;
    },
    settle: player.settle,
    drag: (distancePx, index) => stackDrag?.drag(distancePx, index),
    drop: () => stackDrag?.springBack(),
    resize: (width, index) => {
      galleryWidth = width;
      scrollTo(index, 'instant');
      return false;
    },
  };
}
