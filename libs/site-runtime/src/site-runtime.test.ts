import { expect, it } from 'vitest';
import { siteRuntime } from './site-runtime.ts';

it('knows its own name', () => {
  expect(siteRuntime.name).toBe('site-runtime');
});
