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
  accepted: { type: 'accepted' },
  refused: { type: 'refused', failure },
  corrected: { type: 'corrected' },
} as const satisfies Record<SubmissionEvent['type'], SubmissionEvent>;

const expected = {
  idle: { submit: 'submitting', accepted: 'idle', refused: 'idle', corrected: 'idle' },
  submitting: {
    submit: 'submitting',
    accepted: 'succeeded',
    refused: 'failed',
    corrected: 'submitting',
  },
  succeeded: {
    submit: 'succeeded',
    accepted: 'succeeded',
    refused: 'succeeded',
    corrected: 'succeeded',
  },
  failed: { submit: 'submitting', accepted: 'failed', refused: 'failed', corrected: 'idle' },
} as const;

const table = Object.entries(expected).flatMap(([from, row]) =>
  Object.entries(row).map(([event, to]) => ({
    from,
    event,
    to,
    before: states[from as keyof typeof states],
    step: transition(states[from as keyof typeof states], events[event as keyof typeof events]),
  })),
);

it.each(table)('goes from $from by $event to $to (FORM-41)', ({ step, to }) => {
  expect(step.state.status).toBe(to);
});

it.each(table.filter(({ from, to }) => from === to))(
  'changes nothing when $event happens to $from',
  ({ step, before }) => {
    expect(step.state).toBe(before);
    expect(step.effect).toBeUndefined();
  },
);

it('stays failed while something is wrong that belongs to no field', () => {
  const before: SubmissionState = { status: 'failed', failure: { ...failure, unplaced: ['Gone'] } };
  expect(transition(before, events.corrected).state).toBe(before);
});

it('stays failed when it was about more than its fields', () => {
  const before: SubmissionState = { status: 'failed', failure: { ...failure, isAboutMore: true } };
  expect(transition(before, events.corrected).state).toBe(before);
});

it('delivers what was submitted, completes what was accepted, resets the captcha of what was refused', () => {
  expect(transition(states.idle, events.submit).effect).toEqual({
    type: 'deliver',
    values: { a: '1' },
  });
  expect(transition(states.submitting, events.accepted).effect).toEqual({ type: 'complete' });
  expect(transition(states.submitting, events.refused)).toEqual({
    state: states.failed,
    effect: { type: 'resetCaptcha' },
  });
});
