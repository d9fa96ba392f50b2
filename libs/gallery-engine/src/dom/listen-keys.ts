import type { Gallery } from '../run-gallery.ts';
import { isChord } from '../input/is-chord.ts';
import type { GalleryScene } from './gallery-scene.ts';

/** Elements that use the arrow keys themselves: text fields, radio buttons, videos. */
const movable = 'input, select, textarea, audio, video, :read-write';
const ownKeys = '.gallery, dialog[open], [role="dialog"]';

/** Whether a key pressed at `target` belongs to something else: a field, a player, a dialog, another gallery. */
function isTaken(target: EventTarget | null, root: HTMLElement): boolean {
  if (!(target instanceof Element)) return false;
  // Ignores the gallery itself and its ancestors.
  return target.closest(movable) !== null || !(target.closest(ownKeys)?.contains(root) ?? true);
}

/**
 * Left (37) goes to the slide on the left, right (39) to the one on the right, wherever the focus is, while the gallery
 * is in the viewport.
 */
export function listenToKeys(scene: GalleryScene, gallery: Gallery): void {
  const { root, view, signal } = scene;
  let isInView = false;
  const sight = new view.IntersectionObserver((entries) => {
    isInView = entries.at(-1)!.isIntersecting;
  });
  sight.observe(root);
  scene.onEnd(() => sight.disconnect());

  function onKey(event: KeyboardEvent) {
    const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!side || isChord(event) || event.defaultPrevented || !isInView) return;
    if (isTaken(event.target, root)) return;
    if (gallery[side === scene.readingSign() ? 'next' : 'previous']()) event.preventDefault();
  }
  root.ownerDocument.addEventListener('keydown', onKey, { signal });
}
