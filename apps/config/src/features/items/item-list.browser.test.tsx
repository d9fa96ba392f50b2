import { collaboratorRole, collectionType, permissionsOf } from '@sitewright/contracts/codes';
import type { StoredItem } from '@sitewright/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { clickLabel } from '../../fake-api/click-label.ts';
import { renderApp } from '../../fake-api/render-app.tsx';
import { idOf, sampleCollection, sampleItem } from '../../fake-api/sample.ts';

// Wide enough for the grips of rows.
beforeEach(() => page.viewport(1280, 800));

const item = (number: number, title: string, changes: Partial<StoredItem> = {}): StoredItem => ({
  ...sampleItem,
  id: idOf('item', number),
  title,
  urlId: title.toLowerCase(),
  ...changes,
});
const { EDITOR } = collaboratorRole;
const readerPermissions = permissionsOf({ isOwner: false, roles: [EDITOR] });
const variant = sampleItem.product!.variants[0]!;
const items = [
  item(1, 'Mocha', { categories: ['Drinks'] }),
  item(2, 'Latte', { categories: ['Drinks'], workflowState: 4 }),
  item(3, 'Beans', {
    categories: ['Coffee'],
    product: { productType: 'physical', variants: [{ ...variant, qtyInStock: 0 }] },
  }),
];
const open = (path = '/harbour-cafe/products', state: object = {}) =>
  renderApp(path, { state: { items, ...state } });

type Screen = Awaited<ReturnType<typeof open>>['screen'];
const titlesIn = (screen: Screen) =>
  items
    .map(({ title }) => ({ title, link: screen.getByRole('link', { name: title }).query() }))
    .filter(({ link }) => link !== null)
    .toSorted((a, b) =>
      a.link!.compareDocumentPosition(b.link!) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    .map(({ title }) => title);

async function choose(screen: Screen, field: RegExp, option: string) {
  await userEvent.click(screen.getByRole('button', { name: field }));
  await userEvent.click(screen.getByRole('option', { name: option }));
}

/** Starts with the grip, goes down to the named position, and drops. */
async function moveByKeyboard(grip: Locator, position: string) {
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';
  // A table moves its first focus to a row, from where an arrow leads to the grip.
  (grip.element() as HTMLElement).focus();
  await new Promise((done) => {
    setTimeout(done, 200);
  });
  (grip.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toMatch(/^Insert/);
  for (let step = 0; step < 3 && focused() !== position; step += 1)
    await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe(position);
  await userEvent.keyboard('{Enter}');
}

describe('the list of products', () => {
  it('is filtered by status, category and stock, and by a search, with the URL', async () => {
    const { screen, address } = await open();
    await expect.element(screen.getByRole('link', { name: 'Mocha' })).toBeVisible();
    await choose(screen, /Category/, 'Drinks (2)');
    await expect.poll(() => titlesIn(screen)).toEqual(['Mocha', 'Latte']);
    await clickLabel(screen.getByRole('radio', { name: 'Available (2)' }));
    await expect.poll(() => titlesIn(screen)).toEqual(['Mocha']);
    await choose(screen, /Category/, 'All categories');
    await choose(screen, /Stock/, 'Sold out (1)');
    await expect.poll(() => titlesIn(screen)).toEqual(['Beans']);
    await userEvent.fill(screen.getByRole('searchbox'), 'latte');
    await expect.element(screen.getByText('No products found')).toBeVisible();
    await expect.poll(address).toContain('search=latte');
    expect(address()).toContain('status=published&stock=soldOut');
  });

  it('opens with the filter of its URL', async () => {
    const { screen } = await open('/harbour-cafe/products?category=Drinks&sort=title');
    await expect.element(screen.getByRole('link', { name: 'Latte' })).toBeVisible();
    expect(titlesIn(screen)).toEqual(['Latte', 'Mocha']);
    await expect
      .element(screen.getByRole('button', { name: /Sort by/ }))
      .toHaveTextContent('Title');
  });

  it('is reordered by keyboard and by the menu of a row', async () => {
    const { screen, api } = await open();
    const titles = () => api.state.items.map(({ title }) => title);
    const grip = screen.getByRole('button', { name: 'Move Mocha' });
    await expect.element(grip).toBeVisible();
    await moveByKeyboard(grip, 'Insert between Latte and Beans');
    await expect.poll(titles).toEqual(['Latte', 'Mocha', 'Beans']);
    await expect.poll(() => titlesIn(screen)).toEqual(['Latte', 'Mocha', 'Beans']);
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Beans' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move to top' }));
    await expect.poll(titles).toEqual(['Beans', 'Latte', 'Mocha']);
    await expect.poll(() => titlesIn(screen)).toEqual(['Beans', 'Latte', 'Mocha']);
  });

  it('has no grips in a narrow window, where the menus of rows move them', async () => {
    await page.viewport(360, 800);
    const { screen, api } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Beans' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move up' }));
    await expect
      .poll(() => api.state.items.map(({ title }) => title))
      .toEqual(['Mocha', 'Beans', 'Latte']);
    await expect
      .element(screen.getByRole('button', { name: 'Move Mocha' }))
      .not.toBeInTheDocument();
  });

  it('is reordered by dragging', async () => {
    const { screen, api } = await open();
    const grip = screen.getByRole('button', { name: 'Move Mocha' });
    await expect.element(grip).toBeVisible();
    const row = screen.getByRole('row', { name: /Beans/ });
    // Pointers pass through the grip to its row.
    await userEvent.dragAndDrop(grip, row, {
      targetPosition: { x: 300, y: 50 },
      steps: 12,
      force: true,
    });
    await expect
      .poll(() => api.state.items.map(({ title }) => title))
      .toEqual(['Latte', 'Beans', 'Mocha']);
  });

  it('shows the new order before the server has it, and the old one if it is rejected', async () => {
    const { promise, resolve: letGo } = Promise.withResolvers<void>();
    const { screen } = await renderApp('/harbour-cafe/products', {
      state: { items },
      wrapFetch: (fetch) => async (url, request) => {
        if (!url.endsWith('/move')) return fetch(url, request);
        await promise;
        return new Response('{"code":"notFound","error":"It is gone."}', {
          status: 404,
          headers: { 'content-type': 'application/json' },
        });
      },
    });
    const grip = screen.getByRole('button', { name: 'Move Mocha' });
    await expect.element(grip).toBeVisible();
    await moveByKeyboard(grip, 'Insert between Latte and Beans');
    await expect.poll(() => titlesIn(screen)).toEqual(['Latte', 'Mocha', 'Beans']);
    letGo();
    await expect.poll(() => titlesIn(screen)).toEqual(['Mocha', 'Latte', 'Beans']);
    await expect.element(screen.getByRole('alert')).toBeVisible();
  });

  it.each([
    ['a filtered list', '?category=Drinks', {}],
    ['a sorted list', '?sort=title', {}],
    ['events', '', { collections: [{ ...sampleCollection, type: collectionType.EVENTS }] }],
    [
      'an editor without the permission',
      '',
      { membership: { isOwner: false, roles: [EDITOR], permissions: [...readerPermissions] } },
    ],
  ])('has no order to change in %s', async (_, query, state) => {
    const area = 'collections' in state ? 'content' : 'products';
    const { screen } = await open(`/harbour-cafe/${area}${query}`, state);
    await expect.element(screen.getByRole('link', { name: 'Latte' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Move Mocha' }).query()).toBeNull();
  });
});
