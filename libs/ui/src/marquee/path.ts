import { marqueeNumbers } from './options.ts';

const { minRegionWidthPx, minSegmentPx, maxSegmentPx } = marqueeNumbers;

/** The width that a marquee is laid out for, in CSS pixels. */
export const regionWidth = (measuredPx: number): number => Math.max(minRegionWidthPx, measuredPx);

/**
 * Length of the pieces that the path of a wave is built of: whole periods, or an equal part of one, so that each begins
 * in phase, and none is so short that a large letter is longer, or so long that much is laid out that nobody sees.
 */
export const segmentLength = (periodPx: number): number =>
  periodPx < minSegmentPx
    ? periodPx * Math.ceil(minSegmentPx / periodPx)
    : periodPx / Math.ceil(periodPx / maxSegmentPx);

/** A wave in CSS pixels. */
export interface Wave {
  readonly widthPx: number;
  readonly waveFrequency: number;
  /** Height above its middle, and depth below. */
  readonly amplitudePx: number;
}

/** Curves that draw one period; fewer are seen. */
const curvesPerPeriod = 8;

/**
 * The `d` of a wave around the height 0. A segment lies ahead of the region and at least one after it: letters appear
 * and go out of sight.
 */
export function wavePath({ widthPx, waveFrequency, amplitudePx }: Wave): string {
  const period = widthPx / waveFrequency;
  const segment = segmentLength(period);
  const step = period / curvesPerPeriod;
  const turn = (2 * Math.PI) / period;
  const round = (px: number) => Math.round(px * 100) / 100;
  const at = (x: number, aside: number) =>
    `${round(x + aside)} ${round(-amplitudePx * (Math.sin(turn * x) + turn * aside * Math.cos(turn * x)))}`;

  const length = segment * (Math.ceil(widthPx / segment) + 2);
  const curves = Array.from({ length: Math.ceil(length / step) }, (_, index) => {
    const x = index * step - segment;
    return `C${at(x, step / 3)} ${at(x + step, -step / 3)} ${at(x + step, 0)}`;
  });
  return `M${at(-segment, 0)}${curves.join('')}`;
}
