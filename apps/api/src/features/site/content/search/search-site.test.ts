import { blockType, collectionType, workflowState } from '@sitewright/contracts/codes';
import type { ItemDraft, ItemEvent, PageView, RichText } from '@sitewright/contracts/entities';
import { createSection } from '@sitewright/page-model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../../testing/create-test-site.ts';
import { itemDraftOf, productDraftOf } from '../../../../testing/item-draft.ts';
import { openTestApi, type TestApi } from '../../../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
let base: string;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
});
afterAll(() => api.close());

const search = async (query: string) => {
  const { text } = await site
    .visitor()
    .get(`/search?q=${encodeURIComponent(query)}`, { headers: { accept: 'text/html' } });
  const { main } = JSON.parse(text) as PageView;
  return main.kind === 'search' ? main.results : [];
};
const titles = async (query: string) => (await search(query)).map(({ title }) => title);

const richText = (...lines: readonly string[]): RichText => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const publish = () => site.owner.browser.post(`${base}/releases`, { json: {} });
let saves = 0;
const save = (pageId: string, version: number, operations: readonly object[]) =>
  site.owner.browser.post(`${base}/pages/${pageId}/operations`, {
    json: { baseVersion: version, saveId: `search${(saves += 1)}0000`, operations },
  });

/** Creates an unpublished page with a text. */
async function createPage(title: string, text: string, change: object = {}): Promise<string> {
  const { browser } = site.owner;
  const pageId = String((await browser.post(`${base}/pages`, { json: { title } })).body['id']);
  await browser.call('PATCH', `${base}/pages/${pageId}`, { json: change });
  const block = {
    id: 'words',
    type: blockType.TEXT,
    version: 1,
    props: { text: richText(text) },
    placement: { column: 1, row: 1, width: 12, height: 2 },
  };
  const saved = await save(pageId, 0, [
    { kind: 'insertSection', index: 0, section: createSection('main') },
    { kind: 'insertBlock', sectionId: 'main', block },
  ]);
  expect(saved.status).toBe(200);
  return pageId;
}
const blogPost = async () => {
  const json = { title: 'Journal', kind: 'collection' };
  const response = await site.owner.browser.post(`${base}/pages`, { json });
  return String(response.body['collectionId']);
};
const createItem = async (collectionId: string, changes: Partial<ItemDraft>) => {
  const response = await site.owner.browser.post(`${base}/collections/${collectionId}/items`, {
    json: itemDraftOf(changes),
  });
  expect(response.status).toBe(200);
  return String(response.body['id']);
};

it('finds a published page by a word of its text, with an excerpt (ROUTE-25)', async () => {
  await createPage('Opening hours', 'You are welcome at the Café every Tuesday.');
  expect(await search('welcome')).toEqual([]);
  await publish();
  expect(await search('welcome')).toEqual([
    {
      title: 'Opening hours',
      path: '/opening-hours',
      excerpt: 'You are welcome at the Café every Tuesday.',
    },
  ]);
  expect(await titles('CAFE tues')).toEqual(['Opening hours']);
  expect(await titles('welcome monday')).toEqual([]);
  for (const query of ["' & | !", 'welcome\\', "wel'come:*", '"', '%', '( ) <->'])
    expect(Array.isArray(await search(query))).toBe(true);
});

it('ranks matches in the title above matches in the text', async () => {
  await createPage('Kiln', 'How we fire.');
  await createPage('Workshop', 'There is a kiln in it.');
  await publish();
  expect(await titles('kiln')).toEqual(['Kiln', 'Workshop']);
});

it('applies a change when it is published, and removes a deleted page', async () => {
  const pageId = await createPage('Menu', 'Rhubarb cake.');
  await publish();
  await save(pageId, 1, [
    {
      kind: 'setProps',
      sectionId: 'main',
      blockId: 'words',
      version: 1,
      props: { text: richText('Quince cake.') },
    },
  ]);
  expect([await titles('rhubarb'), await titles('quince')]).toEqual([['Menu'], []]);
  await publish();
  expect([await titles('rhubarb'), await titles('quince')]).toEqual([[], ['Menu']]);
  await site.owner.browser.call('DELETE', `${base}/pages/${pageId}`);
  await publish();
  expect(await titles('quince')).toEqual([]);
});

it('does not find locked, members-only, hidden or draft pages', async () => {
  await createPage('Locked', 'Ultramarine recipe.', { access: 'locked', password: 'open sesame' });
  await createPage('Club', 'Ultramarine recipe.', { access: 'members' });
  await createPage('Aside', 'Ultramarine recipe.', { isHidden: true });
  const opened = await createPage('Opened', 'Ultramarine recipe.');
  const collectionId = await blogPost();
  const { DRAFT, PRIVATE, NEEDS_REVIEW, PUBLISHED } = workflowState;
  for (const state of [DRAFT, PRIVATE, NEEDS_REVIEW])
    await createItem(collectionId, {
      title: `State ${state}`,
      body: richText('Ultramarine glaze.'),
      workflowState: state,
    });
  await publish();
  await createPage('Not yet', 'Ultramarine recipe.');
  expect(await titles('ultramarine')).toEqual(['Opened']);

  await createItem(collectionId, {
    title: 'A glaze',
    body: richText('Ultramarine glaze.'),
    workflowState: PUBLISHED,
  });
  expect(await titles('ultramarine')).toEqual(expect.arrayContaining(['Opened', 'A glaze']));
  const { rows } = (await site.owner.browser.get(`${base}/pages`)).body as unknown as {
    rows: { id: string; collectionId: string | null }[];
  };
  const blog = rows.find((row) => row.collectionId === collectionId);
  for (const id of [opened, String(blog?.id)])
    await site.owner.browser.call('PATCH', `${base}/pages/${id}`, { json: { access: 'members' } });
  await publish();
  expect(await titles('ultramarine')).toEqual(['Not yet']);
  const indexed = await site.inTenant((tenant) =>
    tenant.selectFrom('searchTexts').where('ownerId', '=', opened).select('ownerId').execute(),
  );
  expect(indexed).toEqual([]);
});

it('finds items by text and tag, and scheduled ones from their publication time (CONTENT-05)', async () => {
  const collectionId = await blogPost();
  await publish();
  const at = new Date(api.clock.now.getTime() + 3_600_000);
  await createItem(collectionId, {
    title: 'Wood ash',
    excerpt: 'From the stove.',
    body: richText('Celadon needs iron.'),
    tags: ['reduction'],
  });
  await createItem(collectionId, {
    title: 'Later',
    body: richText('Celadon once more.'),
    workflowState: workflowState.SCHEDULED,
    publishAt: at.toISOString(),
  });
  expect(await search('celadon')).toMatchObject([
    { title: 'Wood ash', excerpt: 'From the stove.', path: expect.stringMatching(/\/wood-ash$/) },
  ]);
  expect(await titles('reduction')).toEqual(['Wood ash']);
  api.clock.now = at;
  expect((await titles('celadon')).toSorted()).toEqual(['Later', 'Wood ash']);
});

it('does not find content of another website', async () => {
  const other = await createTestSite(api, 'moved');
  const { text } = await other
    .visitor()
    .get('/search?q=celadon', { headers: { accept: 'text/html' } });
  expect((JSON.parse(text) as PageView).main).toMatchObject({ kind: 'search', results: [] });
});

it('finds a word in a script without spaces', async () => {
  await createPage('パン屋', '美味しいパン屋の朝');
  await publish();
  for (const query of ['パン', 'パン屋', '美味', '朝'])
    expect([query, await titles(query)]).toEqual([query, ['パン屋']]);
  expect(await titles('屋パ')).toEqual([]);
});

it('finds a product by the SKU or an option of any variant, but not of a deleted one', async () => {
  const cup = (...variants: Parameters<typeof productDraftOf>[0] & object) =>
    productDraftOf(variants, { title: 'Evening cup', excerpt: 'For tea.' });
  const { browser } = site.owner;
  const created = await browser.post(`${base}/collections/${site.shopId}/items`, {
    json: cup(
      { sku: 'TG-EVE-ONE', optionValues: [{ option: 'Glaze', value: 'Zelkova' }] },
      { sku: 'X1045', optionValues: [{ option: 'Glaze', value: 'Tenmoku' }] },
      { sku: '', optionValues: [{ option: 'Glaze', value: 'Oribe' }] },
    ),
  });
  const item = created.body as { id: string; product: { variants: { sku: string }[] } };
  const generated = item.product.variants[2]!.sku;
  expect(generated).toMatch(/^SQ\d{7}$/);
  for (const query of [
    'TG-EVE-ONE',
    'tg-eve',
    'tgeveone',
    'x1045',
    generated,
    'zelkova',
    'cup oribe',
  ])
    expect([query, await search(query)]).toEqual([
      query,
      [{ title: 'Evening cup', path: expect.any(String), excerpt: 'For tea.' }],
    ]);

  const changed = await browser.call('PUT', `${base}/items/${item.id}`, {
    json: cup({ sku: 'NEW-7', optionValues: [] }),
  });
  expect(changed.status).toBe(200);
  expect(await titles('NEW-7')).toEqual(['Evening cup']);
  for (const query of ['TG-EVE-ONE', 'x1045', 'tenmoku']) expect(await titles(query)).toEqual([]);
});

it('finds an item by its author, and an event by its present location', async () => {
  const json = { title: 'Evenings', kind: 'collection', collectionType: collectionType.EVENTS };
  const { body } = await site.owner.browser.post(`${base}/pages`, { json });
  await publish();
  const url = `${base}/collections/${String(body['collectionId'])}/items`;
  const event: ItemEvent = {
    startsAt: '2031-07-03T18:00:00.000Z',
    endsAt: null,
    allDay: false,
    place: 'Kolosseum',
    address: 'Echidna Road 4',
    onlineUrl: '',
    status: 'scheduled',
  };
  const draft = itemDraftOf({ title: 'Vernissage', author: 'Ottilie Brandner', event });
  const created = await site.owner.browser.post(url, { json: draft });
  const { id } = created.body as { id: string };
  const { event: _event, ...unchanged } = draft;
  await site.owner.browser.call('PUT', `${base}/items/${id}`, { json: unchanged });
  for (const query of ['Brandner', 'ottilie brandner', 'kolosseum', 'Echidna Road', 'vernissage'])
    expect([query, await titles(query)]).toEqual([query, ['Vernissage']]);
  const moved = { ...draft, author: '', event: { ...event, place: 'Arena', address: '' } };
  await site.owner.browser.call('PUT', `${base}/items/${id}`, { json: moved });
  for (const query of ['Brandner', 'kolosseum']) expect(await titles(query)).toEqual([]);
  expect(await titles('arena')).toEqual(['Vernissage']);
});

it('excludes words after a minus, and ignores function words', async () => {
  await createPage('Zebra', 'A zebra with stripes.');
  await createPage('Zebra crossing', 'White on black.');
  await publish();
  // The vocabulary for corrections is cached for a minute.
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  const found = async (query: string) => (await titles(query)).toSorted();
  expect(await found('zebra')).toEqual(['Zebra', 'Zebra crossing']);
  expect(await found('zebra -stripes')).toEqual(['Zebra crossing']);
  expect(await found('zebra -absent')).toEqual(['Zebra', 'Zebra crossing']);
  expect(await found('zebra -"black white"')).toEqual(['Zebra']);
  expect(await found('zebra -"black stripes"')).toEqual(['Zebra', 'Zebra crossing']);
  expect(await found('zebar -stripes')).toEqual(['Zebra crossing']);
  expect(await found('the zebra and the crossing')).toEqual(['Zebra crossing']);
  expect(await found('-zebra')).toEqual(['Zebra', 'Zebra crossing']);
});

it('is paginated, and shows the first page for a page number that does not exist', async () => {
  const collectionId = await blogPost();
  await publish();
  for (let number = 1; number <= 45; number += 1)
    await createItem(collectionId, { title: `Okapi ${number}` });
  const pageOf = async (query: string) => {
    const { text } = await site
      .visitor()
      .get(`/search?q=okapi&${query}`, { headers: { accept: 'text/html' } });
    const { main } = JSON.parse(text) as PageView;
    return main.kind === 'search' ? main : undefined;
  };
  const pages = [await pageOf(''), await pageOf('page=2'), await pageOf('page=3')];
  expect(pages.map((page) => [page?.results.length, page?.pages])).toEqual([
    [20, { number: 1, count: 3 }],
    [20, { number: 2, count: 3 }],
    [5, { number: 3, count: 3 }],
  ]);
  const all = pages.flatMap((page) => page?.results.map(({ path }) => path));
  expect(new Set(all).size).toBe(45);
  for (const query of ['page=4', 'page=0', 'page=-1', 'page=x', 'page=99999', 'page=1.5'])
    expect([query, (await pageOf(query))?.pages]).toEqual([query, { number: 1, count: 3 }]);
});
