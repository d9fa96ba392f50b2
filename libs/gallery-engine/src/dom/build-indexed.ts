import { readNoMotion } from '../item-id/item-id.ts';
import { runGallery, type Gallery } from '../run-gallery.ts';
import { browserSchedule } from './browser-schedule.ts';
import type { GalleryScene } from './gallery-scene.ts';
import { listenToClicks } from './listen-clicks.ts';
import { listenToKeys } from './listen-keys.ts';
import { listenToRotation } from './listen-rotation.ts';
import { listenToSwipe } from './listen-swipe.ts';
import { loadMedia } from './load-media.ts';
import { markShown } from './mark-shown.ts';
import { mirrorAddress } from './mirror-address.ts';
import type { Presenter } from './presenter.ts';
import { setProperties } from './set-properties.ts';
import { showControls } from './show-controls.ts';
import { showThumbnail } from './show-thumbnail.ts';

/** Reports the gallery's width, now and when it changes, without forcing a layout. */
function watchWidth({ root, view, onEnd }: GalleryScene, onWidth: (width: number) => void): void {
  const sizes = new view.ResizeObserver((entries) => onWidth(entries.at(-1)!.contentRect.width));
  sizes.observe(root);
  onEnd(() => sizes.disconnect());
}

/** An activated gallery with an index. */
export interface IndexedGallery {
  readonly gallery: Gallery;
  /** The first visible slide. */
  readonly currentSlide: () => number;
}

/** Activates a gallery with an index. */
export function buildIndexed(scene: GalleryScene, presenter: Presenter): IndexedGallery {
  const { viewport, items, settings, options, view } = scene;
  const mirror = mirrorAddress(scene);
  const mark = markShown(scene);
  const media = loadMedia(scene, presenter.preloadCount, () => gallery.resume('video'));
  let width = 0;

  /** Everything except motion: visibility, accessibility, loading and marks at a position. */
  function show(index: number): number {
    const shown = presenter.shownAt(index);
    mark(shown);
    media.show(shown.first);
    showThumbnail(scene, shown.first, width);
    // The style sheet only knows the attribute `dir`, not `auto` or the direction around a shadow root. Set only if it
    // differs from the default, because it restyles everything inside.
    setProperties(scene.root, { '--gallery-sign': scene.readingSign() < 0 ? -1 : '' });
    return shown.first;
  }

  function place(index: number) {
    show(index);
    presenter.place(index);
  }

  const gallery = runGallery({
    ...settings,
    ...options,
    loop: scene.loop,
    count: presenter.count(),
    index: presenter.positionOf(mirror?.read() ?? options.startSlide ?? 0),
    pauses: readNoMotion(view.location.search) ? ['noMotion'] : [],
    schedule: browserSchedule(view),
    random: Math.random,
    isVideo: (index) => {
      const { first, end } = presenter.shownAt(index);
      return items.slice(first, end).some(({ type }) => type === 'video');
    },
    animate: (move) => {
      const slide = show(move.index);
      mirror?.write(slide);
      return presenter.move(move, velocity());
    },
  });

  const visibleSlides = () => presenter.shownAt(gallery.getState().index);
  const velocity = listenToSwipe(scene, gallery, presenter, () => width);
  const showState = showControls(scene);
  showState(gallery.getState());
  place(gallery.getState().index);
  gallery.subscribe((state) => {
    if (state.phase === 'idle') presenter.settle?.();
    showState(state);
  });

  listenToKeys(scene, gallery);
  if (settings.autoplay) listenToRotation(scene, gallery);
  listenToClicks(scene, {
    next: gallery.next,
    previous: gallery.previous,
    rotate: () => {
      if (gallery.getState().pauses.includes('stopped')) gallery.resume('stopped');
      else gallery.pause('stopped');
    },
    goTo: (slide) => gallery.goTo(presenter.positionOf(slide)),
    isCurrent: (slide) => slide >= visibleSlides().first && slide < visibleSlides().end,
  });

  watchWidth(scene, (newWidth) => {
    const slide = visibleSlides().first;
    width = newWidth;
    if (!presenter.resize?.(newWidth, slide)) {
      showThumbnail(scene, slide, newWidth);
      return;
    }
    const index = presenter.positionOf(slide);
    gallery.regroup({ index, count: presenter.count() });
    place(index);
  });

  // A gallery with controls is no longer a scroll container. It keeps the focus if it has it.
  viewport.tabIndex = -1;
  scene.onEnd(() => {
    viewport.tabIndex = 0;
    gallery.destroy();
    media.destroy();
  });
  return { gallery, currentSlide: () => visibleSlides().first };
}
