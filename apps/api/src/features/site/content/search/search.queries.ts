import { toUrlPath } from '@sitewright/contracts/links';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../../platform/database/index.ts';
import { isPublished } from '../../../collections/public.ts';
import type { SearchQuery, SearchTerm } from '../../../search/public.ts';
import { createExcerpt } from './create-excerpt.ts';

export interface SearchResult {
  readonly title: string;
  readonly path: string;
  readonly excerpt: string;
}

/** Results on one page. */
export const searchPageSize = 20;
/** As far into a text as an excerpt is looked for. */
const maxCharacters = 20_000;

/** Each word as the beginning of one; quoted, so that no sign of the query language is read in it. */
const everyWord = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll(/['\\]/g, ' ')}':*`).join(' & ');

const everyTerm = (terms: readonly SearchTerm[]): string =>
  terms.map(({ word, parts }) => `(${everyWord([word])} | (${everyWord(parts)}))`).join(' & ');

const questionOf = ({ terms, excluded }: SearchQuery): string =>
  [everyTerm(terms), ...excluded.map((group) => `!(${everyTerm(group)})`)].join(' & ');

interface Row {
  readonly total: number;
  readonly title: string;
  readonly path: string;
  readonly url_id: string | null;
  readonly excerpt: string;
  readonly body: string;
}

export interface FoundResults {
  /** One page of them. */
  readonly results: readonly SearchResult[];
  /** How many there are in all; 0 behind the last page. */
  readonly total: number;
}

/**
 * Open pages and published items of open collections that hold every word and none that is excluded, the best first. Only the found are asked for
 * an excerpt: the owner's own, else the place where the words stand.
 *
 * @param query With at least one term.
 */
export async function findResults(
  trx: TenantTransaction,
  websiteId: string,
  query: SearchQuery,
  { now, page }: { readonly now: Date; readonly page: number },
): Promise<FoundResults> {
  const { rows } = await sql<Row>`
    with asked as (select to_tsquery('simple', ${questionOf(query)}) as question),
    every as (
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
    ),
    found as (
      select *, count(*) over () as total
      from every
      order by rank desc, kind, owner_id desc
      limit ${searchPageSize} offset ${(page - 1) * searchPageSize}
    )
    select total, title, coalesce(path, '') as path, url_id, excerpt,
      case when excerpt = '' then left(body, ${maxCharacters}) else '' end as body
    from found
    order by rank desc, kind, owner_id desc
  `.execute(trx);
  const results = rows.map(({ title, path, url_id: urlId, excerpt, body }) => ({
    title,
    path: toUrlPath(`${path}/${urlId ?? ''}`),
    excerpt:
      excerpt === ''
        ? createExcerpt(
            body,
            query.terms.flatMap(({ word, parts }) => [word, ...parts]),
          )
        : excerpt,
  }));
  return { results, total: rows[0]?.total ?? 0 };
}

/** What the words of a website are taken from, and how many there may be: as much as is read in a moment. */
const vocabularyLimits = { texts: 2_000, words: 20_000, longest: 40 } as const;

/**
 * The words that stand in what visitors may find, the most usual first, with spaces between them. No word of a draft or
 * of a page that is not open is among them: whoever is asked “did you mean” may not learn what is not public.
 */
export async function readVocabulary(
  trx: TenantTransaction,
  websiteId: string,
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ words: string | null }>`
    with shown as (
      (
        select text.words
        from search_texts as text
        join live_entries as live
          on live.website_id = ${websiteId} and live.entry_kind = 'page' and live.entry_id = text.owner_id
        where text.website_id = ${websiteId} and text.owner_kind = 'page'
          and live.access = 'open' and not live.is_hidden
        order by text.owner_id desc
        limit ${vocabularyLimits.texts}
      )
      union all
      (
        select text.words
        from search_texts as text
        join items on items.website_id = ${websiteId} and items.item_id = text.owner_id
        join live_entries as live
          on live.website_id = ${websiteId} and live.collection_id = items.collection_id
        where text.website_id = ${websiteId} and text.owner_kind = 'item'
          and live.access = 'open' and ${isPublished(now)}
        order by text.owner_id desc
        limit ${vocabularyLimits.texts}
      )
    )
    select string_agg(lexeme, ' ' order by count desc, lexeme) as words
    from (
      select word.lexeme, count(*) as count
      from shown, unnest(shown.words) as word
      where length(word.lexeme) between 3 and ${vocabularyLimits.longest}
      group by word.lexeme
      order by count desc, word.lexeme
      limit ${vocabularyLimits.words}
    ) as usual
  `.execute(trx);
  return rows[0]?.words ?? '';
}
