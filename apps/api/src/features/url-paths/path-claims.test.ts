import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../platform/database/index.ts';
import { openTestDatabase, testEngines } from '../../platform/database/test-database.ts';
import { pathClaims, type PathScope } from './path-claims.ts';

const id = (number: number) => String(number).padStart(24, '0');
const websiteId = id(1);

/** A website with so many items that no query plan reads all of them by chance. */
describe.each(testEngines())('the paths of a large website on %s', (engine) => {
  let db: OpenedDatabase;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    await db.execute(`
      insert into websites (website_id, identifier, title, website_type, status) values ('${websiteId}', 'large', 'Large', 1, 1)`);
    await db.execute(`
      insert into collections (website_id, collection_id, collection_type, title)
      select '${websiteId}', lpad((1000 + number)::text, 24, '0'), 1, 'Blog' from generate_series(1, 20) as number`);
    await db.execute(`
      insert into pages (website_id, page_id, kind, collection_id, title, url_id, is_homepage, seo, document)
      select '${websiteId}', lpad((2000 + number)::text, 24, '0'), 'page', lpad((1000 + number)::text, 24, '0'),
        'Page', 'page-' || number, false, '{}', '{}'
      from generate_series(1, 20) as number`);
    await db.execute(`
      insert into items (website_id, item_id, collection_id, record_type, title, url_id, workflow_state)
      select '${websiteId}', lpad((100000 + number)::text, 24, '0'), lpad((1001 + number % 20)::text, 24, '0'), 1, 'Item',
        'item-' || number, 1
      from generate_series(1, 20000) as number`);
    for (const table of ['items', 'pages', 'live_entries']) await db.execute(`analyze ${table}`);
  }, 120_000);
  afterAll(() => db?.close());

  const run = async (before: string, scope: PathScope) => {
    const { sql, parameters } = pathClaims(websiteId, scope).compile(db.root);
    return (await db.execute(`${before} ${sql}`, parameters)).rows;
  };
  const planOf = async (scope: PathScope) =>
    (await run('explain', scope)).map((row) => String(row['QUERY PLAN'])).join('\n');

  it('of one item are queried without a sequential scan of items', async () => {
    const scope = { pageIds: [], itemIds: [id(100_020)] };
    expect(await run('', scope)).toEqual([
      { stage: 'draft', path: 'page-1/item-20', page_id: id(2001), item_id: id(100_020) },
    ]);
    expect(await planOf(scope)).not.toContain('Seq Scan on items');
  });

  it('of one page and its items are queried without a sequential scan of items', async () => {
    const scope = { pageIds: [id(2001)], itemIds: [] };
    expect(await run('', scope)).toHaveLength(1_001);
    expect(await planOf(scope)).not.toContain('Seq Scan on items');
  });

  it('are returned once if a page and one of its items are both in the scope', async () => {
    const scope = { pageIds: [id(2001)], itemIds: [id(100_020)] };
    expect(await run('', scope)).toHaveLength(1_001);
  });
});
