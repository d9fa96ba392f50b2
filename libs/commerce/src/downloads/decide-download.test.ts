import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  bytesPerCount,
  continuationMs,
  decideDownload,
  type DownloadStart,
  type RequestedBytes,
} from './decide-download.ts';
import { downloadsLeft, downloadStateOf, type DownloadFacts } from './download-state.ts';

const now = new Date('2026-11-29T12:00:00Z');
const facts: DownloadFacts = {
  isPaid: true,
  isCanceled: false,
  isRefunded: false,
  quantity: 2,
  refundedQuantity: 0,
  expiresAt: new Date(now.getTime() + 1),
  used: 1,
  maxDownloads: 2,
};

it.each([
  ['ready', {}],
  ['ready', { maxDownloads: null, used: 1000, expiresAt: null }],
  ['ready', { refundedQuantity: 1 }],
  ['usedUp', { used: 2 }],
  ['expired', { expiresAt: now }],
  ['expired', { expiresAt: now, used: 2 }],
  ['revoked', { isPaid: false }],
  ['revoked', { isCanceled: true }],
  ['revoked', { isRefunded: true, used: 2, expiresAt: now }],
  ['revoked', { refundedQuantity: 2 }],
] as const)('is %s with %o', (state, change) => {
  expect(downloadStateOf({ ...facts, ...change }, now)).toBe(state);
});

it('counts what is left', () => {
  expect(downloadsLeft(facts)).toBe(1);
  expect(downloadsLeft({ used: 7, maxDownloads: null })).toBeNull();
});

const sizeBytes = 1000;
const full = { start: 0, end: 999, sizeBytes };
const rest = { start: 400, end: 999, sizeBytes };
const startedAt = new Date(now.getTime() - continuationMs + 1);

it('continues a download with a range, without counting', () => {
  const usedUp = { ...facts, used: 2 };
  const start = { startedAt, bytesLeft: 600 };
  expect(decideDownload(usedUp, [start], rest, now)).toEqual({
    kind: 'continue',
    start,
    bytesLeft: 0,
  });
});

type Case = readonly [string, readonly DownloadStart[], RequestedBytes];

it.each<Case>([
  ['from the first byte', [{ startedAt, bytesLeft: 2000 }], full],
  ['a day later', [{ startedAt: new Date(now.getTime() - continuationMs), bytesLeft: 2000 }], rest],
  ['of more bytes than are left', [{ startedAt, bytesLeft: 599 }], rest],
  ['without a start', [], rest],
])('counts a request %s, and denies it if none is left', (_when, starts, requested) => {
  expect(decideDownload(facts, starts, requested, now).kind).toBe('count');
  expect(decideDownload({ ...facts, used: 2 }, starts, requested, now)).toEqual({
    kind: 'denied',
    state: 'usedUp',
  });
});

it.each([
  ['expired', { expiresAt: now }],
  ['revoked', { refundedQuantity: 2 }],
] as const)('does not continue a download that is %s', (state, change) => {
  const starts = [{ startedAt, bytesLeft: 2000 }];
  expect(decideDownload({ ...facts, ...change }, starts, rest, now)).toEqual({
    kind: 'denied',
    state,
  });
});

it('never sends more than a counted download is worth', () => {
  const range = fc.tuple(fc.nat(999), fc.nat(999)).map(([a, b]) => ({
    start: Math.min(a, b),
    end: Math.max(a, b),
    sizeBytes,
  }));
  fc.assert(
    fc.property(fc.array(range, { maxLength: 60 }), fc.integer({ min: 1, max: 5 }), (all, max) => {
      let starts: { readonly id: number; readonly startedAt: Date; readonly bytesLeft: number }[] =
        [];
      let sent = 0;
      for (const requested of all) {
        const used = starts.length;
        const decision = decideDownload(
          { ...facts, used, maxDownloads: max },
          starts,
          requested,
          now,
        );
        if (decision.kind === 'denied') continue;
        sent += requested.end - requested.start + 1;
        const { bytesLeft } = decision;
        starts =
          decision.kind === 'count'
            ? [...starts, { id: used, startedAt: now, bytesLeft }]
            : starts.map((start) => (start === decision.start ? { ...start, bytesLeft } : start));
      }
      expect(starts.length).toBeLessThanOrEqual(max);
      expect(sent).toBeLessThanOrEqual(bytesPerCount * sizeBytes * starts.length);
    }),
  );
});
