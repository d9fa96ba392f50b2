import type { Gallery } from '../create-gallery.ts';
import type { GalleryScene } from './gallery-scene.ts';

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const ownKeys = '.gallery, dialog[open], [role="dialog"]';

/** Whether a key pressed at `target` belongs to something else: a field, a dialog, another gallery. */
function isTaken(target: EventTarget | null, root: HTMLElement): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(editable)) return true;
  const owner = target.closest(ownKeys);
  return owner !== null && owner !== root && !owner.contains(root);
}

/**
 * Left (37) goes to the slide on the left, right (39) to the one on the right, wherever the focus
 * is, while the gallery is in the viewport.
 */
export function listenToKeys(scene: GalleryScene, gallery: Gallery): void {
  const { root, view, signal, readingSign } = scene;
  let isInView = false;
  const sight = new view.IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
  });
  sight.observe(root);
  scene.onEnd(() => sight.disconnect());

  function onKey(event: KeyboardEvent) {
    const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isChord = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!side || isChord || event.defaultPrevented || !isInView) return;
    if (isTaken(event.target, root)) return;
    const hasMoved = side === readingSign() ? gallery.next() : gallery.previous();
    if (hasMoved) event.preventDefault();
  }
  root.ownerDocument.addEventListener('keydown', onKey, { signal });
}
