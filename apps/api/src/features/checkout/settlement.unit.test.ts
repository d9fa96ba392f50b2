import { describe, expect, it } from 'vitest';
import type { PaymentOutcome } from '../../platform/payments/index.ts';
import { nextAskAt, settlementOf } from './settlement.ts';

const reference = 'r';
const outcomes = {
  captured: { state: 'captured', reference },
  declined: { state: 'declined', reference, reason: 'cardDeclined' },
  actionRequired: { state: 'actionRequired', reference, nextStepUrl: 'http://bank' },
  awaiting: { state: 'awaiting', reference },
  unknown: { state: 'unknown' },
} as const satisfies Record<string, PaymentOutcome>;

describe('the settlement of an attempt', () => {
  it.each([
    ['started', 'captured', 'stands'],
    ['started', 'declined', 'falls'],
    ['started', 'actionRequired', 'waits'],
    ['started', 'awaiting', 'stands'],
    ['started', 'unknown', 'waits'],
    ['unknown', 'captured', 'stands'],
    ['unknown', 'declined', 'falls'],
    ['unknown', 'unknown', 'waits'],
    ['actionRequired', 'captured', 'stands'],
    ['actionRequired', 'declined', 'falls'],
    ['awaiting', 'captured', 'stands'],
    ['awaiting', 'awaiting', 'settled'],
    ['awaiting', 'unknown', 'settled'],
    ['awaiting', 'declined', 'falls'],
    ['captured', 'captured', 'settled'],
    ['captured', 'declined', 'settled'],
    ['captured', 'unknown', 'settled'],
    ['declined', 'declined', 'settled'],
    ['declined', 'captured', 'contradicts'],
  ] as const)('that is %s and hears %s %s', (state, outcome, kind) => {
    expect(settlementOf(state, outcomes[outcome]).kind).toBe(kind);
  });

  it('never takes not knowing for a failure', () => {
    for (const state of ['started', 'unknown', 'actionRequired'] as const)
      expect(settlementOf(state, outcomes.unknown).kind).toBe('waits');
    expect(settlementOf('actionRequired', outcomes.unknown)).toMatchObject({
      attempt: 'actionRequired',
    });
  });
});

it('asks ever more slowly, and at least every ten minutes', () => {
  const waits = [0, 1, 2, 10, 30].map((asks) => nextAskAt(asks, new Date(0)).getTime());
  expect(waits).toEqual([30_000, 60_000, 120_000, 600_000, 600_000]);
});
