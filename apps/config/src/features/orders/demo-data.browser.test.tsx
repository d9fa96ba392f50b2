import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';
import { idOf, sampleOrder } from '../../fake-api/sample.ts';

const demoData = { orders: 1, customers: 1, reviews: 0, giftCards: 2, abandonedCarts: 0 };
/** A real order, and an order of the demo. */
const orders = [sampleOrder, { ...sampleOrder, id: idOf('order', 2), number: 1041, isDemo: true }];
const open = (path = '/harbour-cafe/orders') =>
  renderApp(path, { state: { orders: [...orders], demoData: { ...demoData } } });

it('marks demo orders, and removes them after a confirmation', async () => {
  const { screen, api, address } = await open();
  await expect
    .element(
      screen.getByText(
        /1 order, 1 customer, and 2 gift cards show how a store looks after a month/,
      ),
    )
    .toBeVisible();
  await expect.element(screen.getByRole('row', { name: /#1041 Demo/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /#1042 Demo/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove demo data' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Remove demo data?' });
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(api.state.demoData).toEqual(demoData);
  await userEvent.click(screen.getByRole('button', { name: 'Remove demo data' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove demo data' }));
  await expect.element(screen.getByText('Demo data removed')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '#1041' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: '#1042' })).toBeVisible();
  await expect.element(screen.getByText('This store has demo data.')).not.toBeInTheDocument();
  expect(address()).not.toContain('dialog');
});

it('finds the removal in the command palette, from any screen', async () => {
  const { screen } = await open('/harbour-cafe/customers');
  await expect.element(screen.getByRole('heading', { name: 'Customers' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('demo');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove demo data' }));
  await expect
    .element(screen.getByRole('alertdialog', { name: 'Remove demo data?' }))
    .toBeVisible();
});

it('offers nothing in a store without demo data', async () => {
  const { screen } = await renderApp('/harbour-cafe/orders', { state: { orders: [sampleOrder] } });
  await expect.element(screen.getByRole('link', { name: '#1042' })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Remove demo data' }))
    .not.toBeInTheDocument();
});
