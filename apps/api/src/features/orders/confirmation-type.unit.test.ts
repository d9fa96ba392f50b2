import { pageType } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { confirmationType } from './confirmation-type.ts';

const purchases = ['goods', 'contribution', 'subscription', 'membership'] as const;

it.each([
  ['goods', pageType.ORDER_CONFIRMED],
  ['contribution', pageType.CONTRIBUTION_CONFIRMED],
  ['subscription', pageType.SUBSCRIPTION_CONFIRMED],
  ['membership', pageType.MEMBERSHIP_CONFIRMED],
] as const)('a paid order of type %s has the confirmation page type %i', (purchase, type) => {
  expect(confirmationType({ paymentState: 'paid' }, purchase)).toBe(type);
});

it.each(['requiresPayment', 'awaitingPayment', 'failed', 'voided'] as const)(
  'an order with the payment state %s has the page type ORDER_RECEIVED for every purchase type',
  (paymentState) => {
    for (const purchase of purchases)
      expect(confirmationType({ paymentState }, purchase)).toBe(pageType.ORDER_RECEIVED);
  },
);
