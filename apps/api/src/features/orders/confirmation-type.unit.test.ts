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
  for (const paymentState of ['paid', 'partlyRefunded', 'refunded'] as const)
    expect([paymentState, confirmationType({ paymentState }, purchase)]).toEqual([
      paymentState,
      type,
    ]);
});

it.each(['requiresPayment', 'awaitingPayment', 'failed'] as const)(
  'an order with the payment state %s has the page type ORDER_RECEIVED for every purchase type',
  (paymentState) => {
    for (const purchase of purchases)
      expect(confirmationType({ paymentState }, purchase)).toBe(pageType.ORDER_RECEIVED);
  },
);
