import axe from 'axe-core';
import { collaboratorRole, permissionsOf } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';
import { idOf, sampleItem } from '../../fake-api/sample.ts';

const [variant] = sampleItem.product!.variants;
const variantOf = (number: number, value: string, qtyInStock: number) => ({
  ...variant!,
  id: idOf('variant', number),
  sku: `BLEND-${value}`,
  qtyInStock,
  optionValues: [{ option: 'Bag', value }],
});
const item = {
  ...sampleItem,
  product: {
    ...sampleItem.product!,
    options: [{ name: 'Bag', values: ['250g', '1kg', '5kg'] }],
    variants: [variantOf(1, '250g', 12), variantOf(2, '1kg', 3), variantOf(3, '5kg', 0)],
  },
};
/** Clicks the label of a visually hidden radio button. */
const pick = (radio: Locator) => userEvent.click(radio.element().closest('label')!);
const open = (path = '/harbour-cafe/inventory') =>
  renderApp(path, {
    state: { items: [item], lowStock: new Map([[idOf('variant', 2), 3]]) },
  });

it('shows the stock of all variants, and filters by state and text', async () => {
  const { screen, address } = await open();
  const rows = () => screen.getByRole('textbox', { name: /^Stock of House blend/ });
  await expect.poll(() => rows().elements().length).toBe(3);
  await pick(screen.getByRole('radio', { name: 'Low stock' }));
  await expect.poll(() => rows().elements().length).toBe(1);
  await expect.element(screen.getByLabelText('Stock of House blend, 1kg')).toBeVisible();
  // A narrow window hides the column.
  await expect
    .element(screen.getByRole('columnheader', { name: 'Low stock at', includeHidden: true }))
    .toBeInTheDocument();
  expect(address()).toContain('state=low');
  await pick(screen.getByRole('radio', { name: 'Out of stock' }));
  await expect.element(screen.getByLabelText('Stock of House blend, 5kg')).toBeVisible();
  await pick(screen.getByRole('radio', { name: 'All' }));
  await userEvent.fill(screen.getByRole('searchbox'), 'blend-250');
  await expect.poll(() => rows().elements().length).toBe(1);
});

it('adjusts a stock in its row by keyboard, with a reason, and shows it in the history', async () => {
  const { screen, api } = await open();
  const stock = screen.getByLabelText('Stock of House blend, 250g');
  await userEvent.fill(stock, 'many');
  await expect.element(stock).toHaveAccessibleDescription('Enter a whole number.');
  await userEvent.fill(stock, '10');
  await userEvent.click(screen.getByRole('button', { name: /Reason for House blend, 250g/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Damaged' }));
  (stock.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.state.items[0]?.product?.variants[0]?.qtyInStock).toBe(10);
  await expect.element(stock).toHaveFocus();
  await userEvent.click(
    screen.getByRole('button', { name: 'Stock and history of House blend, 250g' }),
  );
  const dialog = screen.getByRole('dialog', { name: 'House blend, 250g' });
  await expect.element(dialog.getByRole('row', { name: /Damaged.*Ada.*-2.*10/ })).toBeVisible();
});

it('keeps sales that happened while a number was typed', async () => {
  const { screen, api, refetch } = await open();
  const stock = screen.getByLabelText('Stock of House blend, 250g');
  await userEvent.fill(stock, '15');
  const variants = item.product.variants.with(0, variantOf(1, '250g', 9));
  api.state.items = [{ ...item, product: { ...item.product, variants } }];
  await refetch();
  await userEvent.click(screen.getByRole('button', { name: 'Adjust by +3' }));
  await expect.poll(() => api.state.items[0]?.product?.variants[0]?.qtyInStock).toBe(12);
});

it('shows why a stock cannot be reduced, and cancels with Escape', async () => {
  const { screen } = await open();
  const stock = screen.getByLabelText('Stock of House blend, 5kg');
  await userEvent.fill(stock, '-1');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('There is not enough left in stock.')).toBeVisible();
  await userEvent.click(stock);
  await userEvent.keyboard('{Escape}');
  await expect.element(stock).toHaveValue('0');
});

it('sets the threshold of low stock and selling on', async () => {
  const { screen, api } = await open();
  await userEvent.click(
    screen.getByRole('button', { name: 'Stock and history of House blend, 250g' }),
  );
  const dialog = screen.getByRole('dialog');
  await userEvent.fill(dialog.getByLabelText('Low stock at'), '20');
  await userEvent.click(dialog.getByText('Continue selling when out of stock'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.lowStock.get(idOf('variant', 1))).toBe(20);
  expect(api.state.items[0]?.product?.variants[0]?.continueSelling).toBe(true);
});

it('makes a stock unlimited, in the same words as the product', async () => {
  const { screen, api } = await open();
  await userEvent.click(
    screen.getByRole('button', { name: 'Stock and history of House blend, 250g' }),
  );
  const dialog = screen.getByRole('dialog');
  await userEvent.click(dialog.getByText('Unlimited stock'));
  await expect.element(dialog.getByLabelText('Low stock at')).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.items[0]?.product?.variants[0]?.unlimited).toBe(true);
  await userEvent.keyboard('{Escape}');
  const cells = screen.getByRole('row', { name: /House blend, 250g/ }).getByRole('cell');
  await expect.poll(() => cells.elements().at(-1)?.textContent).toContain('Unlimited');
});

it('is read-only without the permission for inventory', async () => {
  const permissions = [
    ...permissionsOf({ isOwner: false, roles: [collaboratorRole.STORE_MANAGER] }),
  ].filter((permission) => permission !== 'inventory.write');
  const { screen } = await renderApp('/harbour-cafe/inventory', {
    state: {
      items: [item],
      membership: { isOwner: false, roles: [collaboratorRole.STORE_MANAGER], permissions },
    },
  });
  await expect.element(screen.getByRole('cell', { name: 'House blend, 1kg' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Stock of/ }).elements()).toEqual([]);
});

it.each(['stock', 'inventory'])('is found by “%s” in the command palette', async (word) => {
  const { screen, address } = await renderApp('/harbour-cafe/orders');
  await expect.element(screen.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard(word);
  await expect.element(screen.getByRole('menuitem', { name: /^Inventory/ })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(address).toContain('/inventory');
});

it.each(['light', 'dark'])('is accessible and fits 360 px in %s colors', async (appearance) => {
  await page.viewport(360, 800);
  const { screen } = await open();
  document.documentElement.dataset['appearance'] = appearance;
  await userEvent.fill(screen.getByLabelText('Stock of House blend, 1kg'), '9');
  await expect.element(screen.getByRole('button', { name: 'Adjust by +6' })).toBeVisible();
  const { violations } = await axe.run(document.querySelector('main')!, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  delete document.documentElement.dataset['appearance'];
  await page.viewport(1280, 800);
});
