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

it('expands an item when its title is clicked (BLOCK-12)', async () => {
  mount();
  await page.getByRole('button', { name: 'Delivery' }).click();
  await expect.poll(open).toStrictEqual(['true', 'false', 'false']);
  await expect.element(page.getByText('About Delivery.')).toBeVisible();
});

it('renders item titles at the configured heading level', async () => {
  mount({ headingLevel: '2' });
  await expect.element(page.getByRole('heading', { name: 'Returns', level: 2 })).toBeVisible();
});

it('expands the first item initially and allows several open items when configured', async () => {
  mount({ isFirstItemExpanded: true, allowMultipleOpen: true });
  expect(open()).toStrictEqual(['true', 'false', 'false']);
  await page.getByRole('button', { name: 'Returns' }).click();
  await expect.poll(open).toStrictEqual(['true', 'true', 'false']);
});
