import { expect, it } from 'vitest';
import { rejectionReasons, saveStateText } from './save-state-text.ts';

const rejected = {
  ownerId: 'title',
  property: 'text',
  value: '',
  field: '',
  sentence: 'Please enter at most 300 characters.',
  message: 'Heading, Text: Please enter at most 300 characters.',
};
const save = { phase: 'saved', savedAt: 5, problem: null, isStored: true } as const;

it.each([
  ['waiting', null, 'Saving'],
  ['saving', 0, 'Saving'],
  ['saved', null, 'Saved'],
  ['saved', 5, 'Saved 12:04'],
  ['offline', 5, 'Offline, stored on this device'],
  ['rejected', 5, 'Not saved'],
] as const)('shows for the phase %s (last saved at %s): %s', (phase, savedAt, text) => {
  expect(saveStateText({ save: { ...save, phase, savedAt }, rejected: [] }, () => '12:04')).toBe(
    text,
  );
});

it('does not claim that edits are stored when the device storage is full', () => {
  const offline = { ...save, phase: 'offline', isStored: false } as const;
  expect(saveStateText({ save: offline, rejected: [] }, String)).toBe(
    'Offline, keep this window open',
  );
});

it('shows “Not saved” while an edit is rejected and lists the reasons', () => {
  expect(saveStateText({ save, rejected: [rejected] }, String)).toBe('Not saved');
  const problem = { message: 'There is no such block.' };
  const failedSave = { ...save, phase: 'rejected', problem } as const;
  expect(rejectionReasons({ save: failedSave, rejected: [rejected, rejected] })).toEqual([
    rejected.message,
    problem.message,
  ]);
  expect(rejectionReasons({ save: { ...save, problem }, rejected: [] })).toEqual([]);
});
