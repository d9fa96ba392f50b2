import { expect, it } from 'vitest';
import { saveStateText } from './save-state-text.ts';

it.each([
  ['waiting', null, 'Saving'],
  ['saving', 0, 'Saving'],
  ['saved', null, 'Saved'],
  ['saved', 5, 'Saved 12:04'],
  ['offline', 5, 'Offline, kept here'],
  ['refused', 5, 'Not saved'],
] as const)('says of %s (last saved at %s): %s', (phase, savedAt, text) => {
  expect(saveStateText(phase, savedAt, () => '12:04')).toBe(text);
});
