import type { PaymentMethod } from '@sitewright/contracts/entities';

/** What a way to pay means for whoever sells; buyers read other words at the checkout. */
export const paymentWords: Readonly<Record<PaymentMethod, string>> = {
  testCard:
    'For trying out your shop. Nobody is charged: the order counts as paid, and no money has moved. Switch it off before you sell.',
  payLater: 'The order comes in unpaid, and you send an invoice yourself.',
};
