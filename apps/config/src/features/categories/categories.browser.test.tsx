import axe from 'axe-core';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp, type RenderedApp } from '../../fake-api/render-app.tsx';
import { sampleItem } from '../../fake-api/sample.ts';

beforeEach(() => page.viewport(1280, 800));

const itemWith = (id: string, categories: string[]) => ({
  ...sampleItem,
  id: id.repeat(24),
  title: `Item ${id}`,
  categories,
});
const state = {
  items: [itemWith('a', ['Mugs']), itemWith('b', ['Mugs', 'Gifts']), itemWith('c', ['Espresso'])],
  categoryParents: [{ name: 'Mugs', parent: 'Kitchen' }],
};
const open = (changes: object = {}) =>
  renderApp('/harbour-cafe/products/categories', { state: { ...state, ...changes } });
const save = ({ screen }: RenderedApp) =>
  userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }));
const parentOf = ({ screen }: RenderedApp, name: string) =>
  screen.getByRole('button', { name: new RegExp(`Parent of ${name}$`) });
async function move(app: RenderedApp, name: string, parent: string) {
  await userEvent.click(parentOf(app, name));
  await userEvent.click(app.screen.getByRole('option', { name: parent, exact: true }));
}
const rows = () =>
  [...document.querySelectorAll('ul[aria-label="Categories"] > li strong')].map((name) =>
    name.getAttribute('title'),
  );

it('shows the tree with the number of items, and moves a category by keyboard', async () => {
  const app = await open();
  await expect.poll(rows).toEqual(['Espresso', 'Gifts', 'Kitchen', 'Kitchen > Mugs']);
  // The items of a category and of those in it.
  await expect.poll(() => app.screen.getByText('2 items').elements().length).toBe(2);
  (parentOf(app, 'Espresso').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('kitchen > m{Enter}');
  await expect
    .poll(rows)
    .toEqual(['Gifts', 'Kitchen', 'Kitchen > Mugs', 'Kitchen > Mugs > Espresso']);
  await expect.element(parentOf(app, 'Espresso')).toHaveFocus();
  await save(app);
  await expect.element(app.screen.getByText(/^Saved/)).toBeVisible();
  expect(app.api.state.categoryParents).toEqual(
    expect.arrayContaining([
      { name: 'Espresso', parent: 'Mugs' },
      { name: 'Mugs', parent: 'Kitchen' },
    ]),
  );
});

it('shows no error for a category that is called like a member of objects', async () => {
  const app = await open({ items: [itemWith('a', ['constructor'])], categoryParents: [] });
  await expect.element(parentOf(app, 'constructor')).toBeVisible();
  await expect.element(parentOf(app, 'constructor')).toHaveAccessibleDescription('');
});

it('adds a category to move others into, and moves one to the top', async () => {
  const app = await open();
  await userEvent.fill(app.screen.getByLabelText('New category'), 'Home');
  await userEvent.keyboard('{Enter}');
  await move(app, 'Kitchen', 'Home');
  await expect
    .poll(rows)
    .toEqual(['Espresso', 'Gifts', 'Home', 'Home > Kitchen', 'Home > Kitchen > Mugs']);
  await move(app, 'Mugs', 'Top level');
  await save(app);
  await expect
    .poll(() => app.api.state.categoryParents)
    .toEqual([
      { name: 'Kitchen', parent: 'Home' },
      { name: 'Home', parent: null },
    ]);
});

it('adds categories before their products, at the top and below another one', async () => {
  const app = await open();
  for (const name of ['Vases', 'Plates']) {
    await userEvent.fill(app.screen.getByLabelText('New category'), name);
    await userEvent.keyboard('{Enter}');
  }
  await move(app, 'Plates', 'Kitchen');
  await save(app);
  await expect.element(app.screen.getByText(/^Saved/)).toBeVisible();
  expect(app.api.state.categoryParents).toEqual(
    expect.arrayContaining([
      { name: 'Vases', parent: null },
      { name: 'Plates', parent: 'Kitchen' },
    ]),
  );
});

it('adds the first category of a website', async () => {
  const app = await open({ items: [], categoryParents: [] });
  await userEvent.fill(app.screen.getByLabelText('New category'), 'Vases');
  await userEvent.keyboard('{Enter}');
  await save(app);
  await expect.poll(() => app.api.state.categoryParents).toEqual([{ name: 'Vases', parent: null }]);
});

it('renames a category, and deletes one after saying how many items have it', async () => {
  const app = await open();
  const choose = async (name: string, action: string) => {
    await userEvent.click(app.screen.getByRole('button', { name: `Actions for ${name}` }));
    await userEvent.click(app.screen.getByRole('menuitem', { name: action }));
  };
  await choose('Mugs', 'Rename');
  await userEvent.fill(app.screen.getByLabelText('Name', { exact: true }), 'Cups');
  await userEvent.keyboard('{Enter}');
  await expect.poll(rows).toEqual(['Espresso', 'Gifts', 'Kitchen', 'Kitchen > Cups']);
  await choose('Cups', 'Delete');
  await expect.element(app.screen.getByText(/removed from 2 items/)).toBeVisible();
  await userEvent.click(app.screen.getByRole('button', { name: 'Delete category' }));
  await expect.poll(rows).toEqual(['Espresso', 'Gifts']);
  expect(app.api.state.items.map(({ categories }) => categories)).toEqual([
    [],
    ['Gifts'],
    ['Espresso'],
  ]);
});

it('keeps the list of parents inside its card when a path is long', async () => {
  const long = 'A name of 25 characters..';
  const app = await open({
    items: [itemWith('a', ['Mugs'])],
    categoryParents: [
      { name: 'Mugs', parent: `${long}2`.slice(1) },
      { name: `${long}2`.slice(1), parent: long },
    ],
  });
  await expect.element(parentOf(app, 'Mugs')).toBeVisible();
  const button = parentOf(app, 'Mugs').element();
  const row = button.closest('li') as HTMLElement;
  expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(
    row.getBoundingClientRect().right - 8,
  );
});

it('shows errors at the category, and saves nothing until they are solved', async () => {
  const app = await open({
    categoryParents: [...state.categoryParents, { name: 'Espresso', parent: 'Mugs' }],
  });
  await move(app, 'Kitchen', 'Gifts');
  await expect
    .element(parentOf(app, 'Espresso'))
    .toHaveAccessibleDescription(/Categories have 3 levels at most/);
  await save(app);
  await expect.element(app.screen.getByText('Check the marked categories.')).toBeVisible();
  expect(app.api.state.categoryParents).toHaveLength(2);
  await move(app, 'Espresso', 'Top level');
  await save(app);
  await expect
    .poll(() => app.api.state.categoryParents)
    .toEqual(
      expect.arrayContaining([
        { name: 'Kitchen', parent: 'Gifts' },
        { name: 'Mugs', parent: 'Kitchen' },
      ]),
    );
});

it('keeps the changes when another person saved first', async () => {
  const app = await open();
  await move(app, 'Gifts', 'Kitchen');
  app.api.state.categoryParents = [
    ...state.categoryParents,
    { name: 'Espresso', parent: 'Kitchen' },
  ];
  await save(app);
  await userEvent.click(app.screen.getByRole('button', { name: /newer version|Load/ }));
  await save(app);
  await expect.poll(() => app.api.state.categoryParents).toHaveLength(4);
});

it('finds a category among many', async () => {
  const many = Array.from({ length: 30 }, (_, index) => `Category ${index + 10}`);
  const app = await open({ items: [itemWith('a', many)], categoryParents: [] });
  await userEvent.fill(app.screen.getByRole('searchbox'), 'category 27');
  await expect.poll(rows).toEqual(['Category 27']);
});

it('opens from the products and from the command palette', async () => {
  const { screen, address } = await renderApp('/harbour-cafe/products', { state });
  await userEvent.click(screen.getByRole('button', { name: 'Categories', exact: true }));
  await expect.poll(address).toContain('/products/categories');
  await userEvent.click(screen.getByRole('link', { name: 'Products' }).first());
  for (const word of ['categories', 'subcategory', 'collection', 'department']) {
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.fill(screen.getByRole('searchbox', { name: /command|Search/ }).last(), word);
    await expect.element(screen.getByRole('menuitem', { name: /^Categories/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
  }
});

it('suggests existing categories with their path in the editor of a product', async () => {
  const app = await renderApp(`/harbour-cafe/products/${'c'.repeat(24)}`, { state });
  const field = app.screen.getByRole('combobox', { name: 'New category' });
  await userEvent.fill(field, 'kitchen');
  const labels = () =>
    [...((field.element() as HTMLInputElement).list?.options ?? [])].map(({ value, label }) => [
      value,
      label,
    ]);
  await expect.poll(labels).toEqual([
    ['Kitchen', 'Kitchen'],
    ['Mugs', 'Kitchen > Mugs'],
  ]);
});

it.each(['light', 'dark'])('has no axe violations and fits into 360 px: %s', async (scheme) => {
  await page.viewport(360, 740);
  document.documentElement.dataset['appearance'] = scheme;
  const app = await open();
  await userEvent.fill(app.screen.getByLabelText('New category'), 'A name of 25 characters..');
  await userEvent.keyboard('{Enter}');
  await expect.element(parentOf(app, 'A name of 25 characters..')).toBeVisible();
  window.scrollTo(0, 0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  delete document.documentElement.dataset['appearance'];
});
