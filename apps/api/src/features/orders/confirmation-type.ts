import { pageType, type PageType } from '@sitewright/contracts/codes';
import type { Order, PaymentState } from '@sitewright/contracts/entities';

/** The type of a purchase. Orders of the shop are for goods; nothing in them indicates the other types. */
export type Purchase = 'goods' | 'contribution' | 'subscription' | 'membership';

/** A refunded payment stays paid: the purchase stays confirmed. */
const isPaid: Readonly<Record<PaymentState, boolean>> = {
  requiresPayment: false,
  awaitingPayment: false,
  authorized: false,
  paid: true,
  failed: false,
  voided: false,
};

const confirmedTypes: Readonly<Record<Purchase, PageType>> = {
  goods: pageType.ORDER_CONFIRMED,
  contribution: pageType.CONTRIBUTION_CONFIRMED,
  subscription: pageType.SUBSCRIPTION_CONFIRMED,
  membership: pageType.MEMBERSHIP_CONFIRMED,
};

/** The confirmation type of an order page: by the purchase once it is paid, before that ORDER_RECEIVED. */
export const confirmationType = (
  { paymentState }: Pick<Order, 'paymentState'>,
  purchase: Purchase,
): PageType => (isPaid[paymentState] ? confirmedTypes[purchase] : pageType.ORDER_RECEIVED);
