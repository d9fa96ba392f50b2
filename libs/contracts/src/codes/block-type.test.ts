import { expect, it } from 'vitest';
import { blockType } from './block-type.ts';
import { codeSchema } from './code-schema.ts';
import { collectionType } from './collection-type.ts';

/** The block types that section 1 of the specification names, in its order. */
const kindsOfTheSpecification = [
  'VIDEO',
  'EMBED',
  'IMAGE',
  'PRODUCT',
  'COLLECTION_LINK',
  'AUDIO_STREAMING',
  'MAP',
  'FORM',
  'NEWSLETTER',
  'DONATION_BUTTON',
  'ACCORDION',
  'MARQUEE',
  'BUTTON',
  'MEMBER_AREA',
  'GALLERY',
  'PHOTO_SHARING',
  'RESERVATION',
  'RESERVATION_V2',
  'TABLE_BOOKING',
  'AUDIO',
  'TOUR_DATES',
  'CALENDAR',
  'WEDDING_REGISTRY',
  'SCHEDULING',
  'SEARCH',
  'CHART',
  'SOCIAL_LINKS',
  'MENU',
  'SUMMARY',
  'EVENTS_LIST',
  'EVENTS_CALENDAR',
  'SHARE_BUTTONS',
  'COMMENT_LINKS',
] as const;

it('defines accordion 69 and marquee 70 and rejects numbers outside 1 to 70 (ENUM-24)', () => {
  expect(blockType.ACCORDION).toBe(69);
  expect(blockType.MARQUEE).toBe(70);
  expect(Math.min(...blockType.codes)).toBe(1);
  expect(Math.max(...blockType.codes)).toBe(70);

  const schema = codeSchema(blockType);
  expect([0, -1, 71, 1.5, 1000].filter((value) => schema.safeParse(value).success)).toStrictEqual(
    [],
  );
  expect(blockType.codes.every((code) => schema.safeParse(code).success)).toBe(true);
});

it('defines a unique number for each specified block kind (ENUM-25)', () => {
  const numbers = kindsOfTheSpecification.map((kind) => blockType[kind]);

  expect(numbers.every((number) => blockType.isCode(number))).toBe(true);
  expect(new Set(numbers).size).toBe(kindsOfTheSpecification.length);
  expect(blockType.codes).toHaveLength(Object.keys(blockType).length);
});

it('does not change the stored block numbers (ENUM-25)', () => {
  expect({ ...blockType }).toMatchInlineSnapshot(`
    {
      "ACCORDION": 69,
      "AUDIO": 23,
      "AUDIO_STREAMING": 16,
      "BUTTON": 4,
      "CALENDAR": 25,
      "CHART": 29,
      "CODE": 13,
      "COLLECTION_LINK": 15,
      "COMMENT_LINKS": 35,
      "DONATION_BUTTON": 17,
      "EMBED": 14,
      "EVENTS_CALENDAR": 33,
      "EVENTS_LIST": 32,
      "FOOD_ORDERING": 36,
      "FORM": 6,
      "GALLERY": 5,
      "HEADING": 2,
      "IMAGE": 3,
      "LINE": 38,
      "MAP": 11,
      "MARQUEE": 70,
      "MEMBER_AREA": 18,
      "MENU": 31,
      "NEWSLETTER": 7,
      "PHOTO_SHARING": 19,
      "PRODUCT": 8,
      "QUOTE": 37,
      "RESERVATION": 20,
      "RESERVATION_V2": 21,
      "REVIEWS": 39,
      "SCHEDULING": 27,
      "SEARCH": 28,
      "SHARE_BUTTONS": 34,
      "SOCIAL_LINKS": 30,
      "SPACER": 12,
      "SUMMARY": 9,
      "TABLE_BOOKING": 22,
      "TEXT": 1,
      "TOUR_DATES": 24,
      "VIDEO": 10,
      "WEDDING_REGISTRY": 26,
    }
  `);
});

it('defines the collection types and rejects numbers outside 1 to 24 (ENUM-26)', () => {
  const schema = codeSchema(collectionType);

  expect({ ...collectionType }).toStrictEqual({
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
  expect(collectionType.codes.every((code) => code >= 1 && code <= 24)).toBe(true);
  expect([0, 25, -1, 2.5].filter((value) => schema.safeParse(value).success)).toStrictEqual([]);
});
