import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fieldStyle } from '../../kit/field/field-style.ts';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
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
