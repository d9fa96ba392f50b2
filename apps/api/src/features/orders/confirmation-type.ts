import { pageType, type PageType } from '@sitewright/contracts/codes';
import type { Order, PaymentState } from '@sitewright/contracts/entities';

/** What a purchase is about. An order of the shop is of goods; nothing in it tells of the others. */
export type Purchase = 'goods' | 'contribution' | 'subscription' | 'membership';

/** Money that went back had come before: what was bought stays confirmed. */
const isPaid: Readonly<Record<PaymentState, boolean>> = {
  requiresPayment: false,
  awaitingPayment: false,
  paid: true,
  failed: false,
  refunded: true,
  partlyRefunded: true,
};

const confirmed: Readonly<Record<Purchase, PageType>> = {
  goods: pageType.ORDER_CONFIRMED,
  contribution: pageType.CONTRIBUTION_CONFIRMED,
  subscription: pageType.SUBSCRIPTION_CONFIRMED,
  membership: pageType.MEMBERSHIP_CONFIRMED,
};

/** Which confirmation the page of an order is: by what was bought once it is paid, and before that ORDER_RECEIVED. */
export const confirmationType = (
  { paymentState }: Pick<Order, 'paymentState'>,
  purchase: Purchase,
): PageType => (isPaid[paymentState] ? confirmed[purchase] : pageType.ORDER_RECEIVED);
