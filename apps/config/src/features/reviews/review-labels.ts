import type { ReviewState } from '@sitewright/contracts/entities';
import type { StoreTextKey } from '../../texts/store-text.ts';

/** The names of the states. */
export const reviewStateKeys = {
  pending: 'store.reviewPending',
  approved: 'store.reviewApproved',
  hidden: 'store.reviewHidden',
} as const satisfies Record<ReviewState, StoreTextKey>;

/** The colors of the states. */
export const reviewStateTones = {
  pending: 'accent',
  approved: 'success',
  hidden: 'quiet',
} as const satisfies Record<ReviewState, string>;

/** The labels of the form's members. */
export const reviewLabelKeys = {
  state: 'store.status',
  reply: 'store.reply',
} as const satisfies Record<string, StoreTextKey>;
