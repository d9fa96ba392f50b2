import type { Tenant } from '../../../../platform/database/index.ts';
import type { createLookupCache } from '../../../../platform/memory/lookup-cache.ts';
import {
  readSearchQuery,
  termOf,
  type SearchQuery,
  type SearchTerm,
} from '../../../search/public.ts';
import { correctSpelling } from './correct-spelling.ts';
import {
  findResults,
  readVocabulary,
  searchPageSize,
  type FoundResult,
  type SearchResult,
} from './search.queries.ts';

const maxTerms = 8;
const maxSuggestions = 6;

/** The words of websites by website id, cached for a limited time. */
export type VocabularyCache = ReturnType<typeof createLookupCache<string>>;

/** The cache affects spelling corrections only: a new word is found immediately. */
export const vocabularyCacheOptions = { maxEntries: 50, ttlMs: 60_000 } as const;

export interface SiteSearch {
  readonly results: readonly SearchResult[];
  /** Set if there are several pages of results. */
  readonly pages?: { readonly number: number; readonly count: number };
  /** The corrected query, if the original one has no results. */
  readonly searchedFor?: string;
}

interface SearchContext {
  readonly now: Date;
  readonly vocabularies: VocabularyCache;
  /** Counts from 1. */
  readonly page: number;
}

function readTerms(query: string): SearchQuery {
  const { terms, excluded } = readSearchQuery(query);
  return {
    terms: terms.slice(0, maxTerms),
    excluded: excluded.slice(0, maxTerms).map((group) => group.slice(0, maxTerms)),
  };
}

/** The first results of a search, without corrections: the last word may not be complete. */
export async function findSuggestions(
  tenant: Tenant,
  query: string,
  now: Date,
): Promise<readonly FoundResult[]> {
  const parsed = readTerms(query);
  if (parsed.terms.length === 0) return [];
  const { results } = await findResults(tenant, parsed, { now, page: 1 });
  return results.slice(0, maxSuggestions);
}

/** Searches a website. If there are no results, searches again with corrected spelling. */
export async function searchSite(
  tenant: Tenant,
  query: string,
  { now, vocabularies, page }: SearchContext,
): Promise<SiteSearch> {
  const { terms, excluded } = readTerms(query);
  if (terms.length === 0) return { results: [] };
  const find = (searchTerms: readonly SearchTerm[]) =>
    findPageOfResults(tenant, { terms: searchTerms, excluded }, { now, page });
  const found = await find(terms);
  if (found.results.length > 0) return found;

  const vocabulary = await vocabularies.get(tenant.websiteId, () => readVocabulary(tenant, now));
  const corrected = correctTerms(terms, vocabulary.split(' '));
  if (corrected === null) return found;
  const instead = await find(corrected);
  const searchedFor = corrected.map(({ word }) => word).join(' ');
  return instead.results.length === 0 ? found : { ...instead, searchedFor };
}

/** Returns one page of results; the first page if the requested one does not exist. */
async function findPageOfResults(
  tenant: Tenant,
  query: SearchQuery,
  { now, page }: { readonly now: Date; readonly page: number },
): Promise<SiteSearch> {
  const { results: found, total } = await findResults(tenant, query, { now, page });
  const results = found.map(({ itemId: _itemId, ...result }) => result);
  if (results.length === 0 && page > 1) return findPageOfResults(tenant, query, { now, page: 1 });
  const count = Math.ceil(total / searchPageSize);
  return count < 2 ? { results } : { results, pages: { number: page, count } };
}

/** Replaces unknown terms by known ones. Returns null if there is no correction. */
function correctTerms(
  terms: readonly SearchTerm[],
  vocabulary: readonly string[],
): readonly SearchTerm[] | null {
  const isKnown = (word: string) => vocabulary.some((entry) => entry.startsWith(word));
  // A term whose parts are all known counts as known, so it is not replaced.
  const words = terms.map(({ word, parts }) => (parts.every(isKnown) ? parts[0]! : word));
  const corrected = correctSpelling(words, vocabulary);
  return (
    corrected?.map((word, index) => (word === words[index] ? terms[index]! : termOf(word))) ?? null
  );
}
