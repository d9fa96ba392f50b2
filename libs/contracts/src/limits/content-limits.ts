/** Maximum amounts of a website's content (specification 9; LIMIT-01 to LIMIT-05). */
export const contentLimits = {
  /** Blocks in a section of a page. */
  blocksPerLayout: 60,
  tracksPerAlbum: 60,
  /** Items in a manually sorted collection. */
  itemsPerOrderableCollection: 250,
  /** Categories of a website, including nested ones. */
  nestedCategories: 10_000,
  productsPerCollection: 200,
} as const;

/** The name of a content limit. */
export type ContentLimit = keyof typeof contentLimits;

/** Whether a number is within a limit. */
export const fitsContentLimit = (limit: ContentLimit, count: number): boolean =>
  count <= contentLimits[limit];
