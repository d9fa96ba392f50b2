import { expect, it } from 'vitest';
import { paymentsOf } from './create-providers.ts';

const idsOf = (settings: Parameters<typeof paymentsOf>[0]) => paymentsOf(settings);

it('includes the test cards by default on localhost only, elsewhere if PAYMENTS lists them', () => {
  expect(idsOf({ APP_DOMAIN: 'localhost', PAYMENTS: undefined })).toEqual([
    'stripe',
    'testCard',
    'bankTransfer',
    'invoice',
    'cashOnPickup',
  ]);
  expect(idsOf({ APP_DOMAIN: 'sites.example', PAYMENTS: undefined })).toEqual([
    'stripe',
    'bankTransfer',
    'invoice',
    'cashOnPickup',
  ]);
  expect(idsOf({ APP_DOMAIN: 'sites.example', PAYMENTS: ['testCard'] })).toEqual(['testCard']);
  expect(idsOf({ APP_DOMAIN: 'localhost', PAYMENTS: ['invoice', 'invoice'] })).toEqual(['invoice']);
});
