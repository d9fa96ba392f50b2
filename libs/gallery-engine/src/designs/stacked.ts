import type { Slide } from '../slides/slide.ts';
import { slideRatio } from '../slides/slide-ratio.ts';
import type { FullOptions } from './design-options.ts';

/**
 * Width ÷ height of a stack that shows the slide at `index`: that slide's ratio with `autoHeight`, otherwise the ratio
 * of the tallest slide, so that the height never changes.
 */
export function stackedRatio(
  { autoHeight, aspectRatio }: FullOptions<'stacked'>,
  slides: readonly Slide[],
  index: number,
): number {
  const relevant = autoHeight ? slides.slice(index, index + 1) : slides;
  const ratio = Math.min(...relevant.map((slide) => slideRatio(slide, aspectRatio)));
  return +(ratio && Number.isFinite(ratio) ? ratio : 1).toFixed(4);
}

/** Custom properties of the design `stacked` at its first slide. */
export function stackedVariables(options: FullOptions<'stacked'>, slides: readonly Slide[]) {
  return {
    '--gallery-ratio': stackedRatio(options, slides, 0),
    '--gallery-speed': `${options.speedMs}ms`,
  } as const;
}
