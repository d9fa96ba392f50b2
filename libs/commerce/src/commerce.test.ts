import { expect, it } from 'vitest';
import { commerce } from './commerce.ts';

it('knows its own name', () => {
  expect(commerce.name).toBe('commerce');
});
