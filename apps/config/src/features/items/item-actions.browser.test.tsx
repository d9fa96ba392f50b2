import { workflowState } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clickLabel } from '../../fake-api/click-label.ts';
import { renderApp } from '../../fake-api/render-app.tsx';
import { sampleItem } from '../../fake-api/sample.ts';

it('duplicates a product from its editor, and opens the copy without stock', async () => {
  const { screen, api } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
  await expect
    .element(screen.getByLabelText('Title', { exact: true }))
    .toHaveValue('House blend (copy)');
  await expect.element(screen.getByLabelText('In stock')).toHaveValue('0');
  expect(api.state.items.map(({ title }) => title)).toEqual(['House blend (copy)', 'House blend']);
});

it('duplicates a product with its stock from the list', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/products');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for House blend' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  const dialog = screen.getByRole('dialog');
  await clickLabel(dialog.getByRole('switch', { name: /Copy the stock/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
  await expect
    .poll(() => api.state.items[0])
    .toMatchObject({
      title: 'House blend (copy)',
      product: { variants: [{ qtyInStock: 12 }] },
    });
});

it('does not duplicate what is not saved yet', async () => {
  const { screen } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`);
  await userEvent.fill(screen.getByLabelText('Title', { exact: true }), 'Dark blend');
  await expect.element(screen.getByRole('button', { name: 'Duplicate' })).toBeDisabled();
});

it('links the page of a product once visitors can see it', async () => {
  const { screen } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`);
  await expect
    .element(screen.getByRole('link', { name: 'View' }))
    .toHaveAttribute('href', '/visit/harbour-cafe?path=%2Fshop%2Fhouse-blend');
});

it('links no page of a hidden product', async () => {
  const { screen } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`, {
    state: { items: [{ ...sampleItem, workflowState: workflowState.DRAFT }] },
  });
  await expect.element(screen.getByLabelText('Title', { exact: true })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View' }).query()).toBeNull();
});
