import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fieldStyle } from '../../kit/field/field-style.ts';
import { mountBlock, removeBlocks, sampleRuntime } from '../../kit/testing/mount-block.ts';
import { start } from './island.ts';
import { search } from './schema.ts';
import searchCss from './search.css?inline';

afterEach(removeBlocks);

it('submits the query to the search page by Enter and by button, but not when empty (BLOCK-26)', async () => {
  mountBlock({ block: search, props: { hint: 'Mug' }, style: fieldStyle + searchCss });
  const sent: string[] = [];
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const words = new URLSearchParams(new FormData(form) as never).toString();
    sent.push(`${form.method} ${form.getAttribute('action')}?${words}`);
  });
  const field = page.getByRole('searchbox', { name: 'Search this site' });
  await expect.element(field).toHaveAttribute('placeholder', 'Mug');

  await page.getByRole('button', { name: 'Search' }).click();
  expect(sent).toStrictEqual([]);
  await field.fill('blue mug');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Search' }).click();
  expect(sent).toStrictEqual(['get /search?q=blue+mug', 'get /search?q=blue+mug']);
});

it('shows results while a visitor types, and opens the one that is chosen by keyboard', async () => {
  const results = [
    { title: 'Blue mug', path: '#blue-mug', priceCents: 2400, priceVaries: true },
    { title: 'Blue lamp', path: '#blue-lamp' },
  ];
  const data = { currency: 'EUR', results };
  const get = vi.fn<(path: string) => Promise<object>>(async () => ({ ok: true, data }));
  const targets: { close: () => void }[] = [];
  const announce = vi.fn<(text: string) => void>();
  mountBlock({
    block: search,
    style: fieldStyle + searchCss,
    start,
    runtime: {
      api: { ...sampleRuntime().api, get: get as never },
      announce,
      escape: {
        register: (target) => {
          targets.push(target);
          return () => targets.splice(targets.indexOf(target), 1);
        },
      },
    },
  });
  const field = page.getByRole('combobox', { name: 'Search this site' });
  await field.fill('b');
  await field.fill('blue');
  const option = page.getByRole('option', { name: /Blue mug/ });
  await expect.element(option).toBeVisible();
  expect(get).toHaveBeenCalledExactlyOnceWith('/api/search/suggestions?q=blue');
  await expect.element(page.getByText('from €24.00')).toBeVisible();
  expect(announce).toHaveBeenCalledExactlyOnceWith('Suggestions: 2');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  await expect.element(option).toHaveAttribute('aria-selected', 'true');
  expect(field.element().getAttribute('aria-activedescendant')).toBe(option.element().id);
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#blue-mug');
  history.replaceState(null, '', location.pathname);
  targets[0]!.close();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  expect(targets).toHaveLength(0);
});

it('ignores the results of earlier words, and closes without any', async () => {
  const slow = Promise.withResolvers<void>();
  const resultOf = (title: string) => ({
    ok: true,
    data: { currency: 'EUR', results: title === '' ? [] : [{ title, path: '#' }] },
  });
  const get = vi.fn<(path: string) => Promise<object>>(async (path) => {
    if (path.endsWith('=old')) {
      await slow.promise;
      return resultOf('Old');
    }
    return resultOf(path.endsWith('=none') ? '' : 'New');
  });
  mountBlock({
    block: search,
    start,
    runtime: { api: { ...sampleRuntime().api, get: get as never } },
  });
  const field = page.getByRole('combobox');
  await field.fill('old');
  await expect.poll(() => get.mock.calls.length).toBe(1);
  await field.fill('new');
  await expect.element(page.getByRole('option', { name: 'New' })).toBeVisible();
  slow.resolve();
  await expect.element(page.getByRole('option', { name: 'New' })).toBeVisible();
  await field.fill('none');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});
