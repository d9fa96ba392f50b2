import { expect, it } from 'vitest';
import { failedSave } from './save-result.ts';

it.each([
  ['connection', 0],
  ['timeout', 0],
  ['internal', 500],
  ['unavailable', 503],
  ['loginRequired', 401],
  ['rejected', 429],
] as const)('treats a save as unanswered after %s (%i)', (kind, status) => {
  expect(failedSave({ kind, status, message: '' })).toEqual({ kind: 'unanswered' });
});

it('distinguishes a conflict from an invalid change', () => {
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
