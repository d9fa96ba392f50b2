import type { Result } from '@sitewright/data-layer';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CartSummary } from '../../kit/block/island.ts';
import { mountBlock, removeBlocks, sampleRuntime } from '../../kit/testing/mount-block.ts';
import {
  sampleId,
  sampleMatrix,
  samplePicture,
  sampleProduct,
} from '../../kit/testing/sample-view.tsx';
import { start } from './island.ts';
import { addedToCart } from './product-events.ts';
import { product } from './schema.ts';

const itemId = sampleId('mug');
const cart = {
  totalQuantity: 1,
  subtotalCents: 2600,
  currency: 'EUR',
  entries: ['small', 'large'].map((name) => ({ itemId, variantId: sampleId(name), price: 2400 })),
};

function mount(result: Result<unknown>, item = sampleProduct()) {
  const post = vi.fn<(path: string, body?: object) => Promise<Result<unknown>>>(async () => result);
  const changed = vi.fn<(cart: CartSummary) => void>();
  const { api } = sampleRuntime();
  mountBlock({
    block: product,
    props: { itemId },
    data: { [`item:${itemId}`]: item },
    start,
    islandName: 'product',
    runtime: { api: { ...api, post: post as never }, cart: { changed, subscribe: () => () => {} } },
  });
  return { post, changed };
}

afterEach(removeBlocks);

/** Clicks the label of a visually hidden radio, as a person does. */
const choose = (name: RegExp) =>
  userEvent.click(page.getByRole('radio', { name }).element().closest('label')!);

it('shows variants, prices and an add-to-cart button (BLOCK-05)', async () => {
  mount({ ok: true, data: { cart } });
  await expect.element(page.getByText('€24.00', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Only 3 left')).toBeVisible();
  await choose(/^Large/);
  await expect.element(page.getByText('€26.00', { exact: true })).toBeVisible();
  await expect.element(page.getByText('€28.00', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
});

it('shows the image of the selected variant first, or the default order without one', async () => {
  const names = ['front', 'small', 'large'];
  const sample = sampleProduct();
  const [small, large] = sample.product!.variants;
  const third = {
    ...large!,
    id: sampleId('third'),
    optionValues: [{ option: 'Size', value: 'Third' }],
  };
  const item = {
    ...sample,
    images: names.map((name) => samplePicture(name)),
    product: {
      ...sample.product!,
      variants: [
        { ...small!, imageId: samplePicture('small').id },
        { ...large!, imageId: samplePicture('large').id },
        third,
      ],
    },
  };
  const { root } = mountBlock({
    block: product,
    props: { itemId },
    data: { [`item:${itemId}`]: item },
    start,
    islandName: 'product',
  });
  const shown = () =>
    [...root.querySelectorAll<HTMLElement>('.product-pictures > li')].map(({ dataset }) =>
      names.find((name) => samplePicture(name).id === dataset['image']),
    );
  await expect.poll(shown).toEqual(['small', 'front', 'large']);
  await choose(/^Large/);
  await expect.poll(shown).toEqual(['large', 'front', 'small']);
  await choose(/^Third/);
  await expect.poll(shown).toEqual(['front', 'small', 'large']);
  await page.getByLabelText('Quantity').fill('2');
  await choose(/^Small/);
  await expect.poll(shown).toEqual(['small', 'front', 'large']);
});

it('has the selected variant in the URL of its own page only', async () => {
  const before = location.href;
  const { island } = mountBlock({
    block: product,
    props: { itemId },
    data: { [`item:${itemId}`]: sampleProduct() },
    start,
    islandName: 'product',
  });
  await choose(/^Large/);
  expect(location.href).toBe(before);
  island.dataset['variantUrl'] = '';
  await choose(/^Small/);
  await page.getByLabelText('Quantity').fill('2');
  expect(new URL(location.href).searchParams.get('variant')).toBe(sampleId('small'));
  history.replaceState(history.state, '', before);
});

it('adds the selected variant to the cart without navigation and shows a confirmation', async () => {
  const { post, changed } = mount({ ok: true, data: { cart } });
  const announced: unknown[] = [];
  const note = (event: Event) => announced.push((event as CustomEvent).detail);
  document.addEventListener(addedToCart, note, { once: true });
  await page.getByLabelText('Quantity').fill('2');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.element(page.getByText(/^Mug is in your cart\./)).toBeVisible();
  expect(post).toHaveBeenCalledExactlyOnceWith('/api/cart/entries', {
    variantId: sampleId('small'),
    quantity: 2,
  });
  expect(changed).toHaveBeenCalledExactlyOnceWith(cart);
  expect(announced).toEqual([
    { itemId, variantId: sampleId('small'), quantity: 2, priceCents: 2400, currency: 'EUR' },
  ]);
  await expect.element(page.getByRole('link', { name: 'View cart' })).toBeVisible();
});

it('shows the error message and stays enabled when adding to the cart fails', async () => {
  const { changed } = mount({
    ok: false,
    failure: { kind: 'rejected', status: 409, message: 'There is not enough left in stock.' },
  });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.element(page.getByText('There is not enough left in stock.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  expect(changed).not.toHaveBeenCalled();
});

it('keeps focus on its button and sends a single request when pressed twice', async () => {
  const { post } = mount({ ok: true, data: { cart } });
  const { promise, resolve } = Promise.withResolvers<Result<unknown>>();
  post.mockReturnValue(promise);
  const button = page.getByRole('button', { name: /^Add/ });
  button.element().focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(button).toHaveFocus();
  expect(button.element().ariaDisabled).toBe('true');
  resolve({ ok: true, data: { cart } });
  await expect.element(page.getByText(/^Mug is in your cart\./)).toBeVisible();
  await expect.element(button).toHaveFocus();
  expect(button.element().ariaDisabled).toBeNull();
  expect(post).toHaveBeenCalledOnce();
});

it('rejects a quantity above the stock or an empty one with a message', async () => {
  const { post } = mount({ ok: true, data: { cart } });
  const button = page.getByRole('button', { name: 'Add to cart' });
  const message = () => document.querySelector('[data-message]')?.textContent;
  const quantity = page.getByLabelText('Quantity');
  await quantity.fill('99');
  await button.click();
  expect(message()).toBe('Only 3 left');
  await expect.element(quantity).toHaveFocus();
  await quantity.fill('');
  expect(message()).toBe('');
  await button.click();
  expect(message()).toBe('How many? Enter 1 or more.');
  expect(post).not.toHaveBeenCalled();
  await choose(/^Large/);
  await quantity.fill('99');
  await button.click();
  await expect.element(page.getByText(/^Mug is in your cart\./)).toBeVisible();
});

it('picks a variant option by option and shows its price, stock and image', async () => {
  const { post } = mount({ ok: true, data: { cart } }, sampleMatrix());
  const firstImage = () =>
    document.querySelector<HTMLElement>('.product-pictures > li')?.dataset['image'];
  await expect.element(page.getByText('€24.00', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Only 3 left')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Black · Sold out' })).toBeDisabled();
  await choose(/^A3/);
  await expect.element(page.getByRole('radio', { name: 'Black', exact: true })).toBeEnabled();
  await choose(/^Black/);
  await expect.element(page.getByText('€26.00', { exact: true })).toBeVisible();
  await expect.poll(firstImage).toBe(samplePicture('Black').id);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect
    .poll(() => post.mock.calls[0]?.[1])
    .toMatchObject({
      variantId: sampleId('A3-Black'),
    });
});

it('keeps a buyer on an available variant when another option is picked', async () => {
  const { post } = mount({ ok: true, data: { cart } }, sampleMatrix());
  await choose(/^A2/);
  await expect.element(page.getByRole('radio', { name: 'Oak · Not available' })).toBeDisabled();
  await expect.element(page.getByRole('radio', { name: 'Black' })).toBeChecked();
  await choose(/^A4/);
  await expect.element(page.getByRole('radio', { name: 'Oak' })).toBeChecked();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect
    .poll(() => post.mock.calls[0]?.[1])
    .toMatchObject({
      variantId: sampleId('A4-Oak'),
    });
});

it('picks values with arrow keys', async () => {
  mount({ ok: true, data: { cart } }, sampleMatrix());
  (page.getByRole('radio', { name: 'A4' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'A3' })).toBeChecked();
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Black' })).toBeChecked();
  await expect.element(page.getByText('€26.00', { exact: true })).toBeVisible();
});

it('sends what the seller of a service needs to know, and shows the errors of its fields', async () => {
  const sample = sampleProduct();
  const formFields = [
    { id: 'day', type: 'text' as const, title: 'Preferred day', required: true },
    { id: 'extras', type: 'checkbox' as const, title: 'Extras', options: ['Tea', 'Cake'] },
  ];
  const item = {
    ...sample,
    product: { ...sample.product!, productType: 'service' as const, formFields },
  };
  const failure = {
    kind: 'rejected' as const,
    status: 400,
    message: 'Please check your entries.',
    errors: { day: 'Please fill in this field.' },
  };
  const { post } = mount({ ok: false, failure }, item);
  const day = page.getByRole('textbox', { name: /Preferred day/ });
  await userEvent.click(page.getByRole('checkbox', { name: 'Tea' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Cake' }));
  await userEvent.click(page.getByRole('button', { name: 'Add to cart' }));
  await expect.element(day).toHaveAccessibleDescription('Please fill in this field.');
  await expect.element(day).toHaveFocus();
  await expect.element(day).toHaveAttribute('aria-invalid', 'true');
  expect(post).toHaveBeenLastCalledWith('/api/cart/entries', {
    variantId: expect.any(String),
    quantity: 1,
    answers: { 'fields[day]': [''], 'fields[extras]': ['Tea', 'Cake'] },
  });

  post.mockResolvedValue({ ok: true, data: { cart } });
  await userEvent.fill(day, 'Monday');
  await userEvent.click(page.getByRole('button', { name: 'Add to cart' }));
  await expect.element(page.getByRole('link', { name: 'View cart' })).toBeVisible();
  await expect.element(day).not.toHaveAttribute('aria-invalid');
  await expect.element(day).toHaveAccessibleDescription('');
});
