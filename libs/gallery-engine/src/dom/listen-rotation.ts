import type { Gallery } from '../run-gallery.ts';
import type { PauseReason } from '../autoplay/pause-reason.ts';
import type { GalleryScene } from './gallery-scene.ts';

/**
 * Pauses autoplay while a mouse is over the gallery, while the page is hidden and while the visitor prefers reduced
 * motion, and stops it when keyboard focus enters.
 */
export function listenToRotation({ root, view, signal }: GalleryScene, gallery: Gallery): void {
  const page = root.ownerDocument;
  const reducedMotion = view.matchMedia('(prefers-reduced-motion: reduce)');

  function rest(reason: PauseReason, isPaused: boolean) {
    if (isPaused) gallery.pause(reason);
    else gallery.resume(reason);
  }
  const updateHidden = () => rest('hidden', page.hidden);
  const updateReducedMotion = () => rest('reducedMotion', reducedMotion.matches);
  // On touch screens a tap causes a hover that never ends.
  const onHover = ({ type, pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') rest('hover', type === 'pointerenter');
  };

  root.addEventListener('pointerenter', onHover, { signal });
  root.addEventListener('pointerleave', onHover, { signal });
  root.addEventListener(
    'focusin',
    () => {
      if (root.querySelector(':focus-visible')) gallery.pause('stopped');
    },
    { signal },
  );
  page.addEventListener('visibilitychange', updateHidden, { signal });
  reducedMotion.addEventListener('change', updateReducedMotion, { signal });
  updateHidden();
  updateReducedMotion();
}
