/** The most that a website may hold of something (specification 9; LIMIT-01 to LIMIT-05). */
export const contentLimits = {
  /** Blocks in one layout: one section of a page. */
  blocksPerLayout: 60,
  tracksPerAlbum: 60,
  /** Items of a collection that its owner puts in order by hand. */
  itemsPerOrderableCollection: 250,
  /** Categories of a website, those inside others included. */
  nestedCategories: 10_000,
  productsPerCollection: 200,
} as const;

/** The name of a content limit. */
export type ContentLimit = keyof typeof contentLimits;

/** Whether so many still fit: the limit itself does, one more does not. */
export const fitsContentLimit = (limit: ContentLimit, count: number): boolean =>
  count <= contentLimits[limit];
