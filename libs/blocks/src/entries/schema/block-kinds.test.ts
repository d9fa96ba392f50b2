import { blockType, type BlockType } from '@sitewright/contracts/codes';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { samplePage } from '../../kit/testing/sample-view.tsx';
import { BlockView } from '../view/block-view.tsx';
import { blockViews } from '../view/views.gen.ts';
import { blockList, blockOf } from './block-of.ts';

/** The block types that the specification names, in its order, and those that its clauses imply. */
const kinds: readonly (readonly [words: string, type: BlockType, name: string])[] = [
  ['video', blockType.VIDEO, 'video'],
  ['embed', blockType.EMBED, 'embed'],
  ['image', blockType.IMAGE, 'image'],
  ['product', blockType.PRODUCT, 'product'],
  ['collection link', blockType.COLLECTION_LINK, 'collection-link'],
  ['audio-streaming', blockType.AUDIO_STREAMING, 'audio-streaming'],
  ['map', blockType.MAP, 'map'],
  ['form', blockType.FORM, 'form'],
  ['newsletter', blockType.NEWSLETTER, 'newsletter'],
  ['donation button', blockType.DONATION_BUTTON, 'donation-button'],
  ['accordion', blockType.ACCORDION, 'accordion'],
  ['marquee', blockType.MARQUEE, 'marquee'],
  ['button', blockType.BUTTON, 'button'],
  ['member area', blockType.MEMBER_AREA, 'member-area'],
  ['gallery', blockType.GALLERY, 'gallery'],
  ['photo-sharing embeds', blockType.PHOTO_SHARING, 'photo-sharing'],
  ['reservation widgets, version 1', blockType.RESERVATION, 'reservation'],
  ['reservation widgets, version 2', blockType.RESERVATION_V2, 'reservation-v2'],
  ['reservation widgets, table-booking', blockType.TABLE_BOOKING, 'table-booking'],
  ['audio', blockType.AUDIO, 'audio'],
  ['tour dates', blockType.TOUR_DATES, 'tour-dates'],
  ['calendar', blockType.CALENDAR, 'calendar'],
  ['wedding-registry embed', blockType.WEDDING_REGISTRY, 'wedding-registry'],
  ['scheduling embed', blockType.SCHEDULING, 'scheduling'],
  ['search', blockType.SEARCH, 'search'],
  ['chart', blockType.CHART, 'chart'],
  ['social links', blockType.SOCIAL_LINKS, 'social-links'],
  ['menu', blockType.MENU, 'menu'],
  ['summary v2', blockType.SUMMARY, 'summary'],
  ['events collection list', blockType.EVENTS_LIST, 'events-list'],
  ['events collection calendar', blockType.EVENTS_CALENDAR, 'events-calendar'],
  ['share buttons', blockType.SHARE_BUTTONS, 'share-buttons'],
  ['comment links', blockType.COMMENT_LINKS, 'comment-links'],
  ['food-ordering', blockType.FOOD_ORDERING, 'food-ordering'],
];

const draw = (type: number, props: unknown, log: (error: string) => void) =>
  renderToStaticMarkup(
    createElement(BlockView, {
      block: { id: 'b1', type, version: 1, props },
      data: {},
      page: { ...samplePage, log },
    }),
  );

describe('block registry', () => {
  it.each(kinds)('has exactly one view for “%s” (BLOCK-01)', (_words, type, name) => {
    const named = blockList.filter((block) => block.type === type);
    expect(named.map((block) => block.name)).toStrictEqual([name]);
    expect(blockOf(type)).toBe(named[0]);
    expect(blockViews[type as keyof typeof blockViews]).toBeTypeOf('function');
  });

  it('has a distinct view for every block type and no others (BLOCK-01)', () => {
    expect(new Set(Object.values(blockViews)).size).toBe(blockList.length);
    expect(Object.keys(blockViews).map(Number)).toStrictEqual(
      blockList.map(({ type }) => type).toSorted((one, other) => one - other),
    );
  });

  it('renders an unknown block type as an empty string without logging an error (BLOCK-01)', () => {
    const log = vi.fn<(error: string) => void>();
    expect(blockOf(999)).toBeUndefined();
    expect(draw(999, { text: 'Unknown' }, log)).toBe('');
    expect(log).not.toHaveBeenCalled();
  });
});

/** Props that no editor writes: of other types than the schema's, or far out of range. */
const wrong: readonly unknown[] = [
  null,
  'text',
  [],
  { title: 5, text: {}, label: null },
  { address: 7, venueId: 7, business: 7, restaurantId: 7, registry: 7 },
  { page: 'x', area: { href: 5 }, itemId: 'no id', collectionId: 12 },
  { items: 'none', count: -1, limit: 1e9, perRow: 'x', account: [] },
];

it.each(blockList.map((block) => [block.name, block] as const))(
  'renders empty and invalid props without a failure: %s',
  (_name, { type }) => {
    const log = vi.fn<(error: string) => void>();
    for (const props of [{}, ...wrong]) {
      expect(draw(type, props, log)).not.toContain('block-failure');
    }
    expect(log.mock.calls.flat().join()).not.toContain('could not be drawn');
  },
);
