import type { ProductListing } from '@sitewright/contracts/entities';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountPage, renderTestPage } from '../../testing/mount-page.ts';
import { sampleDocument } from '../../testing/sample-page.ts';
import { sampleListing, sampleMug, sampleShop } from '../../testing/sample-products.ts';
import { sampleRuntime } from '../../testing/sample-runtime.ts';
import { start } from './island.ts';

const shopPage = (listing: ProductListing, names: readonly string[], more = {}) => ({
  kind: 'collection' as const,
  document: sampleDocument(),
  collection: sampleShop({
    products: listing,
    items: names.map((name) => sampleMug(name)),
    ...more,
  }),
});
const first = location.href;
let stop = () => {};
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  history.replaceState(null, '', first);
});

/** Shows a list, with a server that answers each URL with the list of `answer`. */
function mount(answer: (query: URLSearchParams) => string, listing = sampleListing(), more = {}) {
  const body = mountPage(shopPage(listing, ['a', 'b', 'c'], more));
  const form = body.querySelector<HTMLFormElement>('form.filters')!;
  const announce = vi.fn<(text: string) => void>();
  const fetched: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const url = new URL(input as string);
    fetched.push(url.search);
    return new Response(answer(url.searchParams));
  });
  stop = start(form, { ...sampleRuntime(), announce });
  return { form, announce, fetched };
}

const titles = () =>
  [...document.querySelectorAll('.card-title')].map(({ textContent }) => textContent);

it('is a plain form without JavaScript: its fields are those of the URL', () => {
  const filters = {
    minPrice: '12.5',
    availability: 'inStock' as const,
    options: [{ name: 'Size', values: ['A3'] }],
    sort: 'name' as const,
  };
  const main = shopPage(sampleListing({ filters }), ['a'], { filters: { category: 'Stoneware' } });
  const form = mountPage(main).querySelector<HTMLFormElement>('form.filters')!;
  expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/shop']);
  expect([...new FormData(form)]).toEqual([
    ['category', 'Stoneware'],
    ['option.Size', 'A3'],
    ['minPrice', '12.5'],
    ['maxPrice', ''],
    ['availability', 'inStock'],
    ['sort', 'name'],
  ]);
  expect(form.querySelector('details')?.open).toBe(true);
  expect(form.querySelector('[data-clear]')).toHaveAttribute('href', '/shop?category=Stoneware');
});

it('updates the list, the numbers and the URL when a field changes, and keeps focus and fields', async () => {
  const filters = { options: [{ name: 'Size', values: ['A3'] }] };
  const next = sampleListing({ filters, total: 1, inStockCount: 1 });
  const { form, announce, fetched } = mount(() => renderTestPage(shopPage(next, ['b'])));
  form.querySelector('details')!.open = true;
  const choice = page.getByRole('checkbox', { name: /^A3/ });
  await choice.click();
  await expect.poll(titles).toEqual(['Mug b']);
  expect(fetched).toEqual(['?option.Size=A3']);
  expect(location.search).toBe('?option.Size=A3');
  await expect.element(choice).toBeChecked();
  await expect.element(choice).toHaveFocus();
  expect(form.querySelector('[data-total]')?.textContent).toBe('1 product');
  expect(form.querySelector('[data-count="availability"]')?.textContent).toBe('1');
  expect(announce).toHaveBeenCalledExactlyOnceWith('1 product');
  await expect.element(page.getByRole('link', { name: 'Clear filters' })).toBeVisible();
});

it('updates the nested categories, whose links are reached by keyboard', async () => {
  const leaf = (name: string) => ({ name, children: [] });
  const nested = { categories: [{ name: 'Kitchen', children: [leaf('Mugs'), leaf('Plates')] }] };
  const next = sampleListing({ filters: { sort: 'name' } });
  mount(() => renderTestPage(shopPage(next, ['b'], nested)), sampleListing(), nested);
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  expect(link('Mugs').element().closest('ul')?.closest('li')?.textContent).toMatch(/^Kitchen/);
  await userEvent.selectOptions(document.querySelector('select')!, 'name');
  await expect.element(link('Mugs')).toHaveAttribute('href', '/shop?category=Mugs&sort=name');
  (link('All').element() as HTMLElement).focus();
  for (const name of ['Kitchen', 'Mugs', 'Plates']) {
    await userEvent.tab();
    await expect.element(link(name)).toHaveFocus();
  }
});

it('shows the last of several changes, whatever the order of responses', async () => {
  const slow = Promise.withResolvers<void>();
  const settled = Promise.withResolvers<void>();
  const { form } = mount(() => '');
  vi.mocked(window.fetch).mockImplementation(async (input, init) => {
    const isSlow = (input as string).includes('sort=name');
    if (isSlow) await slow.promise;
    if (isSlow) queueMicrotask(settled.resolve);
    expect(init?.signal?.aborted).toBe(isSlow);
    return new Response(renderTestPage(shopPage(sampleListing(), [isSlow ? 'slow' : 'last'])));
  });
  const sort = form.querySelector('select')!;
  await userEvent.selectOptions(sort, 'name');
  await userEvent.selectOptions(sort, 'newest');
  await expect.poll(titles).toEqual(['Mug last']);
  slow.resolve();
  await settled.promise;
  expect(titles()).toEqual(['Mug last']);
});

it('requests a list once when Enter in a field both changes and sends the form', async () => {
  const narrowed = sampleListing({ filters: { minPrice: '21' } });
  const none = { categories: [] };
  const { form, fetched } = mount(
    () => renderTestPage(shopPage(narrowed, ['b'], none)),
    sampleListing(),
    none,
  );
  form.querySelector('details')!.open = true;
  const before = history.length;
  await page.getByLabelText('From').fill('21');
  await userEvent.keyboard('{Enter}');
  await expect.poll(titles).toEqual(['Mug b']);
  expect([fetched, history.length - before]).toEqual([['?minPrice=21'], 1]);
});

it('returns to the list before with Back, with its fields', async () => {
  const { form } = mount((query) =>
    query.has('sort')
      ? renderTestPage(shopPage(sampleListing({ filters: { sort: 'name' } }), ['c', 'b', 'a']))
      : renderTestPage(shopPage(sampleListing(), ['a', 'b', 'c'])),
  );
  const sort = form.querySelector('select')!;
  await userEvent.selectOptions(sort, 'name');
  await expect.poll(titles).toEqual(['Mug c', 'Mug b', 'Mug a']);
  history.back();
  await expect.poll(titles).toEqual(['Mug a', 'Mug b', 'Mug c']);
  expect(sort.value).toBe('featured');
});
