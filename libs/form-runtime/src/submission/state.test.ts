import { expect, it } from 'vitest';
import { transition } from './state.ts';
import type { SubmissionEvent, SubmissionState } from './state.ts';

const failure = { message: 'No', errors: {}, unplaced: [] };

const states = {
  idle: { status: 'idle' },
  submitting: { status: 'submitting' },
  succeeded: { status: 'succeeded' },
  failed: { status: 'failed', failure },
} as const satisfies Record<SubmissionState['status'], SubmissionState>;

const events = {
  submit: { type: 'submit', values: { a: '1' } },
  accepted: { type: 'settled', failure: undefined },
  rejected: { type: 'settled', failure },
  corrected: { type: 'corrected' },
} as const satisfies Record<string, SubmissionEvent>;

const expected = {
  idle: { submit: 'submitting', accepted: 'idle', rejected: 'idle', corrected: 'idle' },
  submitting: {
    submit: 'submitting',
    accepted: 'succeeded',
    rejected: 'failed',
    corrected: 'submitting',
  },
  succeeded: {
    submit: 'succeeded',
    accepted: 'succeeded',
    rejected: 'succeeded',
    corrected: 'succeeded',
  },
  failed: { submit: 'submitting', accepted: 'failed', rejected: 'failed', corrected: 'idle' },
} as const;

const table = Object.entries(expected).flatMap(([from, row]) =>
  Object.entries(row).map(([event, to]) => ({
    from,
    event,
    to,
    before: states[from as keyof typeof states],
    after: transition(states[from as keyof typeof states], events[event as keyof typeof events]),
  })),
);

it.each(table)('transitions from $from by $event to $to (FORM-41)', ({ after, to }) => {
  expect(after.status).toBe(to);
});

it.each(table.filter(({ from, to }) => from === to))(
  'returns the same state for $event in the state $from',
  ({ after, before }) => {
    expect(after).toBe(before);
  },
);

it('stays failed while an error does not belong to a field', () => {
  const before: SubmissionState = { status: 'failed', failure: { ...failure, unplaced: ['Gone'] } };
  expect(transition(before, events.corrected)).toBe(before);
});

it('stays failed if the failure is about more than its fields', () => {
  const before: SubmissionState = { status: 'failed', failure: { ...failure, isAboutMore: true } };
  expect(transition(before, events.corrected)).toBe(before);
});

it('stores the failure of a rejected submission', () => {
  expect(transition(states.submitting, events.rejected)).toEqual(states.failed);
});
