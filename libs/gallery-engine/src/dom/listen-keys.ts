import type { Gallery } from '../run-gallery.ts';
import { isChord } from '../input/is-chord.ts';
import type { GalleryScene } from './gallery-scene.ts';

/** Elements that use the arrow keys themselves: text fields, radio buttons, videos. */
const arrowKeyElements = 'input, select, textarea, audio, video, :read-write';
/** Elements that handle the keys pressed inside them. */
const keyScopes = '.gallery, dialog[open], [role="dialog"]';

/** Whether a key pressed at `target` belongs to something else: a field, a player, a dialog, another gallery. */
function isTaken(target: EventTarget | null, root: HTMLElement): boolean {
  if (!(target instanceof Element)) return false;
  // Ignores the gallery itself and its ancestors.
  return (
    target.closest(arrowKeyElements) !== null ||
    !(target.closest(keyScopes)?.contains(root) ?? true)
  );
}

/**
 * The left arrow key goes to the slide on the left, the right one to the slide on the right, wherever the focus is,
 * while the gallery is in the viewport.
 */
export function listenToKeys(scene: GalleryScene, gallery: Gallery): void {
  const { root, view, signal } = scene;
  let isInView = false;
  const visibility = new view.IntersectionObserver((entries) => {
    isInView = entries.at(-1)!.isIntersecting;
  });
  visibility.observe(root);
  scene.onEnd(() => visibility.disconnect());

  function onKey(event: KeyboardEvent) {
    const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!side || isChord(event) || event.defaultPrevented || !isInView) return;
    if (isTaken(event.target, root)) return;
    if (gallery[side === scene.readingSign() ? 'next' : 'previous']()) event.preventDefault();
  }
  root.ownerDocument.addEventListener('keydown', onKey, { signal });
}
