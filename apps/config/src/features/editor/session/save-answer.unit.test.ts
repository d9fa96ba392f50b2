import { expect, it } from 'vitest';
import { failedSave } from './save-answer.ts';

it.each([
  ['connection', 0],
  ['timeout', 0],
  ['internal', 500],
  ['unavailable', 503],
  ['loginRequired', 401],
  ['rejected', 429],
] as const)('keeps a save for later after %s (%i)', (kind, status) => {
  expect(failedSave({ kind, status, message: '' })).toEqual({ kind: 'unanswered' });
});

it('tells a conflict from a change that the server does not take', () => {
  expect(failedSave({ kind: 'rejected', status: 409, message: 'x' })).toMatchObject({
    kind: 'rejected',
    isConflict: true,
  });
  expect(failedSave({ kind: 'rejected', status: 400, message: 'Too many blocks.' })).toEqual({
    kind: 'rejected',
    isConflict: false,
    message: 'Too many blocks.',
  });
  const errors = { 'head.text': 'Heading, Text: this is no text.' };
  expect(failedSave({ kind: 'rejected', status: 400, message: 'x', errors })).toMatchObject({
    message: 'Heading, Text: this is no text.',
  });
});
