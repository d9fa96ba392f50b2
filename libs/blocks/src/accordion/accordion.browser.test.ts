import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { richTextFromLines } from '../rich-text/rich-text-from-lines.ts';
import { mountBlock, removeBlocks } from '../testing/mount-block.ts';
import accordionStyle from './accordion.css?inline';
import { start } from './island.ts';
import { accordion } from './schema.ts';

const items = ['Delivery', 'Returns', 'Frames'].map((title) => ({
  title,
  text: richTextFromLines(`About ${title}.`),
}));
const mount = (props: object = {}) =>
  mountBlock({ block: accordion, props: { items, ...props }, start, style: accordionStyle });
const open = () =>
  [...document.querySelectorAll<HTMLElement>('.accordion-item')].map(
    ({ dataset }) => dataset['isOpen'],
  );
const rest = () => new Promise((resolve) => setTimeout(resolve, 300));

afterEach(() => {
  history.replaceState(null, '', location.pathname);
  removeBlocks();
});

it('is initialised: a title opens its item and closes it again (BLOCK-12)', async () => {
  mount();
  await page.getByText('Delivery', { exact: true }).click();
  await expect.poll(open).toStrictEqual(['true', 'false', 'false']);
  await expect.element(page.getByText('About Delivery.')).toBeVisible();
  await rest();
  await page.getByText('Delivery', { exact: true }).click();
  await expect.poll(open).toStrictEqual(['false', 'false', 'false']);
});

it('closes the others, unless several may be open', async () => {
  mount();
  await page.getByText('Delivery', { exact: true }).click();
  await rest();
  await page.getByText('Returns', { exact: true }).click();
  await expect.poll(open).toStrictEqual(['false', 'true', 'false']);

  mount({ allowMultipleOpen: true });
  await page.getByText('Delivery', { exact: true }).click();
  await rest();
  await page.getByText('Returns', { exact: true }).click();
  await expect.poll(open).toStrictEqual(['true', 'true', 'false']);
});

it('takes no click while an item moves', async () => {
  mount();
  const summary = document.querySelector('summary')!;
  summary.click();
  summary.click();
  await expect.poll(open).toStrictEqual(['true', 'false', 'false']);
});

it('opens by keyboard', async () => {
  mount();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(open).toStrictEqual(['true', 'false', 'false']);
});

it('has its first item open at the start where its owner wants that', () => {
  mount({ isFirstItemExpanded: true });
  expect(open()).toStrictEqual(['true', 'false', 'false']);
});

it.each([
  ['accordionItems/1', ['false', 'true', 'false']],
  ['accordionItemDescription', ['true', 'false', 'false']],
  ['elsewhere', ['false', 'false', 'false']],
])('follows the hash message %s', async (hash, expected) => {
  mount({ isFirstItemExpanded: true });
  location.hash = hash;
  await expect.poll(open).toStrictEqual(expected);
});
