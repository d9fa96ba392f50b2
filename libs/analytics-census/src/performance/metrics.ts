import type { PageMetrics } from './record.ts';

/** A browser's performance entry, as far as the metrics need it. */
export interface MetricEntry {
  readonly entryType: string;
  readonly name: string;
  readonly startTime: number;
  readonly duration: number;
  /** Of an input: when its handlers began to run. */
  readonly processingStart?: number;
  /** Of a layout shift: its score, and whether the visitor has just caused it. */
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  /** Of an event: the interaction that it is part of, or 0. */
  readonly interactionId?: number;
}

/** What the metrics must know of the page besides its entries. */
export interface PageContext {
  /** The browser's own count, with the interactions too short to have an entry. */
  readonly interactionCount?: number | undefined;
  /** When a page that was made ready beforehand was wanted, in ms since its navigation began; else 0. */
  readonly activationStart?: number | undefined;
}

/** Shifts at most a second apart, within five seconds, count as one burst. */
const burstGapMs = 1000;
const burstLengthMs = 5000;

/** Of each 50 interactions, the longest is left aside as an accident. */
const interactionsPerAccident = 50;

/** The kinds of entries that {@link readMetrics} reads. */
export const metricEntryTypes = [
  'paint',
  'largest-contentful-paint',
  'first-input',
  'layout-shift',
  'event',
] as const;

/**
 * Reads a page's metrics from its performance entries, in the order in which they came. A metric
 * that the browser cannot tell is left out; that nothing has shifted is known only where it could.
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
  const accidents = Math.floor(Math.max(interactionCount, known) / interactionsPerAccident);
  // Where nearly all were short the longest ones are all that is known.
  return longestFirst[Math.min(accidents, known - 1)];
}
