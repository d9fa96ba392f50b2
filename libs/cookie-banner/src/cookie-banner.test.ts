import { expect, it } from 'vitest';
import { cookieBanner } from './cookie-banner.ts';

it('knows its own name', () => {
  expect(cookieBanner.name).toBe('cookie-banner');
});
