import { defineCodes, type CodeOf } from './define-codes.ts';

/**
 * The types of blocks on a page (ENUM-24, ENUM-25). The specification defines the range 1 to 70, `ACCORDION` and
 * `MARQUEE`; the other numbers are ours and equally stable. Numbers that are not listed are reserved for future blocks.
 */
export const blockType = defineCodes('block type', {
  TEXT: 1,
  HEADING: 2,
  IMAGE: 3,
  BUTTON: 4,
  GALLERY: 5,
  FORM: 6,
  NEWSLETTER: 7,
  PRODUCT: 8,
  SUMMARY: 9,
  VIDEO: 10,
  MAP: 11,
  SPACER: 12,
  CODE: 13,
  EMBED: 14,
  COLLECTION_LINK: 15,
  AUDIO_STREAMING: 16,
  DONATION_BUTTON: 17,
  MEMBER_AREA: 18,
  PHOTO_SHARING: 19,
  RESERVATION: 20,
  RESERVATION_V2: 21,
  TABLE_BOOKING: 22,
  AUDIO: 23,
  TOUR_DATES: 24,
  CALENDAR: 25,
  WEDDING_REGISTRY: 26,
  SCHEDULING: 27,
  SEARCH: 28,
  CHART: 29,
  SOCIAL_LINKS: 30,
  MENU: 31,
  EVENTS_LIST: 32,
  EVENTS_CALENDAR: 33,
  SHARE_BUTTONS: 34,
  COMMENT_LINKS: 35,
  FOOD_ORDERING: 36,
  QUOTE: 37,
  LINE: 38,
  REVIEWS: 39,
  ACCORDION: 69,
  MARQUEE: 70,
});

/** A block type's number. */
export type BlockType = CodeOf<typeof blockType>;
