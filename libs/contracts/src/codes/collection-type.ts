import { defineCodes, type CodeOf } from './define-codes.ts';

/**
 * The type of a collection (ENUM-26). The specification defines the range 1 to 24; the names are ours. Numbers that are
 * not listed are reserved for future collections.
 */
export const collectionType = defineCodes('collection type', {
  PAGES: 1,
  BLOG: 2,
  PRODUCTS: 3,
  EVENTS: 4,
  PORTFOLIO: 5,
  GALLERY: 6,
  VIDEOS: 7,
  LESSONS: 8,
  ALBUM: 9,
  INDEX: 10,
});

/** A collection type's number. */
export type CollectionType = CodeOf<typeof collectionType>;
