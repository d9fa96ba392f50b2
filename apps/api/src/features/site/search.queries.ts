import { workflowState } from '@sitewright/contracts/codes';
import type { TenantTransaction } from '../../platform/database/index.ts';

export interface SearchResult {
  readonly title: string;
  readonly path: string;
  readonly excerpt: string;
}

const maxWords = 8;
const maxResults = 40;

const patternOf = (word: string) =>
  `%${word.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** Open pages and published items of open collections that hold every word, pages first. */
export async function searchSite(
  trx: TenantTransaction,
  websiteId: string,
  query: string,
): Promise<SearchResult[]> {
  const words = query
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, maxWords);
  if (words.length === 0) return [];
  let pages = trx
    .selectFrom('live_entries')
    .where('website_id', '=', websiteId)
    .where('entry_kind', '=', 'page')
    .where('access', '=', 'open')
    .where('is_hidden', '=', false)
    .select(['title', 'path'])
    .limit(maxResults);
  let items = trx
    .selectFrom('items')
    .innerJoin('live_entries', (join) =>
      join
        .onRef('live_entries.website_id', '=', 'items.website_id')
        .onRef('live_entries.collection_id', '=', 'items.collection_id'),
    )
    .where('items.website_id', '=', websiteId)
    .where('items.workflow_state', '=', workflowState.PUBLISHED)
    .where('live_entries.access', '=', 'open')
    .select(['items.title', 'items.excerpt', 'items.url_id', 'live_entries.path'])
    .orderBy('items.item_id', 'desc')
    .limit(maxResults);
  for (const word of words) {
    const pattern = patternOf(word);
    pages = pages.where('title', 'ilike', pattern);
    items = items.where((where) =>
      where.or([where('items.title', 'ilike', pattern), where('items.excerpt', 'ilike', pattern)]),
    );
  }
  const foundPages = (await pages.execute()).map((row) => ({
    title: row.title,
    path: `/${row.path ?? ''}`,
    excerpt: '',
  }));
  const foundItems = (await items.execute()).map((row) => ({
    title: row.title,
    path: `/${[row.path, row.url_id].filter((part) => part !== null && part !== '').join('/')}`,
    excerpt: row.excerpt,
  }));
  return [...foundPages, ...foundItems].slice(0, maxResults);
}
