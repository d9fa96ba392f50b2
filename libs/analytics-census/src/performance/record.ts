/** Loading and interaction metrics of a page. Times are milliseconds since the start of the navigation. */
export interface PageMetrics {
  /** The worst burst of layout shifts (CLS). */
  readonly layoutShift?: number | undefined;
  readonly firstContentfulPaint?: number | undefined;
  readonly largestContentfulPaint?: number | undefined;
  readonly firstInputDelay?: number | undefined;
  /** Latency of nearly all interactions (INP). */
  readonly interactionToNextPaint?: number | undefined;
}

/** The browser's data about the page, the connection and the device, with its own names. */
export const circumstanceNames = {
  navigation: [
    'responseStart',
    'domInteractive',
    'domContentLoadedEventEnd',
    'domComplete',
    'loadEventEnd',
    'encodedBodySize',
    'decodedBodySize',
  ],
  connection: ['effectiveType', 'downlink', 'rtt'],
  screen: ['width', 'height'],
  hardware: ['hardwareConcurrency', 'deviceMemory'],
} as const;

/** The performance of one page load. Unsupported metrics are omitted. */
export type PerformanceRecord = PageMetrics & {
  readonly pageLoadId: string;
} & Readonly<
    Partial<Record<(typeof circumstanceNames)[keyof typeof circumstanceNames][number], unknown>>
  >;

/** Serializes records: a JSON list, numbers with four decimals, without unknown values. */
export function encodePerformanceRecords(records: readonly PerformanceRecord[]): string {
  return JSON.stringify(records, (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value,
  );
}
