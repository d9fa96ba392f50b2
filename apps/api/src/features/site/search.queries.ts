import { sql } from 'kysely';
import type { TenantTransaction } from '../../platform/database/index.ts';
import { isPublished } from '../collections/public.ts';
import { foldWords, splitWords } from '../search/public.ts';
import { excerptOf } from './excerpt-of.ts';

export interface SearchResult {
  readonly title: string;
  readonly path: string;
  readonly excerpt: string;
}

const maxWords = 8;
const maxResults = 40;
/** As far into a text as an excerpt is looked for. */
const maxCharacters = 20_000;

/** Every word, each as the beginning of one; quoted, so that no sign of the query language is read in it. */
const questionOf = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll(/['\\]/g, ' ')}':*`).join(' & ');

interface Row {
  readonly title: string;
  readonly path: string;
  readonly url_id: string | null;
  readonly excerpt: string;
  readonly body: string;
}

/**
 * Open pages and published items of open collections that hold every word, the best first. Only the found are asked for
 * an excerpt: the owner's own, else the place where the words stand.
 */
export async function searchSite(
  trx: TenantTransaction,
  websiteId: string,
  query: string,
  now: Date,
): Promise<SearchResult[]> {
  const words = foldWords(query)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, maxWords);
  if (words.length === 0) return [];
  const asked = words.flatMap((word) => splitWords(word).split(' ')).filter((word) => word !== '');
  const { rows } = await sql<Row>`
    with asked as (select to_tsquery('simple', ${questionOf(asked)}) as question),
    found as (
      select live.title, live.path, null as url_id, '' as excerpt, text.body, text.owner_id, 1 as kind,
        ts_rank(text.words, question, 1) as rank
      from asked
      join search_texts as text
        on text.website_id = ${websiteId} and text.owner_kind = 'page' and text.words @@ question
      join live_entries as live
        on live.website_id = ${websiteId} and live.entry_kind = 'page' and live.entry_id = text.owner_id
      where live.access = 'open' and not live.is_hidden
      union all
      select items.title, live.path, items.url_id, items.excerpt, text.body, text.owner_id, 2,
        ts_rank(text.words, question, 1)
      from asked
      join search_texts as text
        on text.website_id = ${websiteId} and text.owner_kind = 'item' and text.words @@ question
      join items on items.website_id = ${websiteId} and items.item_id = text.owner_id
      join live_entries as live
        on live.website_id = ${websiteId} and live.collection_id = items.collection_id
      where live.access = 'open' and ${isPublished(now)}
      order by rank desc, kind, owner_id desc
      limit ${maxResults}
    )
    select title, coalesce(path, '') as path, url_id, excerpt,
      case when excerpt = '' then left(body, ${maxCharacters}) else '' end as body
    from found
    order by rank desc, kind, owner_id desc
  `.execute(trx);
  return rows.map(({ title, path, url_id: urlId, excerpt, body }) => ({
    title,
    path: `/${[path, urlId ?? ''].filter((part) => part !== '').join('/')}`,
    excerpt: excerpt === '' ? excerptOf(body, words) : excerpt,
  }));
}
