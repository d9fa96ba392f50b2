import { collectionType } from '@sitewright/contracts/codes';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import { eventsId, sampleEvents } from '../../kit/testing/sample-events.ts';
import eventsListCss from './events-list.css?inline';
import { eventsList } from './schema.ts';

const mount = (
  props: { order?: 'latest'; [name: string]: unknown } = {},
  type?: number,
  today?: string,
) =>
  mountBlock({
    block: eventsList,
    props: { collectionId: eventsId, ...props },
    data: sampleEvents(10, type, props.order),
    ...(today === undefined ? {} : { page: { today } }),
    style: eventsListCss,
  });
const titles = () =>
  page
    .getByRole('heading')
    .elements()
    .map((title) => title.textContent);

afterEach(removeBlocks);

it('lists dated events in ascending order, each linked to its page (BLOCK-31)', async () => {
  mount();
  expect(titles()).toStrictEqual(['Reading', 'Concert']);
  const [first] = document.querySelectorAll('time');
  expect(first?.dateTime).toBe('2026-03-12');
  expect(first?.textContent).toBe('March 12, 2026');
  await expect
    .element(page.getByRole('link', { name: 'Reading' }))
    .toHaveAttribute('href', '/events/reading');
  expect(document.querySelectorAll('img')).toHaveLength(1);
});

it('shows the date and location of an event, and that it is canceled', async () => {
  mount();
  const [, concert] = document.querySelectorAll('.event');
  expect(concert?.querySelector('time')?.dateTime).toBe('2026-05-02');
  await expect.element(page.getByText('Old Mill')).toBeVisible();
  await expect.element(page.getByText('Canceled')).toBeVisible();
});

it('omits past events, except in latest-first order (BLOCK-31)', () => {
  mount({}, undefined, '2026-05-02');
  expect(titles()).toStrictEqual(['Concert']);
  removeBlocks();
  mount({}, undefined, '2026-05-03');
  expect(titles()).toStrictEqual([]);
  mount({ order: 'latest' }, undefined, '2026-05-03');
  expect(titles()).toStrictEqual(['Concert', 'Reading']);
});

it('lists the latest event first, with only the configured details', async () => {
  mount({ order: 'latest', showPicture: false, showExcerpt: false, showCategories: true });
  expect(titles()).toStrictEqual(['Concert', 'Reading']);
  expect(document.querySelector('img')).toBeNull();
  await expect.element(page.getByText('Music')).toBeVisible();
  await expect.element(page.getByText('Thrown by hand.')).not.toBeInTheDocument();
});

it('renders an empty block for a collection that does not contain events', () => {
  mount({}, collectionType.BLOG);
  expect(document.querySelector('main')?.innerHTML).toBe('');
});
