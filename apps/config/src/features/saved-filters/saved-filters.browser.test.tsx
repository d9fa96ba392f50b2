import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';
import { idOf, sampleOrder } from '../../fake-api/sample.ts';

const bowl = {
  id: idOf('filter', 1),
  list: 'orders' as const,
  name: 'Bowls',
  filter: { view: 'toFulfill', search: 'bowl' },
};
const orders = [
  sampleOrder,
  {
    ...sampleOrder,
    id: idOf('order', 2),
    number: 1041,
    lines: [{ ...sampleOrder.lines[0]!, sku: 'BOWL-7' }],
  },
];
const open = (path = '/harbour-cafe/orders', savedFilters = [bowl]) =>
  renderApp(path, { state: { orders, savedFilters } });

it('saves the filter of the orders as a tab, by keyboard, and opens it', async () => {
  const { screen, api, address } = await open('/harbour-cafe/orders', []);
  await userEvent.click(screen.getByText('To fulfill', { exact: true }));
  await expect.element(screen.getByRole('button', { name: 'Save as tab' })).not.toBeInTheDocument();
  await userEvent.fill(screen.getByRole('searchbox'), 'bowl');
  (screen.getByRole('button', { name: 'Save as tab' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('Bowls{Enter}');
  await expect.element(screen.getByRole('radio', { name: 'Bowls' })).toBeChecked();
  expect(api.state.savedFilters).toMatchObject([
    { list: 'orders', name: 'Bowls', filter: { view: 'toFulfill', search: 'bowl' } },
  ]);
  // The search belongs to the tab: another tab starts without it.
  await userEvent.click(screen.getByText('All', { exact: true }));
  await expect.element(screen.getByRole('link', { name: '#1042' })).toBeVisible();
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  await userEvent.click(screen.getByText('Bowls', { exact: true }));
  await expect.element(screen.getByRole('link', { name: '#1042' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('searchbox')).toHaveValue('bowl');
  expect(address()).toContain('search=bowl');
});

it('reports a name that another tab has', async () => {
  const { screen, api } = await open('/harbour-cafe/orders?search=mug');
  await userEvent.click(screen.getByRole('button', { name: 'Save as tab' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'bowls');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByRole('textbox', { name: 'Name' }))
    .toHaveAccessibleDescription(/Another tab has this name/);
  expect(api.state.savedFilters).toHaveLength(1);
});

it('renames and deletes a tab', async () => {
  const { screen, api } = await open('/harbour-cafe/orders?view=toFulfill&search=bowl');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for the tab Bowls' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rename tab' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Pottery');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('radio', { name: 'Pottery' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for the tab Pottery' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete tab' }));
  await userEvent.click(
    screen.getByRole('alertdialog').getByRole('button', { name: 'Delete tab' }),
  );
  await expect.element(screen.getByRole('radio', { name: 'Pottery' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('radio', { name: 'All' })).toBeChecked();
  expect(api.state.savedFilters).toEqual([]);
});

it('saves the sorting of the customers as well', async () => {
  const { screen, api } = await open('/harbour-cafe/customers?sort=spent', []);
  await userEvent.click(screen.getByRole('button', { name: 'Save as tab' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Best customers');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('radio', { name: 'Best customers' })).toBeChecked();
  expect(api.state.savedFilters).toMatchObject([{ list: 'customers', filter: { sort: 'spent' } }]);
});

it('fits into a window of 360 px with many tabs', async () => {
  await page.viewport(360, 740);
  const many = Array.from({ length: 20 }, (_, index) => ({
    ...bowl,
    id: idOf('filter', index),
    name: index === 0 ? 'Pottery that somebody ordered for a gift' : `Tab ${index}`,
    filter: { view: 'toFulfill', search: `bowl ${index}` },
  }));
  const { screen } = await open('/harbour-cafe/orders?view=toFulfill&search=bowl 0', many);
  await expect.element(screen.getByText('Tab 19')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: /^Actions for the tab Pottery/ }))
    .toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
