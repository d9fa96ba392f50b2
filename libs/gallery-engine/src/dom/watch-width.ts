import type { GalleryScene } from './gallery-scene.ts';

/** Reports the gallery's width, now and when it changes, without forcing a layout. */
export function watchWidth(
  { root, view, onEnd }: GalleryScene,
  onWidth: (width: number) => void,
): void {
  const sizes = new view.ResizeObserver((entries) => onWidth(entries.at(-1)!.contentRect.width));
  sizes.observe(root);
  onEnd(() => sizes.disconnect());
}
