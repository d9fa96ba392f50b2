import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { reviews } from './schema.ts';

/** The data requirement of a list of reviews, shared by its loader and its view. */
export const reviewsDataNeed = ({
  itemId,
  limit,
  minRating,
}: PropsOf<typeof reviews>): Extract<DataNeed, { kind: 'reviews' }> => ({
  kind: 'reviews',
  itemId,
  limit,
  minRating,
});
