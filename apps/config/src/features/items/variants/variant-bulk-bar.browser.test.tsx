import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { StoredItem } from '@sitewright/contracts/api';
import type { ProductVariant } from '@sitewright/contracts/entities';
import { renderApp } from '../../../fake-api/render-app.tsx';
import { idOf, sampleItem } from '../../../fake-api/sample.ts';

const [sampleVariant] = sampleItem.product!.variants;
const sizes = ['A5', 'A4', 'A3'];

/** A product in three sizes, which cost 24 each. */
const poster = (changes: Partial<ProductVariant>): StoredItem => ({
  ...sampleItem,
  product: {
    productType: 'physical',
    options: [{ name: 'Size', values: sizes }],
    variants: sizes.map((value, index) => ({
      ...sampleVariant!,
      id: idOf('variant', index + 1),
      sku: `POSTER-${value}`,
      price: 2400,
      onSale: false,
      salePrice: 0,
      ...changes,
      optionValues: [{ option: 'Size', value }],
    })),
  },
});

/** Opens the product, whose variants have the changes, and selects the sizes A5 and A3. */
async function openSelected(changes: Partial<ProductVariant> = {}) {
  const { screen, api } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`, {
    state: { items: [poster(changes)] },
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select A5' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select A3' }));
  const bar = screen.getByRole('region', { name: 'Selected variants' });
  await expect.element(bar.getByText('2 selected')).toBeVisible();
  return {
    screen,
    bar,
    variants: () => api.state.items[0]!.product!.variants,
    choose: async (field: string) => {
      await userEvent.click(bar.getByRole('button', { name: /Change$/ }));
      await userEvent.click(screen.getByRole('option', { name: field, exact: true }));
    },
    apply: () => userEvent.click(bar.getByRole('button', { name: 'Apply' })),
    save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })),
  };
}

it('changes the price of the selected variants', async () => {
  const { screen, bar, variants, apply, save } = await openSelected();
  await userEvent.fill(bar.getByLabelText('New value'), '19.50');
  await apply();
  await expect.element(screen.getByLabelText('Price of A5', { exact: true })).toHaveValue('19.50');
  await expect.element(screen.getByLabelText('Price of A4', { exact: true })).toHaveValue('24.00');
  await save();
  await expect.poll(() => variants().map(({ price }) => price)).toEqual([1950, 2400, 1950]);
});

it('puts the selected variants on sale', async () => {
  const { screen, bar, variants, choose, apply, save } = await openSelected();
  await choose('Sale price');
  await userEvent.fill(bar.getByLabelText('New value'), '15');
  await apply();
  await expect.element(screen.getByLabelText('Sale price of A3')).toHaveValue('15.00');
  await expect.element(screen.getByLabelText('Sale price of A4')).toHaveValue('');
  await save();
  await expect
    .poll(() => variants().map(({ onSale, salePrice }) => onSale && salePrice))
    .toEqual([1500, false, 1500]);
  expect(variants().map(({ price }) => price)).toEqual([2400, 2400, 2400]);
});

it('ends the sale of the selected variants', async () => {
  const { screen, variants, choose, apply, save } = await openSelected({
    onSale: true,
    salePrice: 1500,
  });
  await choose('End sale');
  await apply();
  await expect.element(screen.getByLabelText('Sale price of A3')).toHaveValue('');
  await save();
  await expect.poll(() => variants().map(({ onSale }) => onSale)).toEqual([false, true, false]);
});

it.each([
  ['Not available', true, [false, true, false]],
  ['Available', false, [true, false, true]],
] as const)('sets the selected variants as %s', async (field, available, expected) => {
  const { screen, variants, choose, apply, save } = await openSelected({ available });
  await choose(field);
  await apply();
  const isChecked = (size: string) =>
    screen
      .getByRole('checkbox', { name: `${size} is available` })
      .element()
      .matches(':checked');
  await expect.poll(() => sizes.map(isChecked)).toEqual(expected);
  await save();
  await expect.poll(() => variants().map((variant) => variant.available ?? true)).toEqual(expected);
});

it('does not apply an invalid price', async () => {
  const { screen, bar } = await openSelected();
  await userEvent.fill(bar.getByLabelText('New value'), '-1');
  await expect.element(bar.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await expect.element(screen.getByLabelText('Price of A5', { exact: true })).toHaveValue('24.00');
});
