import type { Slide } from '../slides/slide.ts';
import { slideRatio } from '../slides/slide-ratio.ts';
import type { FullOptions } from './design-options.ts';
import type { StripAlignment } from './strip-choices.ts';

/** Height of a slider block in percent of its width unless its owner chose another (specification §9). */
export const defaultSliderAspectRatio = 50;

/** Height of a strip in percent of its width when neither `vSize` nor an aspect ratio is given. */
export const defaultVSize = 10;

/** Share of the free space that stands before the current slide. */
const shares = { start: 0, middle: 0.5, end: 1 } as const satisfies Record<StripAlignment, number>;

/** Height of a strip in percent of its width: `vSize`, else by the aspect ratio, else 10. */
export function stripHeight({
  vSize,
  aspectRatio,
}: Pick<FullOptions<'strip'>, 'vSize' | 'aspectRatio'>): number {
  return vSize ?? (aspectRatio === 'Auto' ? defaultVSize : 100 / aspectRatio);
}

/**
 * Where the strip stands when the slide at `index` is current, as custom properties: the widths
 * before it in strip heights, and the number of gaps. Since a slide is as wide as its ratio times
 * the height, nothing has to be measured.
 */
export function stripPosition(
  { alignment, aspectRatio }: Pick<FullOptions<'strip'>, 'alignment' | 'aspectRatio'>,
  slides: readonly Slide[],
  index: number,
) {
  const current = slides[index];
  let before = current ? slideRatio(current, aspectRatio) * shares[alignment] : 0;
  for (const slide of slides.slice(0, index)) before += slideRatio(slide, aspectRatio);
  return {
    '--gallery-before': +before.toFixed(4),
    '--gallery-gaps': index,
  } as const;
}

/** Custom properties of the design `strip` at its first slide. */
export function stripVariables(options: FullOptions<'strip'>, slides: readonly Slide[]) {
  return {
    '--gallery-height': options.resizeAxis === 'y' ? '100cqb' : `${stripHeight(options)}cqi`,
    '--gallery-align': shares[options.alignment],
    '--gallery-gap': `${options.gutter}px`,
    '--gallery-speed': `${options.speedMs}ms`,
    ...stripPosition(options, slides, 0),
  } as const;
}
