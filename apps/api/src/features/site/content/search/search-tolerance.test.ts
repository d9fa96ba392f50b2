import { workflowState } from '@sitewright/contracts/codes';
import type { MainView, PageView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../../testing/create-test-site.ts';
import { itemDraftOf } from '../../../../testing/item-draft.ts';
import { openTestApi, type TestApi } from '../../../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
let base: string;
let journalId: string;
let journalPageId: string;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
  const json = { title: 'Journal', kind: 'collection' };
  const { body } = await site.owner.browser.post(`${base}/pages`, { json });
  journalId = String(body['collectionId']);
  journalPageId = String(body['id']);
  await publish();
  await write('Celadon bowl', workflowState.PUBLISHED);
  await write('Celadon Café', workflowState.PUBLISHED);
  await write('Ultramarine secret', workflowState.DRAFT);
});
afterAll(() => api.close());

const publish = () => site.owner.browser.post(`${base}/releases`, { json: {} });
async function write(title: string, state: number) {
  const response = await site.owner.browser.post(`${base}/collections/${journalId}/items`, {
    json: itemDraftOf({ title, workflowState: state }),
  });
  expect(response.status).toBe(200);
}
const ask = async (query: string, of = site) => {
  const path = `/search?q=${encodeURIComponent(query)}`;
  const { status, text } = await of.visitor().get(path, { headers: { accept: 'text/html' } });
  const { main } = JSON.parse(text) as PageView;
  return { status, main: main as Extract<MainView, { kind: 'search' }> };
};
const found = async (query: string, of = site) => {
  const { results, searchedFor } = (await ask(query, of)).main;
  return [results.map(({ title }) => title).toSorted(), searchedFor];
};
const aMinuteLater = () => (api.clock.now = new Date(api.clock.now.getTime() + 60_000));

it('corrects a word without matches, and shows the corrected query', async () => {
  expect(await found('celdon')).toEqual([['Celadon Café', 'Celadon bowl'], 'celadon']);
  expect(await found('Cleadon boul')).toEqual([['Celadon bowl'], 'celadon bowl']);
  expect(await found('celadon cáfe')).toEqual([['Celadon Café'], undefined]);
  expect(await found('celadon caffe')).toEqual([['Celadon Café'], 'celadon cafe']);
});

it('does not correct words that match, or words without a similar one', async () => {
  expect(await found('celadon')).toEqual([['Celadon Café', 'Celadon bowl'], undefined]);
  expect(await found('porcelain')).toEqual([[], undefined]);
  expect(await found('bowl cafe')).toEqual([[], undefined]);
});

it('does not suggest a word of a draft, a restricted page or another website', async () => {
  expect(await found('ultramarin')).toEqual([[], undefined]);
  expect(await found('ultramarnie')).toEqual([[], undefined]);
  const other = await createTestSite(api, 'elsewhere');
  expect(await found('celdon', other)).toEqual([[], undefined]);
  const change = (access: string) =>
    site.owner.browser.call('PATCH', `${base}/pages/${journalPageId}`, { json: { access } });
  await change('members');
  await publish();
  for (const isLater of [false, true]) {
    if (isLater) aMinuteLater();
    expect([isLater, await found('celdon')]).toEqual([isLater, [[], undefined]]);
  }
  await change('open');
  await publish();
  aMinuteLater();
  expect((await found('celdon'))[1]).toBe('celadon');
});

it('finds a new word immediately, and suggests it within a minute', async () => {
  await write('Porcelain', workflowState.PUBLISHED);
  expect(await found('porcelain')).toEqual([['Porcelain'], undefined]);
  aMinuteLater();
  expect(await found('porcelian')).toEqual([['Porcelain'], 'porcelain']);
});

it('shows an error when the search fails', async () => {
  await api.database.execute('alter table search_texts rename to lost');
  const { status, main } = await ask('celadon');
  expect([status, main]).toEqual([
    503,
    { kind: 'search', query: 'celadon', results: [], failed: true },
  ]);
  await api.database.execute('alter table lost rename to search_texts');
  expect((await ask('celadon')).status).toBe(200);
});
