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

/** Distance after which a touch is a drag instead of a tap. */
const tapTolerancePx = 10;

/** Height of the player's controls at the lower edge of a video, where a drag seeks. */
const controlStripPx = 80;

/**
 * Tracks a finger or pen on the slides; a swipe of 50 px within 250 ms moves by one, and so does a slow drag past the
 * snap point: half of the slide if it follows the finger in a slideshow. Returns the finger's speed when it starts a
 * move.
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
    const dragEnd = new view.AbortController();
    const dragOptions = { signal: AbortSignal.any([signal, dragEnd.signal]) };
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
      dragEnd.abort();
      const distancePx = add(up);
      const isMove =
        isSwipe({ distancePx, durationMs: up.timeStamp - start.atMs }) ||
        isBeyondSnapPoint(distancePx, galleryWidth(), snapPoints);
      velocity = swipeVelocity(samples);
      if (isMove) gallery[stepFor(distancePx) > 0 ? 'next' : 'previous']();
      velocity = 0;
      presenter.drop();
    }

    function cancel() {
      dragEnd.abort();
      presenter.drop();
    }

    viewport.addEventListener('pointermove', follow, dragOptions);
    viewport.addEventListener('pointerup', end, dragOptions);
    viewport.addEventListener('pointercancel', cancel, dragOptions);
  }

  viewport.addEventListener('pointerdown', begin, { signal });
  return () => velocity;
}
