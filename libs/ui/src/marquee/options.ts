/** Direction of a marquee. */
export type MarqueeDirection = 'left' | 'right';

/** Options of a marquee's animation. */
export interface MarqueeOptions {
  /** Periods of the wave over the width of the marquee. Default: 1. */
  readonly waveFrequency: number;
  /** Amplitude of the wave in fifths of the font size; 0 is a straight line. Default: 0. */
  readonly waveIntensity: number;
  /** Default: left, also for an unknown value. */
  readonly animationDirection: MarqueeDirection;
  /** Multiplies the speed of 60 px per second. Default: 1. */
  readonly animationSpeed: number;
  /** Pauses under the pointer. Default: false. */
  readonly pausedOnHover: boolean;
}

/** Default values. */
export const marqueeDefaults: MarqueeOptions = {
  waveFrequency: 1,
  waveIntensity: 0,
  animationDirection: 'left',
  animationSpeed: 1,
  pausedOnHover: false,
};

/** Constants of every marquee. */
export const marqueeNumbers = {
  /** Minimum width in the calculation. */
  minRegionWidthPx: 50,
  /** Bounds of the length of a path's segments. */
  minSegmentPx: 250,
  maxSegmentPx: 1000,
  /** Time after the last resize before the text is laid out again. */
  renderDebounceMs: 1000,
  pxPerSecond: 60,
  /** Amplitude of a wave of intensity 1, in font sizes. The style sheet reserves its space. */
  emPerIntensity: 0.2,
} as const;

/** Parses stored options: missing and invalid ones get their defaults. */
export function parseMarqueeOptions(
  input: Readonly<Partial<Record<keyof MarqueeOptions, unknown>>>,
): MarqueeOptions {
  const { waveFrequency, waveIntensity, animationDirection, animationSpeed, pausedOnHover } = input;
  const number = (value: unknown, isValid: (value: number) => boolean, fallback: number) =>
    typeof value === 'number' && Number.isFinite(value) && isValid(value) ? value : fallback;
  const isPositive = (value: number) => value > 0;
  const defaults = marqueeDefaults;
  return {
    waveFrequency: number(waveFrequency, isPositive, defaults.waveFrequency),
    waveIntensity: number(waveIntensity, (value) => value >= 0, defaults.waveIntensity),
    animationDirection: animationDirection === 'right' ? 'right' : defaults.animationDirection,
    animationSpeed: number(animationSpeed, isPositive, defaults.animationSpeed),
    pausedOnHover: pausedOnHover === true,
  };
}
