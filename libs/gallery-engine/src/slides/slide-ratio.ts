import type { Slide } from './slide.ts';

/** Width ÷ height that a block asks for: each image's own, or one number for all. */
export type AspectRatio = 'Auto' | number;

/** Width ÷ height of a video's picture. */
export const videoRatio = 16 / 9;

/** Width ÷ height of an image of which nothing is known. */
const unknownRatio = 3 / 2;

/** Width ÷ height of a slide's frame. */
export function slideRatio(slide: Slide, aspectRatio: AspectRatio = 'Auto'): number {
  if (aspectRatio !== 'Auto') return aspectRatio;
  const { dimensions } = slide;
  if (dimensions) return dimensions.width / dimensions.height;
  return slide.type === 'video' ? videoRatio : unknownRatio;
}

/** Width ÷ height of a slide's thumbnail: a square, 16:9 for a video, or the image's own. */
export function thumbnailRatio(slide: Slide, square: boolean): number {
  if (square) return 1;
  return slide.type === 'video' ? videoRatio : slideRatio(slide);
}
