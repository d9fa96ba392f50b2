import type { ItemView } from '@sitewright/contracts/entities';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountBlock, removeBlocks, type MountOptions } from '../../kit/testing/mount-block.ts';
import { sampleId, sampleProduct } from '../../kit/testing/sample-view.tsx';
import calendarCss from './calendar.css?inline';
import { start } from './island.ts';
import { calendar } from './schema.ts';

const collectionId = sampleId('news');

const post = (title: string, publishedAt: string | null): ItemView =>
  sampleProduct({ id: sampleId(title), title, path: `/news/${title}`, publishedAt, product: null });

const posts = [
  post('Opening', '2026-03-12T18:00:00.000Z'),
  post('Draft', null),
  post('Reading', '2026-03-12T20:00:00.000Z'),
  post('Summer', '2026-05-01T10:00:00.000Z'),
];

const given = {
  block: calendar,
  props: { collectionId },
  style: calendarCss,
  data: {
    [`items:${collectionId}:60::`]: {
      collection: { id: collectionId, title: 'News', path: '/news', type: 2, access: 'open' },
      items: posts,
    } as never,
  },
};

const mount = (more: Partial<MountOptions> = {}) => mountBlock({ ...given, start, ...more });

const month = () => page.getByRole('table').element().ariaLabel;
const cellOf = (day: string) => document.querySelector(`time[datetime="${day}"]`)?.parentElement;

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 1, 14), toFake: ['Date'] }));
afterEach(() => {
  removeBlocks();
  vi.useRealTimers();
});

it('shows the next month that has items, with each item on its date (BLOCK-23)', async () => {
  mount();
  expect(month()).toBe('March 2026');
  expect(page.getByRole('columnheader').elements()).toHaveLength(7);
  const links = [...(cellOf('2026-03-12')?.querySelectorAll('a') ?? [])];
  expect(links.map(({ textContent }) => textContent)).toStrictEqual(['Opening', 'Reading']);
  expect(links[0]?.getAttribute('href')).toBe('/news/Opening');
  await expect.element(page.getByText('Draft')).not.toBeInTheDocument();
});

it('navigates to the previous and next month across the year boundary (BLOCK-23)', async () => {
  const announce = vi.fn<(text: string) => void>();
  mount({ runtime: { announce } });
  await page.getByRole('button', { name: 'Next month' }).click();
  expect(month()).toBe('April 2026');
  expect(announce).toHaveBeenLastCalledWith('April 2026');
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect.element(page.getByRole('link', { name: 'Summer' })).toBeVisible();
  for (let step = 0; step < 5; step += 1) {
    await page.getByRole('button', { name: 'Previous month' }).click();
  }
  expect(month()).toBe('December 2025');
});

it('lists the items of the month below the calendar on a narrow viewport', async () => {
  mount({ width: 340 });
  await expect
    .element(page.getByRole('listitem').nth(0))
    .toHaveTextContent('March 12, 2026Opening');
});

it('lists all items without JavaScript, at the same height as with it', () => {
  const { root } = mountBlock({ ...given, width: 340, page: { today: '2026-02-14' } });
  expect(root.querySelectorAll('.calendar-days > li')).toHaveLength(3);
  expect(root.querySelectorAll('[hidden]')).toHaveLength(0);
  const { height } = root.getBoundingClientRect();
  removeBlocks();
  const live = mount({ width: 340, page: { today: '2026-02-14' } });
  expect(live.root.getBoundingClientRect().height).toBe(height);
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
});
