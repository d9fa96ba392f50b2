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
] as const)('says of %s (last saved at %s): %s', (phase, savedAt, text) => {
  expect(saveStateText({ save: { ...save, phase, savedAt }, rejected: [] }, () => '12:04')).toBe(
    text,
  );
});

it('does not say that something is kept which the device has no space for', () => {
  const offline = { ...save, phase: 'offline', isStored: false } as const;
  expect(saveStateText({ save: offline, rejected: [] }, String)).not.toContain('kept');
});

it('never says saved while something was typed that cannot be stored, and says why', () => {
  expect(saveStateText({ save, rejected: [rejected] }, String)).toBe('Not saved');
  const problem = { message: 'There is no such block.' };
  const failedSave = { ...save, phase: 'rejected', problem } as const;
  expect(rejectionReasons({ save: failedSave, rejected: [rejected, rejected] })).toEqual([
    rejected.message,
    problem.message,
  ]);
  expect(rejectionReasons({ save: { ...save, problem }, rejected: [] })).toEqual([]);
});
