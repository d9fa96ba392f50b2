import { expect, it } from 'vitest';
import { blocks } from './blocks.ts';

it('knows its own name', () => {
  expect(blocks.name).toBe('blocks');
});
