import { expect, it } from 'vitest';
import { contracts } from './contracts.ts';

it('knows its own name', () => {
  expect(contracts.name).toBe('contracts');
});
