import type { ReviewState } from '@sitewright/contracts/entities';

/** The names of the states. */
export const reviewStateLabels: Readonly<Record<ReviewState, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  hidden: 'Hidden',
};

/** The colors of the states. */
export const reviewStateTones = {
  pending: 'accent',
  approved: 'success',
  hidden: 'quiet',
} as const satisfies Record<ReviewState, string>;

/** The labels of the form's members. */
export const reviewLabels = { state: 'Status', reply: 'Reply' } as const;
