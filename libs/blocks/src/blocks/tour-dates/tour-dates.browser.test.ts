import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import { tourDates } from './schema.ts';
import tourDatesCss from './tour-dates.css?inline';

const mount = (...dates: readonly object[]) =>
  mountBlock({ block: tourDates, props: { dates }, style: tourDatesCss });

afterEach(removeBlocks);

it('lists dates with venue and a link to the tickets (BLOCK-22)', async () => {
  mount(
    { day: '2027-05-14', venue: 'Lantern Room', city: 'Tidewater', tickets: 'https://t.example/1' },
    { day: 'Spring', venue: 'Old Mill', city: '' },
  );
  const rows = page.getByRole('listitem');
  expect(rows.elements()).toHaveLength(2);
  await expect.element(rows.nth(0)).toHaveTextContent('May 14, 2027Lantern RoomTidewaterTickets');
  expect(document.querySelector('time')?.dateTime).toBe('2027-05-14');
  await expect.element(rows.nth(1)).toHaveTextContent('SpringOld Mill');
  const tickets = page.getByRole('link');
  expect(tickets.elements()).toHaveLength(1);
  await expect.element(tickets).toHaveAccessibleName('Tickets: Lantern Room, Tidewater');
  await expect.element(tickets).toHaveAttribute('href', 'https://t.example/1');
});

it.each([
  ['soldOut', 'Sold out'],
  ['cancelled', 'Canceled'],
])('shows the status of a date that is %s, without a ticket link', async (state, words) => {
  mount({ day: '2027-05-14', venue: 'Lantern Room', tickets: 'https://t.example/1', state });
  await expect.element(page.getByText(words)).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(0);
});
