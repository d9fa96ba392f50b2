import { expect, it } from 'vitest';
import { formRuntime } from './form-runtime.ts';

it('knows its own name', () => {
  expect(formRuntime.name).toBe('form-runtime');
});
