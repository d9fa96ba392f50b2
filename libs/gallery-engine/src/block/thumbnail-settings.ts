import type { Slide } from '../slides/slide.ts';
import { thumbnailRatio } from '../slides/slide-ratio.ts';
import type { GalleryBlockData } from './gallery-block-data.ts';

/** Greatest gap between thumbnails in pixels. */
const greatestPadding = 5;

/** The strip of thumbnails under a slideshow. */
export interface ThumbnailSettings {
  /** Shows squares; else each image's own ratio, a video's at 16:9. */
  readonly square: boolean;
  readonly heightPx: number;
  /** Distance from the slideshow. */
  readonly marginPx: number;
  /** Distance between thumbnails, at most 5. */
  readonly gapPx: number;
}

/** The block's padding as the gap between its thumbnails: at most 5 px. */
export function thumbnailGap(padding: number): number {
  return Math.min(padding, greatestPadding);
}

/** The thumbnails that block data asks for. */
export function thumbnailSettings(data: GalleryBlockData): ThumbnailSettings {
  return {
    square: data['square-thumbs'],
    heightPx: data['thumbnail-strip-height'],
    marginPx: data['thumbnail-strip-margin'],
    gapPx: thumbnailGap(data.padding),
  };
}

/** Distance, in pixels, from the strip's beginning to the middle of the thumbnail at `index`. */
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
