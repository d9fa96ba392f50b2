/** How a page was seen to load and to answer. Times are milliseconds since the navigation began. */
export interface PageMetrics {
  /** The worst burst of layout shifts (CLS). */
  readonly layoutShift?: number | undefined;
  readonly firstContentfulPaint?: number | undefined;
  readonly largestContentfulPaint?: number | undefined;
  readonly firstInputDelay?: number | undefined;
  /** How long nearly all interactions took at most (INP). */
  readonly interactionToNextPaint?: number | undefined;
}

/** What a browser may say of the page, the connection and the device, in the browser's own words. */
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

/** The performance of one page load. What the browser does not say is left out. */
export type PerformanceRecord = PageMetrics & {
  readonly pageLoadId: string;
} & Readonly<
    Partial<Record<(typeof circumstanceNames)[keyof typeof circumstanceNames][number], unknown>>
  >;

/** Encodes records for the wire: a JSON list, numbers cut to four decimals, nothing for what is not known. */
export function encodePerformanceRecords(records: readonly PerformanceRecord[]): string {
  return JSON.stringify(records, (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value,
  );
}
