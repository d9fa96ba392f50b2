import type { Gallery } from '../run-gallery.ts';
import type { FullOptions } from '../designs/design-options.ts';
import { isBeyondSnapPoint } from '../input/snap-points.ts';
import {
  addSample,
  boundedDrag,
  isSwipe,
  swipeVelocity,
  type SwipeSample,
} from '../input/swipe.ts';
import { canGoNext, canGoPrevious } from '../state.ts';
import type { GalleryScene } from './gallery-scene.ts';
import type { Presenter } from './presenter.ts';

/** Way after which a touch is a drag and no longer a tap. */
const tapTolerancePx = 10;

/** Height of the strip, at the lower edge of a video, in which browsers draw the player's controls: a drag there seeks. */
const controlStripPx = 80;

/**
 * Follows a finger or pen over the slides; a swipe of 50 px within 250 ms moves on or back, and so does a slow drag
 * past the snap point: half of the slide where it follows the finger in a slideshow.
 * Answers the finger's speed at the moment in which it begins a move.
 */
export function listenToSwipe(
  scene: GalleryScene,
  gallery: Gallery,
  presenter: Presenter,
  galleryWidth: () => number,
): () => number {
  const { viewport, view, signal, options, settings } = scene;
  const design: Partial<FullOptions<'stacked'>> = settings.options;
  const { swipeBoundaries: boundaries = 'inertial' } = options;
  const { snapPoints = design.transition === 'new-swipe' ? '50%' : 'none' } = options;
  let velocity = 0;

  const stepFor = (distancePx: number) => (Math.sign(distancePx) === scene.readingSign() ? -1 : 1);

  function hasSlideFor(distancePx: number): boolean {
    const state = gallery.getState();
    return stepFor(distancePx) > 0 ? canGoNext(state) : canGoPrevious(state);
  }

  function begin(down: PointerEvent) {
    const player = (down.target as Element).closest('video');
    if (
      down.pointerType === 'mouse' ||
      !down.isPrimary ||
      gallery.getState().phase !== 'idle' ||
      (player && player.getBoundingClientRect().bottom - down.clientY < controlStripPx)
    )
      return;
    const way = new view.AbortController();
    const during = { signal: AbortSignal.any([signal, way.signal]) };
    const start: SwipeSample = { x: down.clientX, atMs: down.timeStamp };
    let samples: readonly SwipeSample[] = [start];
    let isDragged = false;

    function add({ clientX, timeStamp }: PointerEvent) {
      samples = addSample(samples, { x: clientX, atMs: timeStamp });
      return clientX - start.x;
    }

    function follow(move: PointerEvent) {
      const distancePx = add(move);
      if (!isDragged && Math.abs(distancePx) < tapTolerancePx) return;
      isDragged = true;
      const beyondEnd = !hasSlideFor(distancePx);
      const { index } = gallery.getState();
      presenter.drag(boundedDrag(distancePx, { beyondEnd, boundaries }), index);
    }

    function end(up: PointerEvent) {
      way.abort();
      const distancePx = add(up);
      const counts =
        isSwipe({ distancePx, durationMs: up.timeStamp - start.atMs }) ||
        isBeyondSnapPoint(distancePx, galleryWidth(), snapPoints);
      velocity = swipeVelocity(samples);
      if (counts) gallery[stepFor(distancePx) > 0 ? 'next' : 'previous']();
      velocity = 0;
      presenter.letGo();
    }

    function cancel() {
      way.abort();
      presenter.letGo();
    }

    viewport.addEventListener('pointermove', follow, during);
    viewport.addEventListener('pointerup', end, during);
    viewport.addEventListener('pointercancel', cancel, during);
  }

  viewport.addEventListener('pointerdown', begin, { signal });
  return () => velocity;
}
