/** How a collection is shown (specification 2; ENUM-06). */
export const collectionViews = ['list', 'grid', 'product'] as const;

/** One way to show a collection. */
export type CollectionViewName = (typeof collectionViews)[number];
