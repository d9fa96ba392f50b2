import { describe, expect, it } from 'vitest';
import { blockVariantType } from './block-variant-type.ts';
import { collaboratorRole } from './collaborator-role.ts';
import { contentItemType } from './content-item-type.ts';
import { formBuilderStep } from './form-builder-step.ts';
import { legacyBlockType } from './legacy-block-type.ts';
import { likertAnswer } from './likert-answer.ts';
import { mapStyle } from './map-style.ts';
import { mobileInfoBarStyle } from './mobile-info-bar-style.ts';
import { noneBlackWhite } from './none-black-white.ts';
import { noneShow } from './none-show.ts';
import { pageType } from './page-type.ts';
import { permissionCode } from './permission-code.ts';
import { productType } from './product-type.ts';
import { sliceType } from './slice-type.ts';
import { unitsSystem } from './units-system.ts';
import { websiteStatus } from './website-status.ts';
import { websiteType } from './website-type.ts';
import { workflowState } from './workflow-state.ts';

/** Parses a table in the specification's format: `NAME 1, OTHER 2`. */
const table = (text: string): Record<string, number> =>
  Object.fromEntries(
    text
      .split(', ')
      .map((row) => [row.slice(0, row.lastIndexOf(' ')), Number(row.split(' ').at(-1))]),
  );

/** Each row: the requirements, the family, and the specification's table. */
const specified = [
  ['ENUM-05', sliceType, 'COVER_PAGE 1, LOCK_SCREEN 2, POPUP_OVERLAY 3'],
  ['ENUM-13', productType, 'PHYSICAL 1, DIGITAL 2, SERVICE 3, GIFT_CARD 4, PAYWALL 5'],
  ['ENUM-14', formBuilderStep, 'BUILD 1, STORAGE 2, ADVANCED 3, CAPTCHA 4, DISCLAIMER 5'],
  [
    'ENUM-15',
    likertAnswer,
    'STRONGLY_DISAGREE -2, DISAGREE -1, NEUTRAL 0, AGREE 1, STRONGLY_AGREE 2',
  ],
  ['ENUM-16', unitsSystem, 'IMPERIAL 1, METRIC 2'],
  [
    'ENUM-17',
    mapStyle,
    'ORIGINAL 1, GRAYSCALE 2, SATELLITE 3, MINIMAL_LIGHT 4, MINIMAL_DARK 5, MINIMAL_BLUE 6',
  ],
  [
    'ENUM-27, ENUM-28',
    legacyBlockType,
    'heading 1, sub-heading 2, body 3, image 4, gallery 5, video 6, social-icons 7, buttons 8, navigation 9, custom-form 10, newsletter 11, album 12, map 13, logo 14, action 15, form 16, lock 17, password 18, twitter 19, popup-overlay-action 20, temp-lock-inject 100',
  ],
  [
    'ENUM-34',
    websiteStatus,
    'EXPIRED 1, PASTDUE 2, TRIAL 3, BETA 4, REMOVED 5, INTERNAL 6, COMPED 7, PAID 8, V5_LINKED 11, ACTIVE_PARKING_PAGE 12, RESOLD 13, RESOLD_GRACE_PERIOD 14, ENTERPRISE 15',
  ],
  ['ENUM-35', websiteType, 'CLASSIC 1, COVER_PAGE 2, PARKING_PAGE 3, COMMERCE 4, ENTERPRISE 5'],
  [
    'ENUM-37',
    workflowState,
    'PUBLISHED 1, SCHEDULED 2, NEEDS_REVIEW 3, DRAFT 4, PRIVATE 5, DELETED 6',
  ],
  ['ENUM-41', noneShow, 'NONE 1, SHOW 2'],
  ['ENUM-42', noneBlackWhite, 'NONE 1, BLACK 2, WHITE 3'],
  ['ENUM-47', mobileInfoBarStyle, 'NONE 1, LIGHT 2, DARK 3'],
  [
    'ENUM-50',
    collaboratorRole,
    'ADMIN 1, BILLING 2, REPORTING 3, EDITOR 4, MODERATOR 6, COMMENTER 7, STORE_MANAGER 8, SCHEDULING 9, VIEWER 10, CAMPAIGNS_EDITOR 11, SCHEDULING_VIEWER 12, SCHEDULING_EDITOR 13',
  ],
  [
    'ENUM-51',
    permissionCode,
    'AUTHENTICATED_WITHOUT_SITE_PERMISSIONS 0, CONFIG 1, ADMIN 2, CONTENT_MANAGER 11, SETTINGS 12, ACTIVITY 13, COMMERCE 14, NEWSLETTER 15',
  ],
] as const;

describe('numeric code families', () => {
  it.each(specified.map(([ids, family, text]) => ({ ids, family, text, called: family.family })))(
    'define each $called with the specified number ($ids)',
    ({ family, text }) => {
      expect({ ...family }).toStrictEqual(table(text));
    },
  );
});

describe('page types', () => {
  const named = (from: number, to: number) =>
    Object.fromEntries(Object.entries(pageType).filter(([, code]) => code >= from && code <= to));

  it('have the specified numbers (ENUM-01)', () => {
    expect(named(0, 199)).toStrictEqual(
      table(
        'MAIN_CONTENT 1, CONTENT_COLLECTION 1, PAGE 2, SPLASH_PAGE 3, CONTENT_ITEM 50, NOT_FOUND 100, ERROR 101, SEARCH 102, LOCK_SCREEN 103, POPUP_OVERLAY 104, PROTECTED_CONTENT 105, MEMBER_AREA_ACCESS_DENIED 106',
      ),
    );
  });

  it('have the specified numbers for commerce pages (ENUM-02)', () => {
    expect(named(200, 299)).toStrictEqual(
      table(
        'SHOW_CART 200, CHECKOUT 201, ORDER_CONFIRMED 202, DONATE 203, CONTRIBUTION_CONFIRMED 204, COMMERCE_CART_V2 205, SUBSCRIPTION_CONFIRMED 206, ORDER_RECEIVED 207, MEMBERSHIP_CONFIRMED 208, REVIEWS_REQUEST 209',
      ),
    );
  });

  it('have the specified numbers for email pages (ENUM-03)', () => {
    expect(named(300, Infinity)).toStrictEqual(
      table('NEWSLETTER_UNSUBSCRIBE 300, COMMERCE_EMAIL_PREVIEW 301'),
    );
  });

  it('use the name MAIN_CONTENT for number 1 (ENUM-04)', () => {
    expect(pageType.CONTENT_COLLECTION).toBe(pageType.MAIN_CONTENT);
    expect(pageType.nameOf(1)).toBe('MAIN_CONTENT');
  });
});

describe('content item types', () => {
  const named = (from: number, to: number) =>
    Object.fromEntries(
      Object.entries(contentItemType).filter(([, code]) => code >= from && code <= to),
    );

  it('have the specified numbers up to 14 (ENUM-19)', () => {
    expect(named(0, 14)).toStrictEqual(
      table(
        'TEXT 1, IMAGE 2, QUOTE 4, LINK 5, CHAT 6, AUDIO 7, VIDEO 8, VIDEO_DEPRECATED 9, REVIEW 10, STORE_ITEM 11, EVENT 12, THREAD 13, GALLERY 14',
      ),
    );
  });

  it('have the specified numbers from 15 to 22 (ENUM-20)', () => {
    expect(named(15, 49)).toStrictEqual(
      table(
        'BINARY 15, CSSASSET 16, TWEAKASSET 17, DIGITALGOOD 18, ATTACHMENT 19, EXPORT_WORDPRESS 20, EXPORT_INTERNAL 21, TEXT_PROSE_MIRROR 22',
      ),
    );
  });

  it('have the specified numbers from 50 on (ENUM-21)', () => {
    expect(named(50, Infinity)).toStrictEqual(
      table(
        'TWEET 50, RSS 51, CHECKIN 52, DELICIOUS 53, KBARTICLE 54, PROJECT_ITEM 55, COLLECTION_TAXONOMY 56, SECTION_TAXONOMY 57, ITEM_TAXONOMY 58, PORTFOLIO_ITEM 59, EXPORT_TRANSLATABLE_STRINGS 60, SQSP_VIDEO 61, LESSON 62',
      ),
    );
  });
});

describe('block variant types', () => {
  const named = (...blocks: readonly string[]) =>
    Object.fromEntries(
      Object.entries(blockVariantType).filter(([name]) =>
        blocks.some((block) => name.startsWith(`${block}_`)),
      ),
    );

  it.each([
    ['ENUM-29', 'GALLERY', 'SLIDESHOW 1000, CAROUSEL 1002, GRID 1003, STACK 1004'],
    ['ENUM-30', 'SUMMARY', 'WALL 1005, CAROUSEL 1006, LIST 1007, GRID 1008'],
    ['ENUM-31', 'CHART', 'BAR 1009, LINE 1010, PIE 1011'],
    [
      'ENUM-32',
      'IMAGE',
      'INLINE 1012, POSTER 1013, CARD 1014, OVERLAP 1015, COLLAGE 1016, STACK 1017',
    ],
  ])('have the specified numbers (%s)', (_, block, text) => {
    const expected = Object.entries(table(text)).map(([name, code]) => [`${block}_${name}`, code]);

    expect(named(block)).toStrictEqual(Object.fromEntries(expected));
  });

  it('have the specified numbers for widgets, and no others exist (ENUM-33)', () => {
    expect(named('RESERVATIONS', 'EVENTS')).toStrictEqual(
      table('RESERVATIONS_WIDGET 1018, EVENTS_WIDGET 1019'),
    );
    expect(blockVariantType.codes).toHaveLength(19);
    expect(blockVariantType.isCode(1001)).toBe(false);
  });
});
