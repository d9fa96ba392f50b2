import { expect, it } from 'vitest';
import { escapeManager } from './escape-manager.ts';

it('knows its own name', () => {
  expect(escapeManager.name).toBe('escape-manager');
});
