import type { Slide } from '../slides/slide.ts';
import { thumbnailRatio } from '../slides/slide-ratio.ts';
import type { GalleryBlockData } from './gallery-block-data.ts';

/** Maximum gap between thumbnails in pixels. */
const maxGapPx = 5;

/** The thumbnails of a slideshow. */
export interface ThumbnailSettings {
  /** Square thumbnails; if false, each has its image's own ratio, a video's 16:9. */
  readonly square: boolean;
  readonly heightPx: number;
  /** Distance from the slideshow. */
  readonly marginPx: number;
  /** Distance between thumbnails, at most 5. */
  readonly gapPx: number;
}

/** The gap between thumbnails from the block's padding: at most 5 px. */
export function thumbnailGap(padding: number): number {
  return Math.min(padding, maxGapPx);
}

/** The thumbnails that block data defines. */
export function thumbnailSettings(data: GalleryBlockData): ThumbnailSettings {
  return {
    square: data['square-thumbs'],
    heightPx: data['thumbnail-strip-height'],
    marginPx: data['thumbnail-strip-margin'],
    gapPx: thumbnailGap(data.padding),
  };
}

/** Distance, in pixels, from the start of the thumbnails to the middle of the one at `index`. */
export function thumbnailMiddle(
  { square, heightPx, gapPx }: ThumbnailSettings,
  slides: readonly Slide[],
  index: number,
): number {
  let width = 0;
  let end = -gapPx;
  for (const slide of slides.slice(0, index + 1)) {
    width = heightPx * thumbnailRatio(slide, square);
    end += gapPx + width;
  }
  return end - width / 2;
}
