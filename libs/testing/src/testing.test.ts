import { expect, it } from 'vitest';
import { testing } from './testing.ts';

it('knows its own name', () => {
  expect(testing.name).toBe('testing');
});
