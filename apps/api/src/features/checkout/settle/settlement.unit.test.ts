import { describe, expect, it } from 'vitest';
import type { PaymentOutcome } from '../../../platform/payments/index.ts';
import { nextCheckAt, decideSettlement } from './settlement.ts';

const reference = 'r';
const outcomes = {
  captured: { state: 'captured', reference },
  declined: { state: 'declined', reference, reason: 'cardDeclined' },
  actionRequired: { state: 'actionRequired', reference, nextStepUrl: 'http://bank' },
  awaiting: { state: 'awaiting', reference },
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
    ['awaiting', 'declined', 'cancel'],
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
