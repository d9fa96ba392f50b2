import { expect, it } from 'vitest';
import { ui } from './ui.ts';

it('knows its own name', () => {
  expect(ui.name).toBe('ui');
});
