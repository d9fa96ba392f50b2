import { expect, it } from 'vitest';
import { setUpSteps, type SetUpFacts } from './set-up-steps.ts';

const fresh: SetUpFacts = {
  website: { title: 'Café', description: '', liveReleaseId: null },
  pages: [{ changed: 'new' }],
  pendingKinds: [],
  releaseKinds: [],
  itemCount: 0,
};
const done = (facts: SetUpFacts) =>
  setUpSteps(facts)
    .filter(({ isDone }) => isDone)
    .map(({ id }) => id);

it('has nothing done for a fresh website', () => {
  expect(done(fresh)).toEqual([]);
});

it('ticks each step from what is really there', () => {
  expect(done({ ...fresh, website: { ...fresh.website, description: 'Coffee.' } })).toEqual([
    'name',
  ]);
  expect(done({ ...fresh, pendingKinds: ['styles'] })).toEqual(['design']);
  expect(done({ ...fresh, releaseKinds: ['page'] })).toEqual(['edit']);
  expect(done({ ...fresh, itemCount: 2 })).toEqual(['product']);
  expect(done({ ...fresh, website: { ...fresh.website, liveReleaseId: 'a' } })).toEqual([
    'publish',
  ]);
});
