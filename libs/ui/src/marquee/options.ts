/** Where the text of a marquee goes. */
export type MarqueeDirection = 'left' | 'right';

/** How a marquee moves. */
export interface MarqueeOptions {
  /** Periods of the wave over the width of the marquee. Default: 1. */
  readonly waveFrequency: number;
  /** Height of the wave in fifths of the text's size, above and below; 0 is a straight line. Default: 0. */
  readonly waveIntensity: number;
  /** Default: left, also for what is neither. */
  readonly animationDirection: MarqueeDirection;
  /** Multiplies the speed of 60 px in a second. Default: 1. */
  readonly animationSpeed: number;
  /** Stands still under the pointer. Default: false. */
  readonly pausedOnHover: boolean;
}

/** What nobody set. */
export const marqueeDefaults: MarqueeOptions = {
  waveFrequency: 1,
  waveIntensity: 0,
  animationDirection: 'left',
  animationSpeed: 1,
  pausedOnHover: false,
};

/** Numbers that are the same for every marquee. */
export const marqueeNumbers = {
  /** A narrower region is taken for one of this width. */
  minRegionWidthPx: 50,
  /** Bounds of the pieces that a path is built of. */
  minSegmentPx: 250,
  maxSegmentPx: 1000,
  /** Rest after the last change of size before the text is laid out again. */
  renderDebounceMs: 1000,
  pxPerSecond: 60,
  /** Height of a wave of intensity 1, in sizes of the text. The style sheet keeps the place for it. */
  emPerIntensity: 0.2,
} as const;

/** Options as they are stored or were written: what is missing or makes no sense is as nobody set it. */
export function parseMarqueeOptions(
  given: Readonly<Partial<Record<keyof MarqueeOptions, unknown>>>,
): MarqueeOptions {
  const { waveFrequency, waveIntensity, animationDirection, animationSpeed, pausedOnHover } = given;
  const number = (value: unknown, isFit: (value: number) => boolean, standard: number) =>
    typeof value === 'number' && Number.isFinite(value) && isFit(value) ? value : standard;
  const isPositive = (value: number) => value > 0;
  const standard = marqueeDefaults;
  return {
    waveFrequency: number(waveFrequency, isPositive, standard.waveFrequency),
    waveIntensity: number(waveIntensity, (value) => value >= 0, standard.waveIntensity),
    animationDirection: animationDirection === 'right' ? 'right' : standard.animationDirection,
    animationSpeed: number(animationSpeed, isPositive, standard.animationSpeed),
    pausedOnHover: pausedOnHover === true,
  };
}
