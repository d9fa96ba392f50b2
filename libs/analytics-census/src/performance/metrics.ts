import type { PageMetrics } from './record.ts';

/** The used members of a browser's performance entry. */
export interface MetricEntry {
  readonly entryType: string;
  readonly name: string;
  readonly startTime: number;
  readonly duration: number;
  /** For an input: when its handlers started to run. */
  readonly processingStart?: number;
  /** For a layout shift: its score, and whether recent input caused it. */
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  /** For an event: the id of its interaction, or 0. */
  readonly interactionId?: number;
}

/** Page data for the metrics, in addition to its entries. */
export interface PageContext {
  /** The browser's own count, including interactions too short for an entry. */
  readonly interactionCount?: number | undefined;
  /** When a prerendered page was activated, in ms since its navigation started; otherwise 0. */
  readonly activationStart?: number | undefined;
}

/** Shifts at most a second apart, within five seconds, are one burst. */
const burstGapMs = 1000;
const burstLengthMs = 5000;

/** One of the longest interactions is ignored as an outlier for every 50 interactions. */
const interactionsPerOutlier = 50;

/** The types of entries that {@link readMetrics} reads. */
export const metricEntryTypes = [
  'paint',
  'largest-contentful-paint',
  'first-input',
  'layout-shift',
  'event',
] as const;

/**
 * Computes a page's metrics from its performance entries in chronological order. Omits metrics that the browser does
 * not support; zero shifts are only known with support.
 */
export function readMetrics(
  entries: readonly MetricEntry[],
  supportedTypes: readonly string[],
  { interactionCount = 0, activationStart = 0 }: PageContext = {},
): PageMetrics {
  const sinceShown = (entry: MetricEntry | undefined) =>
    entry && Math.max(0, entry.startTime - activationStart);
  const ofType = (type: (typeof metricEntryTypes)[number]) =>
    entries.filter((entry) => entry.entryType === type);
  const [input] = ofType('first-input');
  return {
    layoutShift: supportedTypes.includes('layout-shift')
      ? toLayoutShift(ofType('layout-shift'))
      : undefined,
    firstContentfulPaint: sinceShown(
      ofType('paint').find(({ name }) => name === 'first-contentful-paint'),
    ),
    largestContentfulPaint: sinceShown(ofType('largest-contentful-paint').at(-1)),
    firstInputDelay: input && (input.processingStart ?? 0) - input.startTime,
    interactionToNextPaint: toInteractionDelay(ofType('event'), interactionCount),
  };
}

function toLayoutShift(shifts: readonly MetricEntry[]): number {
  let [worst, burst, start, last] = [0, 0, 0, 0];
  for (const { startTime, value = 0, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    if (startTime - last > burstGapMs || startTime - start > burstLengthMs) {
      [burst, start] = [0, startTime];
    }
    last = startTime;
    burst += value;
    worst = Math.max(worst, burst);
  }
  return worst;
}

function toInteractionDelay(
  events: readonly MetricEntry[],
  interactionCount: number,
): number | undefined {
  const delays = new Map<number, number>();
  for (const { interactionId, duration } of events) {
    if (interactionId) {
      delays.set(interactionId, Math.max(delays.get(interactionId) ?? 0, duration));
    }
  }
  const longestFirst = [...delays.values()].toSorted((a, b) => b - a);
  const known = longestFirst.length;
  const outliers = Math.floor(Math.max(interactionCount, known) / interactionsPerOutlier);
  // If nearly all interactions were short, only the longest ones are known.
  return longestFirst[Math.min(outliers, known - 1)];
}
