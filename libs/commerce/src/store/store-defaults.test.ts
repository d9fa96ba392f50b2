import { expect, it } from 'vitest';
import { storeDefaults } from './store-defaults.ts';

it('uses US dollars as the default currency (STORE-05)', () => {
  expect(storeDefaults.currency).toBe('USD');
});
