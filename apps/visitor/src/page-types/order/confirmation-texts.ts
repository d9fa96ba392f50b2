import type { VisitorTextKey } from '@sitewright/blocks/texts';
import { pageType, type PageType } from '@sitewright/contracts/codes';

interface ConfirmationTexts {
  readonly title: VisitorTextKey;
  /** With the placeholder `{email}`. */
  readonly text: VisitorTextKey;
}

const received = { title: 'order.received', text: 'order.receivedText' } as const;

/** The heading and message of each confirmation type. */
const texts: Partial<Record<PageType, ConfirmationTexts>> = {
  [pageType.ORDER_RECEIVED]: received,
  [pageType.ORDER_CONFIRMED]: { title: 'order.confirmed', text: 'order.confirmedText' },
  [pageType.CONTRIBUTION_CONFIRMED]: { title: 'order.contribution', text: 'order.receiptText' },
  [pageType.SUBSCRIPTION_CONFIRMED]: { title: 'order.subscription', text: 'order.receiptText' },
  [pageType.MEMBERSHIP_CONFIRMED]: { title: 'order.membership', text: 'order.receiptText' },
};

/** Types that are not listed only confirm that the order was received. */
export const confirmationTexts = (type: number): ConfirmationTexts =>
  texts[type as PageType] ?? received;
