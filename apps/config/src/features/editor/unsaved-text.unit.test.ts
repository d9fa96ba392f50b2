import { expect, it } from 'vitest';
import { unsavedText } from './unsaved-text.ts';

it('has a reason for each state in which something is unsaved, and none when all is saved', () => {
  const phases = ['waiting', 'saving', 'offline', 'refused'] as const;
  expect(unsavedText('saved')).toBeNull();
  for (const phase of phases)
    expect(unsavedText(phase)).toMatch(/What you publish|what you publish/);
});
