import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CensusRequest } from '../send.ts';
import {
  createPerformanceBatch,
  type PerformanceBatchOptions,
} from './create-performance-batch.ts';
import { metricEntryTypes, readMetrics, type MetricEntry } from './metrics.ts';
import { waitForMetrics } from './wait-for-metrics.ts';

/** A fake clock. */
function createClock() {
  let nowMs = 0;
  let timers: { readonly at: number; readonly callback: () => void }[] = [];
  return {
    setTimer: (callback: () => void, delayMs: number) =>
      timers.push({ at: nowMs + delayMs, callback }),
    wait(ms: number) {
      nowMs += ms;
      const due = timers.filter(({ at }) => at <= nowMs);
      timers = timers.filter(({ at }) => at > nowMs);
      for (const { callback } of due) callback();
    },
  };
}

describe('createPerformanceBatch', () => {
  function createScene(beacon?: PerformanceBatchOptions['beacon']) {
    const sent: CensusRequest[] = [];
    const clock = createClock();
    const batch = createPerformanceBatch({
      beacon,
      async send(request) {
        sent.push(request);
        throw new Error('offline');
      },
      setTimer: clock.setTimer,
    });
    return { sent, clock, batch };
  }

  it('sends all records in one beacon 30 s after creation (PERF-11)', () => {
    const beacons: [string, string][] = [];
    const { clock, batch } = createScene((...beacon) => beacons.push(beacon) > 0);
    batch.add({ pageLoadId: 'load-1', layoutShift: 0.012_34 });
    batch.add({ pageLoadId: 'load-2' });
    clock.wait(29_999);
    expect(beacons).toEqual([]);
    clock.wait(1);
    expect(beacons).toEqual([
      [
        '/api/1/performance/records',
        '[{"pageLoadId":"load-1","layoutShift":0.0123},{"pageLoadId":"load-2"}]',
      ],
    ]);
  });

  it('falls back to a text request when the beacon is missing or returns false (PERF-06)', () => {
    const text = '[{"pageLoadId":"load-1"}]';
    for (const [beacon, expected] of [
      [() => true, []],
      [() => false, [{ path: '/api/1/performance/records', text }]],
      [undefined, [{ path: '/api/1/performance/records', text }]],
    ] as const) {
      const { sent, batch } = createScene(beacon);
      batch.add({ pageLoadId: 'load-1' });
      batch.flush();
      expect(sent).toEqual(expected);
    }
  });

  it('sends no request for an empty batch', () => {
    const { sent, clock, batch } = createScene();
    batch.flush();
    clock.wait(30_000);
    expect(sent).toEqual([]);
  });

  it('sends records added after the first flush', () => {
    const { sent, clock, batch } = createScene();
    clock.wait(30_000);
    batch.add({ pageLoadId: 'load-1' });
    clock.wait(30_000);
    expect(sent).toHaveLength(1);
  });
});

describe('waitForMetrics', () => {
  it('calls back once after 60 s (PERF-13)', () => {
    const clock = createClock();
    let closed = 0;
    const close = waitForMetrics(() => (closed += 1), clock.setTimer);
    clock.wait(59_999);
    expect(closed).toBe(0);
    clock.wait(1);
    close();
    expect(closed).toBe(1);
  });

  it('calls back once when closed before 60 s (PERF-13)', () => {
    const clock = createClock();
    let closed = 0;
    const close = waitForMetrics(() => (closed += 1), clock.setTimer);
    close();
    expect(closed).toBe(1);
    close();
    clock.wait(60_000);
    expect(closed).toBe(1);
  });
});

describe('readMetrics', () => {
  const read = (entries: readonly MetricEntry[]) => readMetrics(entries, metricEntryTypes);
  const entry = (entryType: string, rest: Partial<MetricEntry> = {}): MetricEntry => ({
    entryType,
    name: '',
    startTime: 0,
    duration: 0,
    ...rest,
  });
  const shift = (startTime: number, value: number, hadRecentInput = false) =>
    entry('layout-shift', { startTime, value, hadRecentInput });
  const interaction = (interactionId: number, duration: number) =>
    entry('event', { interactionId, duration });

  it('returns the first contentful paint, last largest contentful paint and first input delay', () => {
    const metrics = read([
      entry('paint', { name: 'first-paint', startTime: 10 }),
      entry('paint', { name: 'first-contentful-paint', startTime: 12 }),
      entry('largest-contentful-paint', { startTime: 20 }),
      entry('largest-contentful-paint', { startTime: 300 }),
      entry('first-input', { startTime: 500, processingStart: 508 }),
    ]);
    expect(metrics).toMatchObject({
      firstContentfulPaint: 12,
      largestContentfulPaint: 300,
      firstInputDelay: 8,
    });
  });

  it('omits metrics without entries, and layoutShift if the browser does not support it', () => {
    expect(JSON.parse(JSON.stringify(read([])))).toEqual({ layoutShift: 0 });
    expect(JSON.parse(JSON.stringify(readMetrics([], [])))).toEqual({});
  });

  it('measures paints from the activation of a prerendered page', () => {
    const entry = { name: 'first-contentful-paint', duration: 0 };
    const entries = [
      { ...entry, entryType: 'paint', startTime: 120 },
      { ...entry, entryType: 'largest-contentful-paint', startTime: 900 },
    ];
    expect(readMetrics(entries, metricEntryTypes, { activationStart: 500 })).toMatchObject({
      firstContentfulPaint: 0,
      largestContentfulPaint: 400,
    });
  });

  it.each<[string, readonly MetricEntry[], number]>([
    ['adds the shifts of a burst', [shift(100, 0.25), shift(900, 0.5)], 0.75],
    ['takes the worst burst', [shift(100, 0.25), shift(1200, 0.5), shift(5000, 0.125)], 0.5],
    ['passes over what the visitor caused', [shift(100, 0.25), shift(200, 0.5, true)], 0.25],
    [
      'ends a burst after 5 s',
      [0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => shift(1001 + at, 0.125)),
      0.75,
    ],
  ])('%s', (_, entries, expected) => {
    expect(read(entries).layoutShift).toBeCloseTo(expected);
  });

  it('uses the longest event of an interaction and the longest of a few interactions', () => {
    const entries = [
      interaction(1, 40),
      interaction(1, 80),
      interaction(2, 64),
      interaction(0, 900),
    ];
    expect(read(entries).interactionToNextPaint).toBe(80);
  });

  it('ignores the longest interaction from 50 interactions on', () => {
    const fifty = Array.from({ length: 50 }, (_, index) => interaction(index + 1, 100 + index));
    expect(read(fifty).interactionToNextPaint).toBe(148);
    expect(read(fifty.slice(1)).interactionToNextPaint).toBe(149);
  });

  it('includes interactions without an entry in interactionCount', () => {
    const three = [interaction(1, 40), interaction(2, 80), interaction(3, 60)];
    const delayOf = (interactionCount: number, entries = three) =>
      readMetrics(entries, metricEntryTypes, { interactionCount }).interactionToNextPaint;
    expect(delayOf(49)).toBe(80);
    expect(delayOf(50)).toBe(60);
    expect(delayOf(1_000)).toBe(40);
    expect(delayOf(50, [])).toBeUndefined();
  });

  it('returns a layout shift between the largest single shift and the sum of all shifts', () => {
    const shifts = fc.array(fc.record({ gap: fc.nat(3000), value: fc.nat(100) }), { minLength: 1 });
    fc.assert(
      fc.property(shifts, (given) => {
        let at = 0;
        const { layoutShift = 0 } = read(given.map(({ gap, value }) => shift((at += gap), value)));
        const values = given.map(({ value }) => value);
        expect(layoutShift).toBeGreaterThanOrEqual(Math.max(...values));
        expect(layoutShift).toBeLessThanOrEqual(values.reduce((sum, value) => sum + value, 0));
      }),
    );
  });
});
