import type { GallerySettings } from '../block/gallery-settings.ts';
import { layout } from '../designs/layout.ts';
import { thumbnailStyle } from '../markup/thumbnail-markup.ts';
import { parseSlide } from '../slides/slide-attributes.ts';
import { setProperties } from './set-properties.ts';

/** Writes changed settings into a gallery's markup and updates its layout. */
export function rewriteMarkup(root: HTMLElement, settings: GallerySettings): void {
  const slides = [...root.querySelectorAll<HTMLElement>('.gallery-slide')];
  const items = slides.map((slide) => parseSlide(slide.dataset));
  const { container, items: parts } = layout(settings.design, settings.options, items);
  root.dataset.gallery = JSON.stringify(settings);
  setProperties(root, container.style);
  for (const [index, slide] of slides.entries()) setProperties(slide, parts[index]?.style ?? {});
  if (settings.thumbnails) setProperties(root, thumbnailStyle(settings.thumbnails));
}
