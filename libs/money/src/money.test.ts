import { expect, it } from 'vitest';
import { money } from './money.ts';

it('knows its own name', () => {
  expect(money.name).toBe('money');
});
