import { parseCount, parseCountOrNone } from '../option-values.ts';
import { fittingSlides, groupStarts } from './carousel.ts';
import { designDefaults } from './design-options.ts';

const readCount = (slides: number) => parseCount(slides) ?? designDefaults.carousel.slidesPerRow;

/** Slides of a group in a gallery of this width: two below 480 px, three below 724 px, at most. */
export const slidesPerGroup = (slidesPerRow: number, galleryWidth: number): number =>
  fittingSlides(readCount(slidesPerRow), galleryWidth);

/**
 * Index of the first slide of each group. The last group is filled up from the one before it,
 * so that no empty place shows at the end.
 *
 * @example carouselGroups(7, 3) // [0, 3, 4]
 */
export const carouselGroups = (slideCount: number, perGroup: number): readonly number[] =>
  groupStarts(parseCountOrNone(slideCount) ?? 0, readCount(perGroup));
