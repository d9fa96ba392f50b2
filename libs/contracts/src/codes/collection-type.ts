import { defineCodes, type CodeOf } from './define-codes.ts';

/**
 * What a collection holds (ENUM-26). The specification fixes the range 1 to 24; the names are ours.
 * Numbers not listed are reserved for collections to come.
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
