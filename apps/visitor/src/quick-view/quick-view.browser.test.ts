import type { ItemView } from '@sitewright/contracts/entities';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountPage, renderTestPage } from '../testing/mount-page.ts';
import { sampleDocument } from '../testing/sample-page.ts';
import { sampleListing, sampleMug, sampleShop } from '../testing/sample-products.ts';
import { sampleRuntime } from '../testing/sample-runtime.ts';
import { start } from './island.ts';

const variantOf = (id: string, value: string) => ({
  ...sampleMug('a').product!.variants[0]!,
  id: id.padEnd(24, '0'),
  optionValues: [{ option: 'Color', value }],
});
const mug: ItemView = sampleMug('a', {
  product: {
    ...sampleMug('a').product!,
    variants: [variantOf('1', 'Sage'), variantOf('2', 'Clay')],
  },
});

let stop = () => {};
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function mount(answer: () => Promise<Response>) {
  mountPage({
    kind: 'collection',
    document: sampleDocument(),
    collection: sampleShop({ items: [mug], products: sampleListing() }),
  });
  const targets: { close: () => void }[] = [];
  const quickViewOpened = vi.fn<(itemId: string) => Promise<void>>(async () => {});
  const runtime = sampleRuntime();
  vi.spyOn(window, 'fetch').mockImplementation(answer);
  const button = document.querySelector<HTMLButtonElement>('.card-quick-view')!;
  stop = start(button, {
    ...runtime,
    escape: {
      register: (target) => {
        targets.push(target);
        return () => targets.splice(targets.indexOf(target), 1);
      },
    },
    census: { ...runtime.census, quickViewOpened },
  });
  return { button, targets, quickViewOpened };
}

const productPage = async () =>
  new Response(
    renderTestPage({
      kind: 'item',
      item: mug,
      collection: { title: 'Shop', path: '/shop', type: 3 },
    }),
  );

it('shows the product with its variants in a dialog, counts it, and returns the focus', async () => {
  const { button, targets, quickViewOpened } = mount(productPage);
  button.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Mug a' });
  await expect.element(dialog).toBeVisible();
  expect(quickViewOpened).toHaveBeenCalledExactlyOnceWith(mug.id);
  await expect
    .element(dialog.getByRole('link', { name: 'Mug a', exact: true }))
    .toHaveAttribute('href', mug.path);
  await expect.element(dialog.getByRole('radio', { name: 'Clay' })).toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  // Its labels name its own fields, and it leaves the URL of the list alone.
  await expect.element(dialog.getByLabelText('Quantity')).toHaveValue(1);
  expect(dialog.element().querySelector('[data-variant-url]')).toBeNull();
  expect(targets).toHaveLength(1);
  targets[0]!.close();
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(targets).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Quick view: Mug a' })).toHaveFocus();
});

it('opens one dialog for two quick activations', async () => {
  const { button } = mount(productPage);
  button.click();
  button.click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(window.fetch).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});
