import { parseCount, parseCountOrNone } from '../option-values.ts';
import { fittingSlides, groupStarts } from './carousel.ts';
import { designDefaults } from './design-options.ts';

const readCount = (slides: number) => parseCount(slides) ?? designDefaults.carousel.slidesPerRow;

/** Slides per group in a gallery of this width: at most two below 480 px, and three below 724 px. */
export const slidesPerGroup = (slidesPerRow: number, galleryWidth: number): number =>
  fittingSlides(readCount(slidesPerRow), galleryWidth);

/**
 * Index of the first slide of each group. The last group overlaps the previous one, so that it has no empty space at
 * its end.
 *
 * @example carouselGroups(7, 3) // [0, 3, 4]
 */
export const carouselGroups = (slideCount: number, perGroup: number): readonly number[] =>
  groupStarts(parseCountOrNone(slideCount) ?? 0, readCount(perGroup));
