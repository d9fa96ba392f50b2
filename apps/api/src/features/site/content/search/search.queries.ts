import { toUrlPath } from '@sitewright/contracts/links';
import { sql } from 'kysely';
import type { Tenant } from '../../../../platform/database/index.ts';
import { isPublished } from '../../../collections/public.ts';
import type { SearchQuery, SearchTerm } from '../../../search/public.ts';
import { createExcerpt } from './create-excerpt.ts';

export interface SearchResult {
  readonly title: string;
  readonly path: string;
  readonly excerpt: string;
}

/** A result with the id of its item; a page has none. */
export interface FoundResult extends SearchResult {
  readonly itemId?: string;
}

/** Results on one page. */
export const searchPageSize = 20;
/** How many characters of a text are searched for an excerpt. */
const maxCharacters = 20_000;

/** Matches each word as a prefix. Quotes keep the operators of the query language literal. */
const createPrefixQuery = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll(/['\\]/g, ' ')}':*`).join(' & ');

const createTermsQuery = (terms: readonly SearchTerm[]): string =>
  terms
    .map(({ word, parts }) => `(${createPrefixQuery([word])} | (${createPrefixQuery(parts)}))`)
    .join(' & ');

const createTsQuery = ({ terms, excluded }: SearchQuery): string =>
  [createTermsQuery(terms), ...excluded.map((group) => `!(${createTermsQuery(group)})`)].join(
    ' & ',
  );

interface Row {
  readonly total: number;
  readonly title: string;
  readonly path: string;
  readonly urlId: string | null;
  readonly ownerId: string;
  readonly excerpt: string;
  readonly body: string;
}

export interface FoundResults {
  /** One page of results. */
  readonly results: readonly FoundResult[];
  /** The number of all results; 0 if the requested page does not exist. */
  readonly total: number;
}

/**
 * Finds open pages, and published items of open collections, that contain every term and no excluded one, by rank. Only
 * the results get an excerpt: the owner's, else the part of the text around the terms.
 *
 * @param query Has at least one term.
 */
export async function findResults(
  tenant: Tenant,
  query: SearchQuery,
  { now, page }: { readonly now: Date; readonly page: number },
): Promise<FoundResults> {
  const { rows } = await sql<Row>`
    with parsed as (select to_tsquery('simple', ${createTsQuery(query)}) as ts_query),
    matching as (
      select live.title, live.path, null as url_id, '' as excerpt, text.body, text.owner_id, 1 as kind,
        ts_rank(text.words, ts_query, 1) as rank
      from parsed
      join search_texts as text
        on text.website_id = ${tenant.websiteId} and text.owner_kind = 'page' and text.words @@ ts_query
      join live_entries as live
        on live.website_id = ${tenant.websiteId} and live.entry_kind = 'page' and live.entry_id = text.owner_id
      where live.access = 'open' and not live.is_hidden
      union all
      select items.title, live.path, items.url_id, items.excerpt, text.body, text.owner_id, 2,
        ts_rank(text.words, ts_query, 1)
      from parsed
      join search_texts as text
        on text.website_id = ${tenant.websiteId} and text.owner_kind = 'item' and text.words @@ ts_query
      join items on items.website_id = ${tenant.websiteId} and items.item_id = text.owner_id
      join live_entries as live
        on live.website_id = ${tenant.websiteId} and live.collection_id = items.collection_id
      where live.access = 'open' and ${isPublished(now)}
    ),
    found as (
      select *, count(*) over () as total
      from matching
      order by rank desc, kind, owner_id desc
      limit ${searchPageSize} offset ${(page - 1) * searchPageSize}
    )
    select total, title, coalesce(path, '') as path, url_id, owner_id, excerpt,
      case when excerpt = '' then left(body, ${maxCharacters}) else '' end as body
    from found
    order by rank desc, kind, owner_id desc
  `.execute(tenant);
  const results = rows.map(({ title, path, urlId, ownerId, excerpt, body }) => ({
    ...(urlId === null ? {} : { itemId: ownerId }),
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

/** Limits that keep reading the vocabulary fast. */
const vocabularyLimits = { texts: 2_000, words: 20_000, maxLength: 40 } as const;

/**
 * Reads the words of the pages and items that visitors can find, by frequency and separated by spaces. Drafts and
 * restricted pages are left out, because a spelling correction must not reveal their words.
 */
export async function readVocabulary(tenant: Tenant, now: Date): Promise<string> {
  const { rows } = await sql<{ words: string | null }>`
    with shown as (
      (
        select text.words
        from search_texts as text
        join live_entries as live
          on live.website_id = ${tenant.websiteId} and live.entry_kind = 'page' and live.entry_id = text.owner_id
        where text.website_id = ${tenant.websiteId} and text.owner_kind = 'page'
          and live.access = 'open' and not live.is_hidden
        order by text.owner_id desc
        limit ${vocabularyLimits.texts}
      )
      union all
      (
        select text.words
        from search_texts as text
        join items on items.website_id = ${tenant.websiteId} and items.item_id = text.owner_id
        join live_entries as live
          on live.website_id = ${tenant.websiteId} and live.collection_id = items.collection_id
        where text.website_id = ${tenant.websiteId} and text.owner_kind = 'item'
          and live.access = 'open' and ${isPublished(now)}
        order by text.owner_id desc
        limit ${vocabularyLimits.texts}
      )
    )
    select string_agg(lexeme, ' ' order by count desc, lexeme) as words
    from (
      select word.lexeme, count(*) as count
      from shown, unnest(shown.words) as word
      where length(word.lexeme) between 3 and ${vocabularyLimits.maxLength}
      group by word.lexeme
      order by count desc, word.lexeme
      limit ${vocabularyLimits.words}
    ) as frequent
  `.execute(tenant);
  return rows[0]?.words ?? '';
}
