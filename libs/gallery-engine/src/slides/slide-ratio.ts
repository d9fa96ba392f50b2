import type { Slide } from './slide.ts';

/** The frame ratio of a block, width ÷ height: each image's own, or one number for all. */
export type AspectRatio = 'Auto' | number;

/** Width ÷ height of a video. */
export const videoRatio = 16 / 9;

/** Width ÷ height of an image of unknown size. */
export const unknownRatio = 3 / 2;

/** Width ÷ height of a slide's frame. */
export function slideRatio(slide: Slide, aspectRatio: AspectRatio = 'Auto'): number {
  const { dimensions, type } = slide;
  const imageRatio = dimensions && dimensions.width / dimensions.height;
  // `Auto` is not a number, and invalid values count as absent.
  const ratio = [Number(aspectRatio), imageRatio].find(
    (candidate = 0) => candidate > 0 && candidate < Infinity,
  );
  return ratio ?? (type === 'video' ? videoRatio : unknownRatio);
}

/** Like `slideRatio`, rounded to four decimals for style sheets. */
export const roundedRatio = (slide: Slide, aspectRatio?: AspectRatio): number =>
  +slideRatio(slide, aspectRatio).toFixed(4);

/** Width ÷ height of a slide's thumbnail: a square, 16:9 for a video, or the image's own. */
export function thumbnailRatio(slide: Slide, square: boolean): number {
  if (square) return 1;
  return slide.type === 'video' ? videoRatio : slideRatio(slide);
}
