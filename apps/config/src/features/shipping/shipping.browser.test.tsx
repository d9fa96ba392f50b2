import axe from 'axe-core';
import { noOpeningHours, noShipping } from '@sitewright/contracts/entities';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp, type RenderedApp } from '../../fake-api/render-app.tsx';
import { sampleItem } from '../../fake-api/sample.ts';

const path = '/harbour-cafe/shipping';
const open = (state: Parameters<typeof renderApp>[1] = {}) => renderApp(path, state);
const save = ({ screen }: RenderedApp) =>
  userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }));

async function choose({ screen }: RenderedApp, label: string, option: string) {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(label) }).first());
  const search = screen.getByRole('searchbox', { name: 'Search' });
  if (search.elements().length > 0) await userEvent.fill(search, option);
  await userEvent.click(screen.getByRole('option', { name: option, exact: true }));
}

async function add({ screen }: RenderedApp, entry: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Add', exact: true }));
  await userEvent.click(screen.getByRole('menuitem', { name: entry }));
}

it('creates a first zone with a rate that is free above an amount', async () => {
  const app = await open({ state: { shipping: noShipping } });
  const { screen, api } = app;
  await userEvent.click(screen.getByRole('button', { name: 'Add a shipping zone' }));
  await choose(app, 'Add a country', 'Ireland');
  await userEvent.fill(screen.getByLabelText('Rate name'), 'Post');
  await userEvent.fill(screen.getByLabelText('Price', { exact: true }), '5.50');
  await userEvent.fill(screen.getByLabelText('Free from'), '60');
  await save(app);
  await expect.element(screen.getByText(/^Saved/)).toBeVisible();
  expect(api.state.shipping.zones).toMatchObject([
    {
      isRestOfWorld: false,
      regions: [{ country: 'IE', states: [] }],
      rates: [{ name: 'Post', price: { kind: 'flat', priceCents: 550 }, freeFromCents: 6000 }],
    },
  ]);
});

it('adds a rate service with its secret, tests it, and prices a rate by it', async () => {
  const app = await open();
  const { screen, api } = app;
  await expect
    .element(screen.getByRole('option', { name: 'Live carrier rates' }))
    .not.toBeInTheDocument();
  await add(app, 'Rate service');
  await userEvent.fill(screen.getByLabelText('Service name'), 'Parcels');
  await userEvent.fill(screen.getByLabelText('URL'), 'https://down.example/rates');
  await userEvent.click(screen.getByRole('button', { name: 'Test' }));
  await expect.element(screen.getByText('The server could not be reached.')).toBeVisible();
  await userEvent.fill(screen.getByLabelText('URL'), 'https://rates.example/quote');
  await userEvent.click(screen.getByRole('button', { name: 'Test' }));
  await expect.element(screen.getByText(/^Ground · .*12\.95.* · 3 days$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show secret' }));
  const secret = screen.getByLabelText('Secret');
  await expect.poll(() => (secret.element() as HTMLInputElement).value).toMatch(/^secret-of-/);
  await choose(app, 'Pricing', 'Live carrier rates');
  await userEvent.fill(screen.getByLabelText('Surcharge'), '10');
  await userEvent.fill(screen.getByLabelText('Backup price'), '9');
  await save(app);
  await expect.element(screen.getByText(/^Saved/)).toBeVisible();
  const { rateServices, zones } = api.state.shipping;
  expect(rateServices).toMatchObject([{ name: 'Parcels', url: 'https://rates.example/quote' }]);
  expect(zones[0]?.rates[0]?.price).toEqual({
    kind: 'live',
    serviceId: rateServices[0]?.id,
    addPercent: 10,
    backupCents: 900,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Remove rate service Parcels' }));
  await save(app);
  await expect.element(screen.getByText('Choose a rate service.')).toBeVisible();
});

it('limits a country to states and shows the error of a state in two zones', async () => {
  const app = await open();
  const { screen, api } = app;
  await choose(app, 'Add a country', 'United States');
  await choose(app, 'Limit United States', 'Alaska');
  await save(app);
  await expect
    .poll(() => api.state.shipping.zones[0]?.regions)
    .toEqual([
      { country: 'DE', states: [] },
      { country: 'US', states: ['AK'] },
    ]);
  await add(app, 'Shipping zone');
  const second = screen.getByRole('button', { name: /Add a country/ }).last();
  await userEvent.click(second);
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search' }), 'Germany');
  await userEvent.click(screen.getByRole('option', { name: 'Germany' }));
  await save(app);
  await expect.element(screen.getByText('This country is already in a zone.')).toBeVisible();
  expect(api.state.shipping.zones).toHaveLength(1);
});

it('edits price ranges by weight in the unit of the store, without gaps', async () => {
  const app = await open();
  const { screen, api } = app;
  await choose(app, 'Pricing', 'By weight');
  await userEvent.click(screen.getByRole('button', { name: 'Add range' }));
  await userEvent.fill(screen.getByLabelText('Up to').first(), '2.5');
  await userEvent.fill(screen.getByLabelText('Price', { exact: true }).last(), '9');
  await save(app);
  await expect
    .poll(() => api.state.shipping.zones[0]?.rates[0]?.price)
    .toEqual({
      kind: 'weight',
      bands: [
        { from: 0, to: 2500, priceCents: 490 },
        { from: 2500, to: null, priceCents: 900 },
      ],
    });
});

it('does not save an amount that cannot be read, and keeps it', async () => {
  const app = await open();
  const { screen, api } = app;
  const before = api.state.shipping;
  const free = screen.getByLabelText('Free from');
  await userEvent.fill(free, '12,345.678.9');
  await save(app);
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('An amount cannot be read. Correct the marked fields.');
  await expect.element(free).toHaveValue('12,345.678.9');
  expect(api.state.shipping).toBe(before);
});

it('adds a pickup location and a local delivery, and shows the errors of its fields', async () => {
  const app = await open();
  const { screen, api } = app;
  await add(app, 'Pickup location');
  await add(app, 'Local delivery');
  await userEvent.fill(screen.getByLabelText('Postal codes'), '2011*, 99');
  await save(app);
  await expect.element(screen.getByLabelText('Address', { exact: true })).toBeInvalid();
  await userEvent.fill(screen.getByLabelText('Address', { exact: true }), 'Quay 1');
  await userEvent.fill(screen.getByLabelText('City'), 'Bremen');
  await userEvent.fill(screen.getByLabelText('Note on opening hours'), 'Closed on holidays');
  await choose(app, 'Country', 'Germany');
  await userEvent.fill(screen.getByLabelText('Delivery fee'), '3');
  await userEvent.fill(screen.getByLabelText('Postal codes'), '28195, 281*, 28300-28309');
  await userEvent.click(screen.getByRole('button', { name: /Country/ }).last());
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search' }), 'Germany');
  await userEvent.click(screen.getByRole('option', { name: 'Germany' }));
  await save(app);
  await expect
    .poll(() => api.state.shipping.deliveries)
    .toMatchObject([
      { country: 'DE', postalCodes: ['28195', '281*', '28300-28309'], feeCents: 300 },
    ]);
  expect(api.state.shipping.pickups).toMatchObject([
    { address: { line1: 'Quay 1', city: 'Bremen', country: 'DE' } },
  ]);
});

it('edits several opening hours for a day, and shows hours that overlap', async () => {
  const app = await open();
  const { screen, api } = app;
  await add(app, 'Pickup location');
  await userEvent.fill(screen.getByLabelText('Address', { exact: true }), 'Quay 1');
  await userEvent.fill(screen.getByLabelText('City'), 'Bremen');
  await userEvent.click(screen.getByRole('button', { name: 'Add hours on Monday' }));
  await userEvent.fill(screen.getByLabelText('Closes'), '12:00');
  await userEvent.click(screen.getByRole('button', { name: 'Add hours on Monday' }));
  await userEvent.fill(screen.getByLabelText('Opens').last(), '11:00');
  await userEvent.fill(screen.getByLabelText('Closes').last(), '18:30');
  await save(app);
  await expect
    .element(screen.getByText('These hours overlap the hours before them.'))
    .toBeVisible();
  await userEvent.fill(screen.getByLabelText('Opens').last(), '14:00');
  // A further day begins with the hours of the day before.
  await userEvent.click(screen.getByRole('button', { name: 'Add hours on Wednesday' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add hours on Sunday' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove hours Sunday 1' }));
  await save(app);
  await expect
    .poll(() => api.state.shipping.pickups[0]?.openingHours)
    .toEqual({
      ...noOpeningHours,
      monday: [
        { opens: '09:00', closes: '12:00' },
        { opens: '14:00', closes: '18:30' },
      ],
      wednesday: [{ opens: '09:00', closes: '12:00' }],
    });
});

it('adds a profile with products and a zone, which the editor of the product then names', async () => {
  const app = await open();
  const { screen, api } = app;
  await add(app, 'Shipping profile');
  await userEvent.fill(screen.getByLabelText('Profile name'), 'Bulky goods');
  await choose(app, 'Products of Bulky goods', sampleItem.title);
  await userEvent.click(screen.getByRole('button', { name: 'Add zone' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Shipping zone' }));
  await save(app);
  await expect.element(screen.getByText('Add at least one country.')).toBeVisible();
  const country = screen.getByRole('button', { name: /Add a country/ }).last();
  await userEvent.click(country);
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search' }), 'Germany');
  await userEvent.click(screen.getByRole('option', { name: 'Germany' }));
  await expect.element(screen.getByRole('heading', { name: 'Bulky goods: Germany' })).toBeVisible();
  await userEvent.fill(screen.getByLabelText('Price', { exact: true }).last(), '49');
  await save(app);
  await expect
    .poll(() => api.state.shipping.profiles)
    .toMatchObject([
      {
        name: 'Bulky goods',
        productIds: [sampleItem.id],
        zones: [{ regions: [{ country: 'DE' }], rates: [{ price: { priceCents: 4900 } }] }],
      },
    ]);
  await add(app, 'Shipping profile');
  await userEvent.fill(screen.getByLabelText('Profile name').last(), 'Plants');
  await choose(app, 'Products of Plants', sampleItem.title);
  await save(app);
  await expect.element(screen.getByText(/^A product can be in one profile only/)).toBeVisible();
});

it.each([
  ['Bulky goods', [sampleItem.id]],
  ['General', []],
])('shows the profile of a product in its editor: %s', async (name, productIds) => {
  const profile = { id: 'bulky', name: 'Bulky goods', productIds, zones: [] };
  const { screen } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`, {
    state: { shipping: { ...noShipping, profiles: [profile] } },
  });
  await expect.element(screen.getByRole('heading', { name: 'Shipping profile' })).toBeVisible();
  await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
});

it('shows no profile in the editor of a product without profiles', async () => {
  const { screen } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`);
  await expect.element(screen.getByRole('heading', { name: 'Related products' })).toBeVisible();
  await expect.element(screen.getByText('Shipping profile')).not.toBeInTheDocument();
});

it('opens from the command palette under the words that people type', async () => {
  await page.viewport(1280, 800);
  const { screen, address } = await renderApp('/harbour-cafe');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  for (const word of ['postage', 'delivery', 'shipping']) {
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.fill(screen.getByRole('searchbox'), word);
    await expect.element(screen.getByRole('menuitem', { name: /^Shipping/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('searchbox')).not.toBeInTheDocument();
  }
  await userEvent.keyboard('gz');
  await expect.poll(address).toContain('/shipping');
});

it.each(['light', 'dark'])('has no axe violations and fits into 360 px: %s', async (scheme) => {
  await page.viewport(360, 740);
  document.documentElement.dataset['appearance'] = scheme;
  const app = await open();
  const { screen } = app;
  await expect.element(screen.getByRole('heading', { name: 'Shipping', level: 1 })).toBeVisible();
  await choose(app, 'Pricing', 'By weight');
  await choose(app, 'Add a country', 'United States');
  await choose(app, 'Limit United States', 'Alaska');
  await add(app, 'Shipping profile');
  await add(app, 'Pickup location');
  await userEvent.click(screen.getByRole('button', { name: 'Add hours on Monday' }));
  await add(app, 'Local delivery');
  await save(app);
  await expect.element(screen.getByLabelText('City')).toBeInvalid();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  // Below the bar at the top, a button counts as small.
  window.scrollTo(0, 0);
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  delete document.documentElement.dataset['appearance'];
});
