import { afterAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../fake-api/render-app.tsx';

const site = '/harbour-cafe';
const isSeen = (cell: Element) => cell.getBoundingClientRect().width > 0;
const textOf = (cell: Element) => cell.textContent;

afterAll(() => page.viewport(1280, 800));

/** Every table of the area, by its caption, with the names of the columns that a wide and a narrow window show. */
describe.each([
  ['/pages', 'Pages', ['Page', 'URL', 'Status', 'Actions'], ['Page', 'Status', 'Actions']],
  ['/mail', 'Sent emails', ['Subject', 'To', 'Date', 'Status'], ['Subject', 'Status']],
  ['/forms', 'Forms', ['Form', 'Fields', 'Notification email'], ['Form', 'Notification email']],
  ['/submissions', 'Submissions', ['Answers', 'Form', 'Date'], ['Answers', 'Form']],
  [
    '/products',
    'Products',
    ['', 'Product', 'Price', 'In stock', 'Status', 'Actions'],
    ['', 'Product', 'In stock', 'Actions'],
  ],
  [
    '/orders',
    'Orders',
    ['', 'Order', 'Date', 'Customer', 'Total', 'Payment', 'Fulfillment', 'Tags'],
    ['', 'Order', 'Total', 'Fulfillment'],
  ],
  [
    '/inventory',
    'Inventory',
    ['Variant', 'SKU', 'Status', 'Low stock at', 'In stock'],
    ['Variant', 'In stock'],
  ],
  [
    '/discounts',
    'Discounts',
    ['', 'Discount', 'Conditions', 'Status', 'Used', 'Sales'],
    ['', 'Discount', 'Status', 'Used'],
  ],
  [
    '/gift-cards',
    'Gift cards',
    ['Code', 'Recipient', 'Issued', 'Status', 'Balance'],
    ['Code', 'Status', 'Balance'],
  ],
])('the table at %s', (path, caption, wide, narrow) => {
  it.each([
    [1280, wide],
    [360, narrow],
  ])(
    'has an accessible name and aligns each cell with its column heading at %i pixels',
    async (width, titles) => {
      await page.viewport(width, 800);
      const { screen } = await renderApp(`${site}${path}`);
      const table = screen.getByRole('table', { name: caption, exact: true });
      await expect.element(table).toBeVisible();
      const headings = [...table.element().querySelectorAll('th')].filter(isSeen);
      expect(headings.map(textOf)).toEqual(titles);
      const cells = [...table.element().querySelectorAll('tbody tr:first-child td')].filter(isSeen);
      const leftOf = (cell: Element) => Math.round(cell.getBoundingClientRect().left);
      expect(cells.map(leftOf)).toEqual(headings.map(leftOf));
    },
  );
});

it('shows the recipient of a mail below its subject in a narrow viewport', async () => {
  await page.viewport(360, 800);
  const { screen } = await renderApp(`${site}/mail`);
  const first = screen.getByRole('row').nth(1).getByRole('cell').first();
  await expect.element(first.getByText('To ada@example.com')).toBeVisible();
});

it('keeps row actions at least 12 px from the table edge in a narrow viewport', async () => {
  await page.viewport(360, 800);
  const { screen } = await renderApp(`${site}/pages`);
  const button = screen.getByRole('button', { name: 'Settings of Visit' });
  await expect.element(button).toBeVisible();
  const table = screen.getByRole('table').element().getBoundingClientRect();
  expect(table.right - button.element().getBoundingClientRect().right).toBeGreaterThanOrEqual(12);
});

it('opens a row on a click on any cell', async () => {
  await page.viewport(1280, 800);
  const { screen } = await renderApp(`${site}/mail`);
  await screen.getByText('ada@example.com', { exact: true }).click({ force: true });
  await expect.element(screen.getByRole('dialog', { name: /Your order/ })).toBeVisible();
});
