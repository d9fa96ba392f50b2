import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { BlockDefinition } from '../../kit/block/define-block.ts';
import { commentLinks } from '../../blocks/comment-links/schema.ts';
import { donationButton } from '../../blocks/donation-button/schema.ts';
import { eventsCalendar } from '../../blocks/events-calendar/schema.ts';
import { eventsList } from '../../blocks/events-list/schema.ts';
import { memberArea } from '../../blocks/member-area/schema.ts';
import { photoSharing } from '../../blocks/photo-sharing/schema.ts';
import { reservation } from '../../blocks/reservation/schema.ts';
import { reservationV2 } from '../../blocks/reservation-v2/schema.ts';
import { scheduling } from '../../blocks/scheduling/schema.ts';
import { sectionStyle } from '../../kit/section/section-style.ts';
import { baseStyle } from '../../kit/site-style/base-style.ts';
import { tableBooking } from '../../blocks/table-booking/schema.ts';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import { eventsId, sampleEvents } from '../../kit/testing/sample-events.ts';
import { sampleData, sampleId, samplePicture } from '../../kit/testing/sample-view.tsx';
import { weddingRegistry } from '../../blocks/wedding-registry/schema.ts';
import { blockStyleSheets } from './block-style-sheets.ts';

const longWord = 'Rechtsschutzversicherungsgesellschaftsvertretung';
const words = {
  title: longWord,
  text: `Of the ${longWord} and more`,
  label: longWord.slice(0, 20),
};
const area = { href: '/pages/0123456789abcdef01234567' };

const kinds: readonly (readonly [name: string, block: BlockDefinition, props: object])[] = [
  ['reservation', reservation, { ...words, venueId: '1' }],
  ['reservation-v2', reservationV2, { ...words, business: 'halyard' }],
  ['table-booking', tableBooking, { ...words, restaurantId: '1' }],
  ['wedding-registry', weddingRegistry, { ...words, registry: 'ada-and-bo' }],
  ['scheduling', scheduling, { ...words, address: 'https://halyard.as.me/' }],
  ['scheduling elsewhere', scheduling, { ...words, address: 'https://book.example/' }],
  ['donation-button', donationButton, { ...words, page: area }],
  ['member-area', memberArea, { ...words, area }],
  ['comment-links', commentLinks, { text: longWord }],
  [
    'photo-sharing',
    photoSharing,
    { account: 'https://photos.example/a', items: [{ assetId: sampleId('a') }] },
  ],
  ['events-list', eventsList, { collectionId: eventsId }],
  ['events-calendar', eventsCalendar, { collectionId: eventsId }],
];
const data = {
  ...sampleEvents(10),
  ...sampleEvents(60),
  ...sampleData(samplePicture('a', { url: 'data:,' })),
};

afterEach(() => {
  removeBlocks();
  document.documentElement.dir = '';
});

const seen = kinds.flatMap(([name, ...kind]) =>
  (['visitors', 'who edits it'] as const).map((by) => [name, by, ...kind] as const),
);

it.each(seen)('axe reports no violations in %s, seen by %s', async (_name, by, block, props) => {
  mountBlock({
    block,
    props,
    data,
    page: { isEditing: by === 'who edits it' },
    style: `${baseStyle}${sectionStyle}${blockStyleSheets([block.type]).join('')}`,
  });
  // In a page the block would follow the page's title and headings.
  const { violations } = await axe.run(document.querySelector('main')!);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

const edges = [320, 1440].flatMap((width) => ['ltr', 'rtl'].map((dir) => [width, dir] as const));

it.each(edges)('renders no block wider than a container of %i pixels, %s', async (width, dir) => {
  await page.viewport(width, 800);
  document.documentElement.dir = dir;
  for (const [name, block, props] of kinds) {
    mountBlock({
      block,
      props,
      data,
      style: `body{margin:0}${baseStyle}${blockStyleSheets([block.type]).join('')}`,
      width,
    });
    expect([name, document.documentElement.scrollWidth]).toStrictEqual([name, width]);
    for (const element of document.querySelectorAll('main *')) {
      const { left, right } = element.getBoundingClientRect();
      expect([name, element.className, left >= -0.5, right <= width + 0.5]).toStrictEqual([
        name,
        element.className,
        true,
        true,
      ]);
    }
  }
});
