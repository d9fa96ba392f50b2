import { noTaxes } from '@sitewright/contracts/entities';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clickLabel } from '../../fake-api/click-label.ts';
import { renderApp, type RenderedApp } from '../../fake-api/render-app.tsx';

const open = (state: object = {}) => renderApp('/harbour-cafe/taxes', { state });
const save = ({ screen }: RenderedApp) =>
  userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }));

async function choose({ screen }: RenderedApp, label: string, option: string) {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(label) }).first());
  const search = screen.getByRole('searchbox', { name: 'Search' });
  if (search.elements().length > 0) await userEvent.fill(search, option);
  await userEvent.click(screen.getByRole('option', { name: option, exact: true }));
}

it('creates a first rate for a state', async () => {
  const app = await open({ taxes: noTaxes });
  const { screen, api } = app;
  await userEvent.click(screen.getByRole('button', { name: 'Add rate' }));
  const rate = screen.getByRole('group', { name: /^Rate Tax/ });
  await userEvent.click(rate.getByRole('button', { name: /Country/ }));
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search' }), 'United States');
  await userEvent.click(screen.getByRole('option', { name: 'United States', exact: true }));
  await choose(app, 'State or region', 'Maine');
  await userEvent.fill(screen.getByLabelText('Rate', { exact: true }), '5.5');
  await clickLabel(screen.getByRole('switch', { name: /^Charge tax on shipping/ }));
  await save(app);
  await expect.element(screen.getByText(/^Saved/)).toBeVisible();
  expect(api.state.taxes).toMatchObject({
    taxesShipping: true,
    rates: [{ country: 'US', state: 'ME', ratePercent: 5.5, taxClass: 'standard' }],
  });
});

it('adds a tax service, tests it for a place, and removes it', async () => {
  const app = await open();
  const { screen, api } = app;
  await userEvent.click(screen.getByRole('button', { name: 'Add tax service' }));
  await save(app);
  await expect.element(screen.getByText(/Please give a /)).toBeVisible();
  await userEvent.fill(screen.getByLabelText('URL'), 'https://down.example/');
  await userEvent.click(screen.getByRole('button', { name: 'Test' }));
  await expect.element(screen.getByText('The server could not be reached.')).toBeVisible();
  await userEvent.fill(screen.getByLabelText('URL'), 'https://taxes.example/');
  await userEvent.fill(screen.getByLabelText('Postal code to test'), '10001');
  await userEvent.click(screen.getByRole('button', { name: 'Test' }));
  await expect.element(screen.getByText('County of 10001 · 8.875 %')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show secret' }));
  const secret = screen.getByLabelText('Secret');
  await expect.poll(() => (secret.element() as HTMLInputElement).value).toMatch(/^secret-of-/);
  await save(app);
  await expect.poll(() => api.state.taxes.service?.url).toBe('https://taxes.example/');
  await userEvent.click(screen.getByRole('button', { name: 'Remove tax service' }));
  await save(app);
  await expect.poll(() => api.state.taxes.service).toBeNull();
});

it('adds the standard rates of a country from the starter table, each place once', async () => {
  const app = await open();
  const { screen, api } = app;
  await choose(app, 'Add the rates of a country', 'France');
  await userEvent.click(screen.getByRole('button', { name: 'Add all EU countries' }));
  await save(app);
  await expect.poll(() => api.state.taxes.rates.length).toBe(27);
  expect(api.state.taxes.rates.map(({ country }) => country)).toContain('FR');
  await expect.element(screen.getByText(/MIT license/)).toBeVisible();
});

it('shows the error of a rate that taxes a place twice, and of a reverse charge outside the EU', async () => {
  const app = await open();
  const { screen, api } = app;
  await userEvent.click(screen.getByRole('button', { name: 'Add rate' }));
  const rates = screen.getByRole('group', { name: /^Rate/ });
  await userEvent.click(rates.last().getByRole('button', { name: /Country/ }));
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search' }), 'Germany');
  await userEvent.click(screen.getByRole('option', { name: 'Germany', exact: true }));
  await userEvent.fill(rates.last().getByLabelText('Name'), 'VAT');
  await choose(app, 'Country of the store', 'Norway');
  await clickLabel(screen.getByRole('switch', { name: /^Reverse charge/ }));
  await save(app);
  await expect
    .element(screen.getByText('This place already has a rate with this name.'))
    .toBeVisible();
  await expect.element(screen.getByText(/only for stores in the European Union/)).toBeVisible();
  expect(api.state.taxes.rates).toHaveLength(1);
});

it('opens from the command palette under the words that people type', async () => {
  await page.viewport(1280, 800);
  const { screen, address } = await renderApp('/harbour-cafe');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  for (const word of ['VAT', 'tax', 'GST']) {
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.fill(screen.getByRole('searchbox'), word);
    await expect.element(screen.getByRole('menuitem', { name: /^Taxes/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('searchbox')).not.toBeInTheDocument();
  }
  await userEvent.keyboard('gt');
  await expect.poll(address).toContain('/taxes');
});

it.each(['light', 'dark'])('has no axe violations and fits into 360 px: %s', async (scheme) => {
  await page.viewport(360, 740);
  document.documentElement.dataset['appearance'] = scheme;
  const { screen } = await open();
  await expect.element(screen.getByRole('heading', { name: 'Taxes', level: 1 })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add rate' }));
  window.scrollTo(0, 0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  delete document.documentElement.dataset['appearance'];
});
