import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { insertTestItem } from '../../testing/insert-test-item.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { convertOutdatedSearchTexts } from './remake-texts.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  const { browser } = site.owner;
  const base = `/api/websites/${site.websiteId}`;
  await browser.post(`${base}/pages`, { json: { title: 'Das Café' } });
  await browser.post(`${base}/releases`, { json: {} });
  await insertTestItem(api, site, { title: 'Crème', urlId: 'creme' });
});
afterAll(() => api.close());

/** The state after the first release: words with their accents, and texts of deleted items. */
const makeOutdated = () =>
  site.inTenant(async (tenant) => {
    const { itemId } = await tenant.selectFrom('items').select('itemId').executeTakeFirstOrThrow();
    for (const id of [itemId, api.services.createId()])
      await tenant
        .insertInto('searchTexts')
        .values({
          ownerKind: 'item',
          ownerId: id,
          body: '',
          words: '',
        })
        .execute();
    await sql`update search_texts set made_by = 0, words = to_tsvector('simple', 'crème café')`.execute(
      tenant,
    );
  });

/** The results of exact words, without typo correction. */
const found = async (query: string) => {
  const { text } = await site
    .visitor()
    .get(`/search?q=${encodeURIComponent(query)}`, { headers: { accept: 'text/html' } });
  const { main } = JSON.parse(text) as {
    main: { results: { title: string }[]; searchedFor?: string };
  };
  return main.searchedFor === undefined ? main.results.map(({ title }) => title) : [];
};

it('rebuilds outdated search texts, and deletes those of missing items', async () => {
  await makeOutdated();
  expect([await found('cafe'), await found('creme')]).toEqual([[], []]);
  await convertOutdatedSearchTexts(api.services);
  expect([await found('cafe'), await found('creme')]).toEqual([['Das Café'], ['Crème']]);
  const left = await site.inTenant((tenant) =>
    tenant.selectFrom('searchTexts').where('madeBy', '=', 0).select('ownerId').execute(),
  );
  expect(left).toEqual([]);
});
