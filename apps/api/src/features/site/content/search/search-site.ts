import type { TenantTransaction } from '../../../../platform/database/index.ts';
import type { createKnownAnswers } from '../../../../platform/memory/known-answers.ts';
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
  type SearchResult,
} from './search.queries.ts';

const maxTerms = 8;

/** The words of websites by their ids, believed for a while. */
export type VocabularyCache = ReturnType<typeof createKnownAnswers<string>>;

/** How many websites' words are remembered, and for how long: a word that is new is found at once all the same. */
export const vocabularyCacheOptions = { maxEntries: 50, ttlMs: 60_000 } as const;

export interface SiteSearch {
  readonly results: readonly SearchResult[];
  /** Where there are several pages of results. */
  readonly pages?: { readonly number: number; readonly count: number };
  /** Other words, which were looked for because the ones that were asked for stand nowhere. */
  readonly searchedFor?: string;
}

interface SearchContext {
  readonly now: Date;
  readonly vocabularies: VocabularyCache;
  /** From 1. */
  readonly page: number;
}

/** What a website has about some words; where it has nothing, about those that may have been meant. */
export async function searchSite(
  trx: TenantTransaction,
  websiteId: string,
  query: string,
  { now, vocabularies, page }: SearchContext,
): Promise<SiteSearch> {
  const asked = readSearchQuery(query);
  const terms = asked.terms.slice(0, maxTerms);
  const excluded = asked.excluded.slice(0, maxTerms).map((group) => group.slice(0, maxTerms));
  if (terms.length === 0) return { results: [] };
  const find = (words: readonly SearchTerm[]) =>
    findPageOfResults(trx, websiteId, { terms: words, excluded }, { now, page });
  const found = await find(terms);
  if (found.results.length > 0) return found;

  const known = await vocabularies.ask(websiteId, () => readVocabulary(trx, websiteId, now));
  const meant = correctTerms(terms, known.split(' '));
  if (meant === null) return found;
  const instead = await find(meant);
  const searchedFor = meant.map(({ word }) => word).join(' ');
  return instead.results.length === 0 ? found : { ...instead, searchedFor };
}

/** A page of what is found; the first one for whoever asks for a page that does not exist. */
async function findPageOfResults(
  trx: TenantTransaction,
  websiteId: string,
  query: SearchQuery,
  { now, page }: { readonly now: Date; readonly page: number },
): Promise<SiteSearch> {
  const { results, total } = await findResults(trx, websiteId, query, { now, page });
  if (results.length === 0 && page > 1)
    return findPageOfResults(trx, websiteId, query, { now, page: 1 });
  const count = Math.ceil(total / searchPageSize);
  return count < 2 ? { results } : { results, pages: { number: page, count } };
}

/** Terms with those replaced that stand nowhere; null when there is nothing to replace them by. */
function correctTerms(
  terms: readonly SearchTerm[],
  vocabulary: readonly string[],
): readonly SearchTerm[] | null {
  const isKnown = (word: string) => vocabulary.some((known) => known.startsWith(word));
  // What is known by its parts is taken for one of them: no word stands in for it.
  const words = terms.map(({ word, parts }) => (parts.every(isKnown) ? parts[0]! : word));
  const corrected = correctSpelling(words, vocabulary);
  return (
    corrected?.map((word, index) => (word === words[index] ? terms[index]! : termOf(word))) ?? null
  );
}
