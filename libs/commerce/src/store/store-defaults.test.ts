import { expect, it } from 'vitest';
import { storeDefaults } from './store-defaults.ts';

it('sells in US dollars unless its owner says otherwise (STORE-05)', () => {
  expect(storeDefaults.currency).toBe('USD');
});
