import type { PaymentMethod } from '@sitewright/contracts/entities';

/** Describes a payment method to the seller; the checkout has its own texts. */
export const paymentLabels: Readonly<Record<PaymentMethod, string>> = {
  testCard:
    'For testing. Orders count as paid, but nobody is charged. Turn it off before you sell.',
  payLater: 'Orders are placed unpaid, and you send an invoice yourself.',
};
