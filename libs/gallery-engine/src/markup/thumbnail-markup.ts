import type { ThumbnailSettings } from '../block/thumbnail-settings.ts';
import { numberedLabel, type GalleryLabels } from '../labels.ts';
import type { Slide } from '../slides/slide.ts';
import { thumbnailRatio } from '../slides/slide-ratio.ts';
import type { LayoutStyle } from '../designs/gallery-layout.ts';
import type { GalleryAttributes } from './gallery-attributes.ts';

/** Attributes of the thumbnails and of each button in them. */
export interface ThumbnailMarkup {
  readonly root: GalleryAttributes;
  readonly items: readonly GalleryAttributes[];
}

/** Custom properties of a gallery with thumbnails: on its root, because the arrow buttons depend on them too. */
export function thumbnailStyle({ heightPx, marginPx, gapPx }: ThumbnailSettings): LayoutStyle {
  return {
    '--gallery-thumbnail-height': `${heightPx}px`,
    '--gallery-thumbnail-margin': `${marginPx}px`,
    '--gallery-thumbnail-gap': `${gapPx}px`,
  };
}

/** The thumbnails of a slideshow: one button per slide, with the first one current. */
export function thumbnailMarkup(
  { square }: ThumbnailSettings,
  slides: readonly Slide[],
  { show }: Pick<GalleryLabels, 'show'>,
): ThumbnailMarkup {
  return {
    root: { className: 'gallery-thumbnails' },
    items: slides.map((slide, index) => ({
      type: 'button',
      className: 'gallery-thumbnail',
      style: { '--gallery-thumbnail-ratio': +thumbnailRatio(slide, square).toFixed(4) },
      'data-gallery-action': 'show',
      'aria-label': numberedLabel(show, index, slides.length),
      'aria-current': index === 0,
    })),
  };
}
