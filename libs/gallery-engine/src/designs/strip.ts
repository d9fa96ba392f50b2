import type { Slide } from '../slides/slide.ts';
import { slideRatio } from '../slides/slide-ratio.ts';
import type { FullOptions } from './design-options.ts';
import type { StripAlignment } from './strip-choices.ts';

/** Default height of a slider block in percent of its width. */
export const defaultSliderAspectRatio = 50;

/** Height of a strip in percent of its width when neither `vSize` nor an aspect ratio is given. */
export const defaultVSize = 10;

/** Share of the free space before the current slide. */
const shares = { start: 0, middle: 0.5, end: 1 } as const satisfies Record<StripAlignment, number>;

/** Height of a strip in percent of its width: `vSize`, otherwise from the aspect ratio, otherwise 10. */
export function stripHeight({
  vSize,
  aspectRatio,
}: Pick<FullOptions<'strip'>, 'vSize' | 'aspectRatio'>): number {
  return vSize ?? (aspectRatio === 'Auto' ? defaultVSize : 100 / aspectRatio);
}

/** The positions of a strip's slides in strip heights: a slide's width is its ratio, so nothing has to be measured. */
export interface StripPositions {
  readonly slides: readonly { readonly start: number; readonly width: number }[];
  /** Of all slides together. */
  readonly length: number;
  /** Share of the free space, and of the current slide, before the aligned point of the strip. */
  readonly share: number;
}

/** Computes the positions of a strip's slides. */
export function stripPositions(
  { alignment, aspectRatio }: Pick<FullOptions<'strip'>, 'alignment' | 'aspectRatio'>,
  slides: readonly Slide[],
): StripPositions {
  let length = 0;
  const places = slides.map((slide) => {
    const width = slideRatio(slide, aspectRatio);
    const start = length;
    length += width;
    return { start, width };
  });
  return { slides: places, length, share: shares[alignment] };
}

/**
 * The position of the strip for the current slide at `index` after a number of loops, as custom properties: the widths
 * before it in strip heights, and the number of gaps.
 */
export function stripPosition({ slides, length, share }: StripPositions, index: number, laps = 0) {
  const { start, width } = slides[index] ?? { start: 0, width: 0 };
  const before = start + width * share + laps * length;
  return {
    '--gallery-before': +before.toFixed(4),
    '--gallery-gaps': index + laps * slides.length,
  } as const;
}

/** Custom properties of the design `strip` at its first slide. */
export function stripVariables(options: FullOptions<'strip'>, slides: readonly Slide[]) {
  return {
    '--gallery-height': options.resizeAxis === 'y' ? '100cqb' : `${stripHeight(options)}cqi`,
    '--gallery-align': shares[options.alignment],
    '--gallery-snap': options.alignment === 'middle' ? 'center' : options.alignment,
    '--gallery-gap': `${options.gutter}px`,
    '--gallery-speed': `${options.speedMs}ms`,
    ...stripPosition(stripPositions(options, slides), 0),
  } as const;
}
