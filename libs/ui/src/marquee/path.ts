import { marqueeNumbers } from './options.ts';

const { minRegionWidthPx, minSegmentPx, maxSegmentPx } = marqueeNumbers;

/** The layout width of a marquee, in CSS pixels. */
export const regionWidth = (measuredPx: number): number => Math.max(minRegionWidthPx, measuredPx);

/**
 * Length of the segments of a wave's path: whole periods, or an equal part of one, so that each starts in phase, is
 * longer than a large letter, and not much longer than the visible part.
 */
export const segmentLength = (periodPx: number): number =>
  periodPx < minSegmentPx
    ? periodPx * Math.ceil(minSegmentPx / periodPx)
    : periodPx / Math.ceil(periodPx / maxSegmentPx);

/** A wave in CSS pixels. */
export interface Wave {
  readonly widthPx: number;
  readonly waveFrequency: number;
  readonly amplitudePx: number;
}

/** Curves per period; with fewer, the approximation of the wave is visible. */
const curvesPerPeriod = 8;

/**
 * The `d` of a wave around the height 0. One segment precedes the visible part and at least one follows it, where
 * letters appear and disappear.
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
