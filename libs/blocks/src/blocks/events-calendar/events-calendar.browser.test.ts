import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { start } from '../calendar/island.ts';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import { eventsId, sampleEvents } from '../../kit/testing/sample-events.ts';
import { blockStyleSheets } from '../../entries/view/block-style-sheets.ts';
import { eventsCalendar } from './schema.ts';

const mount = () =>
  mountBlock({
    block: eventsCalendar,
    props: { collectionId: eventsId },
    data: sampleEvents(60),
    start,
    style: blockStyleSheets([eventsCalendar.type]).join(''),
  });

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 1, 14), toFake: ['Date'] }));
afterEach(() => {
  removeBlocks();
  vi.useRealTimers();
});

it('shows the events of a collection month by month (BLOCK-32)', async () => {
  mount();
  expect(page.getByRole('table').element().ariaLabel).toBe('March 2026');
  await expect.element(page.getByRole('link', { name: 'Reading' })).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  expect(page.getByRole('table').element().ariaLabel).toBe('May 2026');
  await expect
    .element(page.getByRole('link', { name: 'Concert' }))
    .toHaveAttribute('href', '/events/concert');
});

it('lists all dated events when its script is stopped', () => {
  const { root, stop } = mount();
  stop();
  expect(root.querySelectorAll('.calendar-days > li:not([hidden])')).toHaveLength(2);
});

it('shares one style sheet with the calendar block', () => {
  const [both] = blockStyleSheets([eventsCalendar.type, 25]);
  expect(both).toContain('.calendar');
  expect(blockStyleSheets([eventsCalendar.type, 25])).toHaveLength(1);
});
