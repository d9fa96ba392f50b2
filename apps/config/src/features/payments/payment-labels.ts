import type { PaymentMethod } from '@sitewright/contracts/entities';

/** Describes a payment method to the seller; the checkout has its own texts. */
export const paymentLabels: Readonly<Record<PaymentMethod, string>> = {
  testCard:
    'For trying out your shop. Nobody is charged: the order counts as paid, and no money has moved. Switch it off before you sell.',
  payLater: 'The order comes in unpaid, and you send an invoice yourself.',
};
