import type { VisitorTextKey } from '@sitewright/blocks/texts';
import { pageType, type PageType } from '@sitewright/contracts/codes';

interface ConfirmationWords {
  readonly title: VisitorTextKey;
  /** With `{email}`. */
  readonly text: VisitorTextKey;
}

const received = { title: 'order.received', text: 'order.receivedText' } as const;

/** What the page of an order begins with, by the confirmation that it is. */
const words: Partial<Record<PageType, ConfirmationWords>> = {
  [pageType.ORDER_RECEIVED]: received,
  [pageType.ORDER_CONFIRMED]: { title: 'order.confirmed', text: 'order.confirmedText' },
  [pageType.CONTRIBUTION_CONFIRMED]: { title: 'order.contribution', text: 'order.receiptText' },
  [pageType.SUBSCRIPTION_CONFIRMED]: { title: 'order.subscription', text: 'order.receiptText' },
  [pageType.MEMBERSHIP_CONFIRMED]: { title: 'order.membership', text: 'order.receiptText' },
};

/** Promises no more than that it was received where the type says nothing of a payment. */
export const confirmationWords = (type: number): ConfirmationWords =>
  words[type as PageType] ?? received;
