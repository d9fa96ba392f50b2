import {
  collaboratorRole,
  collectionType,
  permissionsOf,
  workflowState,
} from '@sitewright/contracts/codes';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createCall } from '../../api/call.ts';
import { fakeFetch } from '../../fake-api/fake-fetch.ts';
import { createFakeApi } from '../../fake-api/create-fake-api.ts';
import { renderApp } from '../../fake-api/render-app.tsx';
import { idOf, sampleCollection, sampleItem, sampleWebsite } from '../../fake-api/sample.ts';
import { createDataLayer } from '@sitewright/data-layer';

it('adds a product with a price in the shop’s currency and a SKU of its own', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/products');
  await userEvent.click(screen.getByRole('button', { name: 'Add product' }));
  const sku = screen.getByLabelText('SKU');
  await expect.element(sku).toHaveAccessibleDescription('Generated. You can change it.');
  await userEvent.fill(screen.getByLabelText('Title'), 'Espresso cup');
  await userEvent.fill(screen.getByLabelText('Price', { exact: true }), '18.50');
  await userEvent.keyboard('{Tab}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByRole('link', { name: 'Espresso cup' })).toBeVisible();
  expect(api.state.items.at(-1)).toMatchObject({
    title: 'Espresso cup',
    product: { variants: [{ price: 1850, sku: expect.stringMatching(/^SQ\d{7}$/) }] },
  });
});

it('shows which item already uses a URL slug', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/products');
  await userEvent.click(screen.getByRole('button', { name: 'Add product' }));
  await userEvent.fill(screen.getByLabelText('Title'), 'House blend');
  await userEvent.fill(screen.getByLabelText('URL slug'), sampleItem.urlId);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .element(screen.getByLabelText('URL slug'))
    .toHaveAccessibleDescription(
      `The item “${sampleItem.title}” already uses /shop/${sampleItem.urlId}. Please choose another.`,
    );
  expect(api.state.items).toHaveLength(1);
});

it('changes stock and price of a product', async () => {
  const { screen, api } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`);
  await userEvent.fill(screen.getByLabelText('In stock'), '40');
  await userEvent.fill(screen.getByLabelText('Price', { exact: true }), '9.90');
  await userEvent.keyboard('{Tab}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => api.state.items[0]?.product?.variants[0])
    .toMatchObject({ price: 990, qtyInStock: 40 });
});

it('shows an error for an invalid price or stock and does not save it', async () => {
  const { screen, api } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`);
  const before = api.state.items[0]?.product?.variants[0];
  const price = screen.getByLabelText('Price', { exact: true });
  const save = screen.getByRole('button', { name: 'Save' });
  const expected = 'Enter an amount of 0 or more with at most two decimals, like 12.50 or 12,50.';
  for (const [typed, error] of [
    ['abc', expected],
    ['12.345', expected],
    ['12,505', `${expected} If you mean thousands, enter 12505.`],
  ] as const) {
    await userEvent.fill(price, typed);
    await userEvent.keyboard('{Tab}');
    await expect.element(price).toHaveAccessibleDescription(error);
    await expect.element(price).toHaveValue(typed);
  }
  await userEvent.fill(screen.getByLabelText('In stock'), '-5');
  await userEvent.click(save);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Check the marked fields.');
  await expect.element(screen.getByText('Enter a whole number of 0 or more.')).toBeVisible();
  expect(api.state.items[0]?.product?.variants[0]).toEqual(before);

  await userEvent.fill(price, '12,30');
  await userEvent.fill(screen.getByLabelText('In stock'), '5');
  await userEvent.click(save);
  await expect
    .poll(() => api.state.items[0]?.product?.variants[0])
    .toMatchObject({ price: 1230, qtyInStock: 5 });
});

it.each([
  ['metric', 'kg', '0.454', '1.25', 1250],
  ['imperial', 'lbs', '1.00', '2.5', 1134],
] as const)('converts product weights to the units of a %s store', async (...row) => {
  const [measurementStandard, unit, shown, typed, weightGrams] = row;
  const [variant] = sampleItem.product!.variants;
  const variants = [{ ...variant!, weightGrams: 454 }];
  const { screen, api } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`, {
    state: {
      websites: [{ ...sampleWebsite, measurementStandard }],
      items: [{ ...sampleItem, product: { ...sampleItem.product!, variants } }],
    },
  });
  const weight = screen.getByLabelText('Weight');
  await expect.element(weight).toHaveValue(shown);
  await expect.element(screen.getByText(unit, { exact: true })).toBeVisible();
  await userEvent.fill(weight, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.items[0]?.product?.variants[0]).toMatchObject({ weightGrams });
});

it('ignores an invalid weight when the product type has no weight', async () => {
  const { screen, api } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`);
  await userEvent.fill(screen.getByLabelText('Weight'), 'heavy');
  await userEvent.click(screen.getByRole('button', { name: /Product type/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Service' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.items[0]?.product).toMatchObject({ productType: 'service' });
});

it('hides the items of the previous collection while another one loads', async () => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const other = { ...sampleCollection, id: idOf('collection', 2), title: 'Lamps' };
  const { screen } = await renderApp('/harbour-cafe/products', {
    state: { collections: [sampleCollection, other] },
    wrapFetch: (fetch) => async (url, request) => {
      if (url.includes(`${other.id}/items`)) await promise;
      return fetch(url, request);
    },
  });
  const row = screen.getByRole('link', { name: sampleItem.title });
  await expect.element(row).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Collection/ }));
  await userEvent.click(screen.getByRole('option', { name: /Lamps/ }));
  await expect.element(row).not.toBeInTheDocument();
  letGo();
  await expect.element(screen.getByText('No products yet')).toBeVisible();
});

it('renames a category and adds a tag to a product, and saves both with it (TAG-01, TAG-02)', async () => {
  const { screen, api } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Rename Coffee', exact: true }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'New name of Coffee' }), 'Beans');
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(screen.getByRole('textbox', { name: 'New tag', exact: true }), 'dark');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => api.state.items[0])
    .toMatchObject({ categories: ['Beans'], tags: ['dark'] });
});

it('shows store labels for product states and offers only supported states', async () => {
  await page.viewport(1280, 800);
  const { NEEDS_REVIEW, DRAFT } = workflowState;
  const { screen } = await renderApp('/harbour-cafe/products', {
    state: {
      items: [
        sampleItem,
        { ...sampleItem, id: idOf('item', 2), title: 'Cold brew', workflowState: DRAFT },
        { ...sampleItem, id: idOf('item', 3), title: 'Old tin', workflowState: NEEDS_REVIEW },
      ],
    },
  });
  await expect.element(screen.getByText('Available')).toBeVisible();
  expect(
    screen
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/StatusActions$/),
    expect.stringMatching(/Available$/),
    expect.stringMatching(/Hidden$/),
    expect.stringMatching(/Unsupported$/),
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Cold brew' }));
  await userEvent.click(screen.getByRole('button', { name: /^(Hidden )?Status/ }));
  const options = screen.getByRole('option');
  await expect.element(options.first()).toBeVisible();
  expect(options.elements().map(({ textContent }) => textContent)).toEqual([
    'Available',
    'Scheduled',
    'Hidden',
  ]);
});

it('shows catalog labels for the states of a post', async () => {
  const post = { ...sampleItem, product: null, workflowState: workflowState.NEEDS_REVIEW };
  const { screen } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`, {
    state: { items: [post], collections: [{ ...sampleCollection, type: collectionType.BLOG }] },
  });
  await userEvent.click(screen.getByRole('button', { name: /Status/ }));
  const options = screen.getByRole('option');
  await expect.element(options.first()).toBeVisible();
  expect(options.elements().map(({ textContent }) => textContent)).toEqual([
    'Published',
    'Scheduled',
    'Needs Review',
    'Draft',
    'Private',
  ]);
});

it('deletes an item after asking', async () => {
  const { screen, api } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect.poll(() => api.state.items).toEqual([]);
});

it('shows an error when the collections cannot be loaded (CFG-03)', async () => {
  const failing = http.get('*/api/websites/:websiteId/collections', () =>
    HttpResponse.json({ error: 'Internal server error.' }, { status: 500 }),
  );
  const dataLayer = createDataLayer({
    fetch: fakeFetch([failing, ...createFakeApi().handlers]),
    setTimer: (callback, delayMs) => setTimeout(callback, delayMs),
  });
  const { screen } = await renderApp('/harbour-cafe/products', {
    services: { call: createCall(dataLayer) },
  });
  await expect.element(screen.getByText('Unable to load collections')).toBeVisible();
});

it('shows that items are not visible while their page is not published', async () => {
  const { pages } = createFakeApi().state;
  const { screen } = await renderApp('/harbour-cafe/products', {
    state: { pages: pages.map((page) => ({ ...page, changed: 'new' as const })) },
  });
  await expect.element(screen.getByText(/^Their page is not published yet/)).toBeVisible();
});

it('does not request pages without permission and shows a neutral hint', async () => {
  const requested: string[] = [];
  const permissions = permissionsOf({ isOwner: false, roles: [collaboratorRole.STORE_MANAGER] });
  const { screen } = await renderApp('/harbour-cafe/products', {
    state: {
      membership: {
        isOwner: false,
        roles: [collaboratorRole.STORE_MANAGER],
        permissions: [...permissions],
      },
    },
    wrapFetch: (fetch) => (url, init) => {
      requested.push(url);
      return fetch(url, init);
    },
  });
  await expect.element(screen.getByRole('link', { name: 'House blend' })).toBeVisible();
  await expect
    .element(
      screen.getByText('Visitors see items as soon as the page that shows them is published.'),
    )
    .toBeVisible();
  expect(requested.filter((url) => /\/pages\b/.test(url))).toEqual([]);
});

it('sets the input mode of number fields for virtual keyboards', async () => {
  const { screen } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`);
  const price = screen.getByLabelText('Price', { exact: true });
  await expect.element(price).toHaveAttribute('inputmode', 'decimal');
  await expect.element(screen.getByLabelText('In stock')).toHaveAttribute('inputmode', 'numeric');
});

it('finds a product by part of its SKU and shows an empty state without results', async () => {
  const [variant] = sampleItem.product!.variants;
  const other = {
    ...sampleItem,
    id: idOf('item', 2),
    urlId: 'jug',
    title: 'Tall jug',
    product: { ...sampleItem.product!, variants: [{ ...variant!, sku: 'TG-JUG-1' }] },
  };
  const { screen } = await renderApp('/harbour-cafe/products', {
    state: { items: [sampleItem, other] },
  });
  const search = screen.getByRole('searchbox', { name: 'Search by title or SKU' });
  await userEvent.fill(search, 'tg-jug');
  await expect.element(screen.getByRole('link', { name: 'Tall jug' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: sampleItem.title }))
    .not.toBeInTheDocument();
  await userEvent.fill(search, 'nothing of that');
  await expect.element(screen.getByText('No products found')).toBeVisible();
  await userEvent.clear(search);
  await expect.element(screen.getByRole('link', { name: sampleItem.title })).toBeVisible();
});
