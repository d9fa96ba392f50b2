import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { migrationsFolder } from '../../platform/database/migrations-folder.ts';
import { openEmbedded } from '../../platform/database/open-database.ts';
import type { OpenedDatabase } from '../../platform/database/index.ts';
import { readMigrations } from '../../platform/database/read-migrations.ts';
import { createEmbeddedDatabase } from '../../platform/embedded-database/index.ts';

/** A database from before `url_paths`, with conflicting pages and items. */
let db: OpenedDatabase;
beforeAll(async () => {
  const embedded = await createEmbeddedDatabase();
  if (embedded.kind === 'rejected') throw new Error('A database in memory is never rejected.');
  db = openEmbedded(embedded);
  const all = readMigrations(migrationsFolder);
  const before = all.filter(({ name }) => name < '2026-11-25-0060');
  await migrate(db, before);
  await db.execute(`
    insert into websites (website_id, identifier, title, website_type, status) values ('${id('a')}', 'old', 'Old', 1, 1);
    insert into collections (website_id, collection_id, collection_type, title)
    values ('${id('a')}', '${id('c0')}', 1, 'Blog'), ('${id('a')}', '${id('c1')}', 1, 'Loose');
    insert into contents (website_id, hash, value) values ('${id('a')}', 'h', '{}');
    ${page('10', 'home', 'null', true)}
    ${page('11', 'journal', `'${id('c0')}'`)}
    ${page('12', 'journal/opening-night', 'null')}
    ${page('13', 'gone', 'null', false, 'now()')}
    ${live('10', '', 'null')}
    ${live('11', 'blog', `'${id('c0')}'`)}
    ${live('12', 'blog/spring', 'null')}
    ${item('20', 'opening-night')}
    ${item('21', 'spring')}
    ${item('22', 'spring-2', 4)}
    ${item('23', 'autumn')}
    ${item('24', 'thrown-away', 6)}
    ${item('25', 'loose', 1, 'c1')}
    insert into former_page_paths (website_id, path, page_id, left_at) values
      ('${id('a')}', 'notes', '${id('11')}', now()), ('${id('a')}', 'welcome', '${id('10')}', now());
    insert into former_item_urls (website_id, collection_id, url_id, item_id, left_at)
    values ('${id('a')}', '${id('c0')}', 'fall', '${id('23')}', now());
  `);
  await migrate(db, all);
}, 120_000);
afterAll(() => db.close());

function id(name: string): string {
  return name.padStart(24, '0');
}
function page(
  name: string,
  slug: string,
  collection: string,
  isHomepage = false,
  deletedAt = 'null',
): string {
  return `insert into pages (website_id, page_id, kind, collection_id, title, url_id, is_homepage, seo, document, deleted_at)
    values ('${id('a')}', '${id(name)}', 'page', ${collection}, 'Page', '${slug}', ${isHomepage}, '{}', '{}', ${deletedAt});`;
}
function live(name: string, path: string, collection: string): string {
  return `insert into live_entries (website_id, entry_kind, entry_id, hash, path, collection_id)
    values ('${id('a')}', 'page', '${id(name)}', 'h', '${path}', ${collection});`;
}
function item(name: string, slug: string, state = 1, collection = 'c0'): string {
  return `insert into items (website_id, item_id, collection_id, record_type, title, url_id, workflow_state)
    values ('${id('a')}', '${id(name)}', '${id(collection)}', 1, 'Item', '${slug}', ${state});`;
}

/** `path page` or `path item` by stage, with short ids. */
async function pathsOf(stage: string): Promise<string[]> {
  const { rows } = await db.execute(
    `select path, ltrim(coalesce(item_id, page_id), '0') as owner from url_paths where stage = '${stage}' order by path`,
  );
  return rows.map(({ path, owner }) => `/${String(path)} ${String(owner)}`);
}

it('preserves the paths of pages, and gives items with a conflicting path a new slug', async () => {
  expect(await pathsOf('draft')).toEqual([
    '/ 10',
    '/home 10',
    '/journal 11',
    '/journal/autumn 23',
    '/journal/opening-night 12',
    '/journal/opening-night-2 20',
    '/journal/spring-2 22',
    '/journal/spring-3 21',
  ]);
  expect(await pathsOf('live')).toEqual([
    '/ 10',
    '/blog 11',
    '/blog/autumn 23',
    '/blog/opening-night-2 20',
    '/blog/spring 12',
    '/blog/spring-2 22',
    '/blog/spring-3 21',
  ]);
  const { rows } = await db.execute('select url_id from items order by item_id');
  expect(rows.map(({ url_id: slug }) => slug)).toEqual([
    'opening-night-2',
    'spring-3',
    'spring-2',
    'autumn',
    'thrown-away',
    'loose',
  ]);
});

it('preserves the paths that redirect, including those of items below a previous path', async () => {
  expect(await pathsOf('previous')).toEqual([
    '/blog/fall 23',
    '/notes 11',
    '/notes/autumn 23',
    '/notes/fall 23',
    '/notes/opening-night-2 20',
    '/notes/spring-3 21',
    '/welcome 10',
  ]);
});
