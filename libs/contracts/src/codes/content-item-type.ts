import { defineCodes, type CodeOf } from './define-codes.ts';

/** What an item is: the `recordType` of the site context (specification 3; ENUM-19 to ENUM-21). 3 and 23 to 49 are reserved. */
export const contentItemType = defineCodes('content item type', {
  TEXT: 1,
  IMAGE: 2,
  QUOTE: 4,
  LINK: 5,
  CHAT: 6,
  AUDIO: 7,
  VIDEO: 8,
  VIDEO_DEPRECATED: 9,
  REVIEW: 10,
  STORE_ITEM: 11,
  EVENT: 12,
  THREAD: 13,
  GALLERY: 14,
  BINARY: 15,
  CSSASSET: 16,
  TWEAKASSET: 17,
  DIGITALGOOD: 18,
  ATTACHMENT: 19,
  EXPORT_WORDPRESS: 20,
  EXPORT_INTERNAL: 21,
  TEXT_PROSE_MIRROR: 22,
  TWEET: 50,
  RSS: 51,
  CHECKIN: 52,
  DELICIOUS: 53,
  KBARTICLE: 54,
  PROJECT_ITEM: 55,
  COLLECTION_TAXONOMY: 56,
  SECTION_TAXONOMY: 57,
  ITEM_TAXONOMY: 58,
  PORTFOLIO_ITEM: 59,
  EXPORT_TRANSLATABLE_STRINGS: 60,
  SQSP_VIDEO: 61,
  LESSON: 62,
});

/** A content item type's number. */
export type ContentItemType = CodeOf<typeof contentItemType>;
