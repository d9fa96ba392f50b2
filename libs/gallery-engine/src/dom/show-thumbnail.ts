import { thumbnailMiddle } from '../block/thumbnail-settings.ts';
import { prefersReducedMotion, type GalleryScene } from './gallery-scene.ts';

/**
 * Updates the thumbnails to the slideshow's index: marks the current one, and scrolls it to the middle once the width
 * is known. The widths of thumbnails are known, so nothing is measured.
 */
export function showThumbnail(scene: GalleryScene, index: number, stripWidth: number): void {
  const strip = scene.root.querySelector('.gallery-thumbnails');
  const { thumbnails } = scene.settings;
  if (!strip || !thumbnails) return;
  for (const [position, button] of [...strip.children].entries()) {
    button.ariaCurrent = String(position === index);
  }
  if (stripWidth === 0) return;
  const before = thumbnailMiddle(thumbnails, scene.items, index) - stripWidth / 2;
  const behavior = prefersReducedMotion(scene) ? 'instant' : 'smooth';
  strip.scrollTo({ left: scene.readingSign() * Math.max(before, 0), behavior });
}
