import { layout } from '../designs/layout.ts';
import { thumbnailStyle } from '../markup/thumbnail-markup.ts';
import type { GalleryScene } from './gallery-scene.ts';
import { setProperties } from './set-properties.ts';

/** Lays a gallery out anew after its block data has changed. */
export function rewriteLayout({ root, slides, items, settings }: GalleryScene): void {
  const { container, items: parts } = layout(settings.design, settings.options, items);
  setProperties(root, container.style);
  for (const [index, slide] of slides.entries()) setProperties(slide, parts[index]?.style ?? {});
  const strip = root.querySelector<HTMLElement>('.gallery-thumbnails');
  if (strip && settings.thumbnails) setProperties(strip, thumbnailStyle(settings.thumbnails));
}
