import { expect, it } from 'vitest';
import { mayChangeWorkflow } from './workflow-transition.ts';
import { workflowState } from './workflow-state.ts';

const { DELETED, DRAFT, SCHEDULED } = workflowState;
const nowMs = 1_000;
const publishAtMs = 2_000;
const living = workflowState.codes.filter((state) => state !== DELETED);

it('allows every change from any state except DELETED (CONTENT-04)', () => {
  for (const from of living) {
    for (const to of workflowState.codes) {
      expect(mayChangeWorkflow({ from, to, publishAtMs, nowMs })).toBe(true);
    }
  }
});

it('allows only DRAFT as the next state of DELETED (CONTENT-04)', () => {
  const ways = living.filter((to) => mayChangeWorkflow({ from: DELETED, to, publishAtMs, nowMs }));

  expect(ways).toStrictEqual([DRAFT]);
});

it.each([
  ['no date', undefined],
  ['a past date', 999],
  ['this very moment', nowMs],
])('rejects SCHEDULED with %s (CONTENT-04)', (_, at) => {
  expect(mayChangeWorkflow({ from: DRAFT, to: SCHEDULED, publishAtMs: at, nowMs })).toBe(false);
});
