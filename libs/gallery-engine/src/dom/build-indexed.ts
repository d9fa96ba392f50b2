import { createGallery, type Gallery } from '../create-gallery.ts';
import type { IndexedDesign } from '../designs/engine-design.ts';
import { readNoMotion } from '../item-id/item-id.ts';
import type { GalleryMove, Schedule } from '../options.ts';
import type { GalleryScene } from './gallery-scene.ts';
import { listenToClicks } from './listen-clicks.ts';
import { listenToKeys } from './listen-keys.ts';
import { listenToRotation } from './listen-rotation.ts';
import { listenToSwipe } from './listen-swipe.ts';
import { loadMedia } from './load-media.ts';
import { markShown } from './mark-shown.ts';
import { mirrorAddress } from './mirror-address.ts';
import { presentCarousel } from './present-carousel.ts';
import { presentStacked } from './present-stacked.ts';
import { presentStrip } from './present-strip.ts';
import type { Presenter } from './presenter.ts';
import { showControls } from './show-controls.ts';
import { showThumbnails } from './show-thumbnails.ts';
import { watchWidth } from './watch-width.ts';

const presenters: { readonly [Design in IndexedDesign]: (scene: GalleryScene) => Presenter } = {
  stacked: presentStacked,
  strip: presentStrip,
  carousel: presentCarousel,
};

/** A gallery with an index, alive. */
export interface IndexedGallery {
  readonly gallery: Gallery;
  /** The first slide that is to be seen. */
  readonly currentSlide: () => number;
}

/** Brings a gallery with an index to life, at a slide. */
export function buildIndexed(
  scene: GalleryScene,
  design: IndexedDesign,
  schedule: Schedule,
  startSlide: number,
): IndexedGallery {
  const { items, settings, options, signal, view } = scene;
  const presenter = presenters[design](scene);
  const mirror = mirrorAddress(scene);
  const mark = markShown(scene);
  const media = loadMedia(scene, presenter.preloadCount, () => gallery.resume('video'));
  let width = 0;

  function show(index: number) {
    const { first, end } = presenter.shownAt(index);
    mark({ first, end });
    media.show(first);
    return first;
  }

  function animate(move: GalleryMove) {
    const slide = show(move.index);
    mirror?.write(slide);
    return presenter.move(move, drag());
  }

  const gallery = createGallery({
    count: presenter.count(),
    index: presenter.positionOf(mirror?.read() ?? startSlide),
    loop: scene.loop,
    autoplay: settings.autoplay,
    autoplayIntervalMs: settings.autoplayIntervalMs,
    randomize: settings.randomize,
    pauses: readNoMotion(view.location.search) ? ['noMotion'] : [],
    schedule,
    isVideo: (index) => {
      const { first, end } = presenter.shownAt(index);
      return items.slice(first, end).some(({ type }) => type === 'video');
    },
    animate,
    onChange: options.onChange,
    onReachedBeginning: options.onReachedBeginning,
    onReachedEnd: options.onReachedEnd,
  });

  const currentSlide = () => presenter.shownAt(gallery.getState().index).first;
  const { index } = gallery.getState();
  show(index);
  presenter.place(index);
  const drag = listenToSwipe(scene, gallery, presenter, () => width);
  const thumbnails = showThumbnails(scene, gallery, schedule, () => width);
  const showState = showControls(scene);
  showState(gallery.getState());
  gallery.subscribe((state) => {
    if (state.phase === 'idle') presenter.settle();
    showState(state);
  });

  listenToClicks(scene, {
    next: gallery.next,
    previous: gallery.previous,
    toggleRotation: () => {
      if (gallery.getState().pauses.includes('stopped')) gallery.resume('stopped');
      else gallery.pause('stopped');
    },
    goTo: (slide) => (thumbnails ?? gallery).goTo(presenter.positionOf(slide)),
    isCurrent: (slide) => {
      const { first, end } = presenter.shownAt(gallery.getState().index);
      return slide >= first && slide < end;
    },
  });
  listenToKeys(scene, gallery);
  if (settings.autoplay) listenToRotation(scene, gallery);

  watchWidth(scene, (newWidth) => {
    const slide = currentSlide();
    width = newWidth;
    if (!presenter.resize(newWidth, slide)) return;
    const position = presenter.positionOf(slide);
    gallery.regroup({ index: position, count: presenter.count() });
    show(position);
    presenter.place(position);
  });

  signal.addEventListener(
    'abort',
    () => {
      gallery.destroy();
      media.destroy();
    },
    { once: true },
  );
  return { gallery, currentSlide };
}
