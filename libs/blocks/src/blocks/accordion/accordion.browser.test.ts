import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { richTextFromLines } from '../../kit/rich-text/rich-text-from-lines.ts';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
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

afterEach(removeBlocks);

it('is initialized: a title opens its item (BLOCK-12)', async () => {
  mount();
  await page.getByRole('button', { name: 'Delivery' }).click();
  await expect.poll(open).toStrictEqual(['true', 'false', 'false']);
  await expect.element(page.getByText('About Delivery.')).toBeVisible();
});

it('has the rank of titles that its owner chose', async () => {
  mount({ headingLevel: '2' });
  await expect.element(page.getByRole('heading', { name: 'Returns', level: 2 })).toBeVisible();
});

it('has its first item open at the start, and several open, where its owner wants that', async () => {
  mount({ isFirstItemExpanded: true, allowMultipleOpen: true });
  expect(open()).toStrictEqual(['true', 'false', 'false']);
  await page.getByRole('button', { name: 'Returns' }).click();
  await expect.poll(open).toStrictEqual(['true', 'true', 'false']);
});
