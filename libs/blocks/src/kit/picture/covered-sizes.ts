import type { AssetView } from '@sitewright/contracts/entities';
import { mapSizes, scaleLength } from './sizes-list.ts';

/** How a frame crops the image that covers it. */
export type PictureCrop =
  /** Aspect ratio of the frame. */
  | { readonly ratio: number }
  /**
   * Heights of the frame as CSS lengths, one for each length of `sizes`; undefined where the image keeps its own ratio.
   */
  | { readonly heights: readonly (string | undefined)[] };

/** A crop by less than this factor is ignored. */
const minCropFactor = 1.02;

export interface CoveredSizes {
  readonly sizes: string;
  /** Aspect ratio of the image if its frame crops its width; undefined if it is as wide as its frame. */
  readonly cover: number | undefined;
}

/**
 * The attribute `sizes` of an image that covers its frame: the drawn width of the image, which is more than the frame's
 * if the frame has a smaller aspect ratio.
 *
 * @example coveredSizes('100vw', { width: 3, height: 2 }, { ratio: 1 }).sizes // '150vw'
 */
export function coveredSizes(
  sizes: string,
  { width, height }: Pick<AssetView, 'width' | 'height'>,
  crop: PictureCrop | undefined,
): CoveredSizes {
  if (crop === undefined || !width || !height) return { sizes, cover: undefined };
  const ratio = width / height;
  const cover = Math.round(ratio * 1000) / 1000;
  if ('ratio' in crop) {
    const factor = ratio / crop.ratio;
    if (factor < minCropFactor) return { sizes, cover: undefined };
    return { sizes: mapSizes(sizes, (length) => scaleLength(length, factor)), cover };
  }
  const { heights } = crop;
  const covered = mapSizes(sizes, (length, index) => {
    const frameHeight = heights[index];
    return frameHeight === undefined
      ? length
      : `max(${length}, ${scaleLength(frameHeight, ratio)})`;
  });
  return { sizes: covered, cover };
}
