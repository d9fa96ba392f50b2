import { expect, it } from 'vitest';
import { unsavedText } from './unsaved-text.ts';

const save = { savedAt: null, problem: null, isStored: true };
const rejected = {
  ownerId: 'title',
  property: 'text',
  value: '',
  field: '',
  sentence: 'x',
  message: 'x',
};

it('returns a warning for every unsaved state, and null when everything is saved', () => {
  expect(unsavedText({ save: { ...save, phase: 'saved' }, rejected: [] })).toBeNull();
  for (const phase of ['waiting', 'saving', 'offline', 'rejected'] as const)
    expect(unsavedText({ save: { ...save, phase }, rejected: [] })).toMatch(/Publishing now/i);
  expect(unsavedText({ save: { ...save, phase: 'saved' }, rejected: [rejected] })).toMatch(
    /Publishing now/,
  );
});
