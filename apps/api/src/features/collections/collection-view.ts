import {
  collectionType,
  collectionViews,
  type CollectionViewName,
} from '@sitewright/contracts/codes';

/** The view of a collection with a stored one, which may be missing: products then show their prices. */
export const collectionViewOf = (type: number, stored: unknown): CollectionViewName =>
  collectionViews.find((view) => view === stored) ??
  (type === collectionType.PRODUCTS ? 'product' : 'grid');
