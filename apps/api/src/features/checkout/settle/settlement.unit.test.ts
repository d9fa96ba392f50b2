import { describe, expect, it } from 'vitest';
import type { PaymentOutcome } from '../../../platform/payments/index.ts';
import {
  authorizationMs,
  decideSettlement,
  nextAuthorizationCheckAt,
  nextCheckAt,
} from './settlement.ts';

const reference = 'r';
const outcomes = {
  captured: { state: 'captured', reference },
  declined: { state: 'declined', reference, reason: 'cardDeclined' },
  actionRequired: { state: 'actionRequired', reference, nextStepUrl: 'http://bank' },
  awaiting: { state: 'awaiting', reference },
  authorized: { state: 'authorized', reference },
  processing: { state: 'awaiting', reference, isProcessing: true },
  unknown: { state: 'unknown' },
} as const satisfies Record<string, PaymentOutcome>;

describe('decideSettlement', () => {
  it.each([
    ['started', 'captured', 'confirm'],
    ['started', 'declined', 'cancel'],
    ['started', 'actionRequired', 'wait'],
    ['started', 'awaiting', 'confirm'],
    ['started', 'unknown', 'wait'],
    ['unknown', 'captured', 'confirm'],
    ['unknown', 'declined', 'cancel'],
    ['unknown', 'unknown', 'wait'],
    ['actionRequired', 'captured', 'confirm'],
    ['actionRequired', 'declined', 'cancel'],
    ['awaiting', 'captured', 'confirm'],
    ['awaiting', 'awaiting', 'none'],
    ['awaiting', 'processing', 'wait'],
    ['awaiting', 'unknown', 'wait'],
    ['awaiting', 'declined', 'release'],
    ['started', 'authorized', 'confirm'],
    ['unknown', 'authorized', 'confirm'],
    ['actionRequired', 'authorized', 'confirm'],
    ['awaiting', 'authorized', 'confirm'],
    ['authorized', 'authorized', 'wait'],
    ['authorized', 'unknown', 'wait'],
    ['authorized', 'processing', 'wait'],
    ['authorized', 'captured', 'capture'],
    ['authorized', 'declined', 'release'],
    ['captured', 'authorized', 'none'],
    ['declined', 'authorized', 'none'],
    ['captured', 'captured', 'none'],
    ['captured', 'declined', 'none'],
    ['captured', 'unknown', 'none'],
    ['declined', 'declined', 'none'],
    ['declined', 'captured', 'refund'],
    ['capturedLate', 'captured', 'none'],
    ['capturedLate', 'declined', 'none'],
  ] as const)('decides for the state %s and the outcome %s: %s', (state, outcome, kind) => {
    expect(decideSettlement(state, outcomes[outcome]).kind).toBe(kind);
  });

  it('never treats an unknown outcome as a failure', () => {
    for (const state of ['started', 'unknown', 'actionRequired'] as const)
      expect(decideSettlement(state, outcomes.unknown).kind).toBe('wait');
    expect(decideSettlement('actionRequired', outcomes.unknown)).toMatchObject({
      attempt: 'actionRequired',
    });
  });
});

it('nextCheckAt doubles the delay up to ten minutes', () => {
  const delays = [0, 1, 2, 10, 30].map((checks) => nextCheckAt(checks, new Date(0)).getTime());
  expect(delays).toEqual([30_000, 60_000, 120_000, 600_000, 600_000]);
});

describe('nextAuthorizationCheckAt', () => {
  const at = (captureBefore: number, now: number, captureId: string | null = null) =>
    nextAuthorizationCheckAt(
      { captureId, captureBefore: new Date(captureBefore), checks: 1 },
      new Date(now),
    ).getTime();

  it('is every six hours, and when the authorization expires', () => {
    expect(at(authorizationMs, 0)).toBe(6 * 3_600_000);
    expect(at(authorizationMs, authorizationMs - 1000)).toBe(authorizationMs);
  });

  it('is soon while a capture or an expired authorization is not confirmed', () => {
    expect(at(authorizationMs, 0, 'c')).toBe(60_000);
    expect(at(authorizationMs, authorizationMs)).toBe(authorizationMs + 60_000);
  });
});
