import { listCategories } from '@sitewright/contracts/api';
import { collectionType } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestProduct } from '../../testing/create-test-product.ts';
import { createTestSite } from '../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { openTestImports } from '../../testing/test-imports.ts';

let shop: TestShop;
let target: Awaited<ReturnType<typeof openTestImports>>;
let sites = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  target = await openTestImports(
    shop.api,
    await createTestSite(shop.api, `import-${(sites += 1)}`),
  );
});

const parents = async () => {
  const { categories } = (await target.browser.get(`${target.root}/categories`)).as(listCategories);
  return Object.fromEntries(categories.map(({ name, parent }) => [name, parent]));
};
const setParents = (entries: Readonly<Record<string, string | null>>) =>
  target.browser.call('PUT', `${target.root}/categories`, {
    json: { parents: Object.entries(entries).map(([name, parent]) => ({ name, parent })) },
  });

it.each(['Kitchen > Mugs, Gifts', '"/kitchen/mugs, /gifts"'])(
  'sets the categories of %s and what they are in',
  async (cell) => {
    const categories = cell.startsWith('"') ? cell : `"${cell}"`;
    const done = await target.run(`Title,Price,Categories\nCup,9,${categories}\n`);
    expect(done).toMatchObject({ state: 'done', counts: { created: 1 } });
    expect((await target.item('Cup')).categories).toEqual(['Mugs', 'Gifts']);
    expect(await parents()).toEqual({ Gifts: null, Kitchen: null, Mugs: 'Kitchen' });
  },
);

it('adds the parents of categories that the products already have', async () => {
  await target.run('URL slug,Title,Price,Categories\ncup,Cup,9,Mugs\n');
  const again = await target.run('URL slug,Title,Price,Categories\ncup,Cup,9,Kitchen > Mugs\n');
  expect(again.counts).toMatchObject({ updated: 1 });
  expect(await parents()).toEqual({ Kitchen: null, Mugs: 'Kitchen' });
});

it('does not move a category that has a parent, and says so at the row', async () => {
  await target.run('Title,Price,Categories\nCup,9,Mugs\n');
  await setParents({ Mugs: 'Home' });
  const text =
    'Title,Price,Categories\nBowl,9,Kitchen > Bowls\nJug,9,Kitchen > Mugs\nPot,9,Garden > Bowls\nFork,9,Bowls > Kitchen\n';
  const { id, check } = await target.checkText(text);
  expect(check?.errors).toEqual([]);
  expect(check?.warnings).toMatchObject([
    { row: 3, text: expect.stringMatching(/“Mugs” stays in “Home”/) },
    { row: 4, text: expect.stringMatching(/“Bowls” stays in “Kitchen”/) },
    { row: 5, text: expect.stringMatching(/“Kitchen” stays where it is/) },
  ]);
  await target.start(id);
  await target.advance(id);
  expect(await parents()).toEqual({ Bowls: 'Kitchen', Home: null, Kitchen: null, Mugs: 'Home' });
});

it('rejects a path of four levels', async () => {
  const { check } = await target.checkText('Title,Price,Categories\nCup,9,A > B > C > D\n');
  expect(check?.errors).toMatchObject([{ row: 2, column: 'Categories' }]);
});

it('adds no parents for products that are not imported', async () => {
  const text = 'Title,Price,Categories\nCup,nine,Kitchen > Mugs\nJug,9,Home > Mugs\n';
  expect((await target.checkText(text)).check?.warnings).toEqual([]);
  const done = await target.run(text, 'valid');
  expect(done.counts).toMatchObject({ created: 1, invalid: 1 });
  expect(await parents()).toEqual({ Home: null, Mugs: 'Home' });
});

it('imports the paths of an export into another shop', async () => {
  await target.run('Title,Price,Categories\nCup,9,"Home > Kitchen > Mugs, Gifts"\n');
  const text = await target.exportText();
  expect(text).toContain('"Home > Kitchen > Mugs, Gifts"');
  const again = await target.checkText(text);
  expect(again.check).toMatchObject({ counts: { unchanged: 1 }, warnings: [] });
  target = await openTestImports(shop.api, await createTestSite(shop.api, `other-${sites}`));
  await target.run(text);
  expect(await parents()).toEqual({ Gifts: null, Home: null, Kitchen: 'Home', Mugs: 'Kitchen' });
});

it('takes back the parents that an undone import added, and no others', async () => {
  await target.run('URL slug,Title,Price,Categories\ncup,Cup,9,Home > Cups\njug,Jug,9,Jugs\n');
  const done = await target.run(
    'URL slug,Title,Price,Categories\ncup,Cup,9,Home > Cups\njug,Jug,9,Kitchen > Jugs\npot,Pot,9,Garden > Pots\npan,Pan,9,Garden > Pans\n',
  );
  await setParents({ Cups: 'Home', Jugs: 'Kitchen', Pots: 'Home', Pans: 'Garden' });
  expect(await target.undo(done.id)).toMatchObject({ undo: { deleted: 2, restored: 1 } });
  expect(await parents()).toEqual({ Cups: 'Home', Home: null, Jugs: null, Pots: 'Home' });
});

it('keeps a category that the owner had added without items', async () => {
  await setParents({ Bowls: null, Mugs: null, Plates: null });
  const done = await target.run(
    'Title,Price,Categories\nCup,9,Kitchen > Mugs\nDish,9,Kitchen > Dishes\nTureen,9,Kitchen > Bowls\n',
  );
  const imported = { Bowls: 'Kitchen', Dishes: 'Kitchen', Mugs: 'Kitchen', Plates: null };
  expect(await parents()).toEqual({ ...imported, Kitchen: null });
  await setParents({ ...imported, Bowls: 'Home' });
  await target.undo(done.id);
  expect(await parents()).toEqual({ Bowls: 'Home', Home: null, Mugs: null, Plates: null });
});

it('takes back the parents of an import that undoes itself', async () => {
  const { id } = await target.checkText(
    'Title,SKU,Price,Categories\nCup,C,9,Kitchen > Mugs\nJug,J,9,\n',
  );
  await target.start(id);
  // Meanwhile, a product of another shop takes the SKU.
  const page = await target.browser.post(`${target.root}/pages`, {
    json: { title: 'Second shop', kind: 'collection', collectionType: collectionType.PRODUCTS },
  });
  const second = { ...target.site, shopId: String(page.body['collectionId']) };
  await createTestProduct(second, [{ sku: 'J' }], { title: 'Pot' });
  await target.advance(id);
  expect(await target.read(id)).toMatchObject({ state: 'failed', undo: { deleted: 1 } });
  expect(await parents()).toEqual({});
});

it('leaves the parents of a product that was edited since', async () => {
  const done = await target.run('Title,Price,Categories\nCup,9,Kitchen > Mugs\n');
  const { id, collectionId: _, recordType: __, revision: ___, ...draft } = await target.item('Cup');
  const json = { ...draft, excerpt: 'By hand' };
  await target.browser.call('PUT', `${target.root}/items/${id}`, { json });
  expect(await target.undo(done.id)).toMatchObject({ undo: { deleted: 0, edited: [{}] } });
  expect(await parents()).toEqual({ Kitchen: null, Mugs: 'Kitchen' });
});
