import type { FullOptions } from './design-options.ts';

/** Below this width of the gallery, in pixels, a group has at most two slides. */
const smallWidth = 480;
/** Below this width of the gallery, in pixels, a group has at most three slides. */
const mediumWidth = 724;

/** Slides per group in a gallery of this width, from validated options. */
export function fittingSlides(slidesPerRow: number, galleryWidth: number): number {
  if (galleryWidth < smallWidth) return Math.min(slidesPerRow, 2);
  if (galleryWidth < mediumWidth) return Math.min(slidesPerRow, 3);
  return slidesPerRow;
}

/** Index of the first slide of each group, from validated options. */
export function groupStarts(slideCount: number, perGroup: number): readonly number[] {
  const groups = Math.max(1, Math.ceil(slideCount / perGroup));
  const lastStart = Math.max(0, slideCount - perGroup);
  return Array.from({ length: groups }, (_, group) => Math.min(group * perGroup, lastStart));
}

/** Custom properties of the design `carousel` at its first group. */
export function carouselVariables({ slidesPerRow, gutter, speedMs }: FullOptions<'carousel'>) {
  return {
    '--gallery-per-row': slidesPerRow,
    '--gallery-per-row-medium': fittingSlides(slidesPerRow, mediumWidth - 1),
    '--gallery-per-row-small': fittingSlides(slidesPerRow, smallWidth - 1),
    '--gallery-gap': `${gutter}px`,
    '--gallery-speed': `${speedMs}ms`,
    '--gallery-start': 0,
  } as const;
}
