import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import { start } from './island.ts';
import menuStyle from './menu.css?inline';
import { menu } from './schema.ts';

const cards = ['Breakfast', 'Lunch', 'Drinks'].map((title) => ({
  title,
  parts: [{ title: '', dishes: [{ title: `${title} dish` }] }],
}));
const mount = () => mountBlock({ block: menu, props: { cards }, start, style: menuStyle });
const selected = () =>
  [...document.querySelectorAll('[role="tab"]')].flatMap((tab) =>
    tab.ariaSelected === 'true' ? [tab.textContent] : [],
  );
const shown = () =>
  [...document.querySelectorAll('.menu-card')].flatMap((card) =>
    card.checkVisibility() ? [card.querySelector('.menu-name')?.textContent] : [],
  );

afterEach(removeBlocks);

it('shows the panel of the selected tab only (BLOCK-29, TABS-01)', async () => {
  mount();
  expect(shown()).toStrictEqual(['Breakfast dish']);
  await page.getByRole('tab', { name: 'Drinks' }).click();
  expect(shown()).toStrictEqual(['Drinks dish']);
});

it('has exactly one tab selected at a time (TABS-02)', async () => {
  mount();
  expect(selected()).toStrictEqual(['Breakfast']);
  await page.getByRole('tab', { name: 'Lunch' }).click();
  expect(selected()).toStrictEqual(['Lunch']);
});

it('moves focus through the tabs with the arrow keys and wraps at both ends (TABS-03)', async () => {
  mount();
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('Drinks');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Breakfast');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Lunch');
  expect(selected()).toStrictEqual(['Breakfast']);
});

it('has a single tab stop at the selected tab', async () => {
  mount();
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>('[role="tab"]')].map(({ tabIndex }) => tabIndex);
  expect(stops()).toStrictEqual([0, -1, -1]);
  await page.getByRole('tab', { name: 'Drinks' }).click();
  expect(stops()).toStrictEqual([-1, -1, 0]);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.role).toBe('tabpanel');
});

it.each(['{Enter}', ' '])('selects the focused tab with %j (TABS-04)', async (key) => {
  mount();
  await userEvent.keyboard(`{Tab}{ArrowRight}${key}`);
  expect(selected()).toStrictEqual(['Lunch']);
});

it('does not change its height when its island starts', () => {
  const { root } = mountBlock({ block: menu, props: { cards }, style: menuStyle });
  const before = root.getBoundingClientRect().height;
  start(root, undefined as never);
  root.dataset['live'] = '';
  expect(root.getBoundingClientRect().height).toBe(before);
});
