import { expect, it } from 'vitest';
import { paymentsOf } from './create-providers.ts';

const idsOf = (settings: Parameters<typeof paymentsOf>[0]) => paymentsOf(settings);

it('offers the test cards where people try it, and on a domain only when they are asked for', () => {
  expect(idsOf({ APP_DOMAIN: 'localhost', PAYMENTS: undefined })).toEqual(['testCard', 'payLater']);
  expect(idsOf({ APP_DOMAIN: 'sites.example', PAYMENTS: undefined })).toEqual(['payLater']);
  expect(idsOf({ APP_DOMAIN: 'sites.example', PAYMENTS: ['testCard'] })).toEqual(['testCard']);
  expect(idsOf({ APP_DOMAIN: 'localhost', PAYMENTS: ['payLater', 'payLater'] })).toEqual([
    'payLater',
  ]);
});
