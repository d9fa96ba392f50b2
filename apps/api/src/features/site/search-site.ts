import type { TenantTransaction } from '../../platform/database/index.ts';
import type { createKnownAnswers } from '../../platform/memory/known-answers.ts';
import { readSearchQuery, termOf, type SearchTerm } from '../search/public.ts';
import { correctWords } from './nearest-word.ts';
import { findResults, readVocabulary, type SearchResult } from './search.queries.ts';

const maxWords = 8;

/** The words of websites by their ids, believed for a while. */
export type Vocabularies = ReturnType<typeof createKnownAnswers<string>>;

/** How many websites' words are remembered, and for how long: a word that is new is found at once all the same. */
export const vocabularyMemory = { maxEntries: 50, ttlMs: 60_000 } as const;

export interface SiteSearch {
  readonly results: readonly SearchResult[];
  /** Other words, which were looked for because the ones that were asked for stand nowhere. */
  readonly searchedFor?: string;
}

/** What a website has about some words; where it has nothing, about those that may have been meant. */
export async function searchSite(
  trx: TenantTransaction,
  websiteId: string,
  query: string,
  { now, vocabularies }: { readonly now: Date; readonly vocabularies: Vocabularies },
): Promise<SiteSearch> {
  const asked = readSearchQuery(query);
  const terms = asked.terms.slice(0, maxWords);
  const excluded = asked.excluded.slice(0, maxWords).map((group) => group.slice(0, maxWords));
  if (terms.length === 0) return { results: [] };
  const results = await findResults(trx, websiteId, { terms, excluded }, now);
  if (results.length > 0) return { results };

  const known = await vocabularies.ask(websiteId, () => readVocabulary(trx, websiteId, now));
  const meant = correctTerms(terms, known.split(' '));
  if (meant === null) return { results };
  const instead = await findResults(trx, websiteId, { terms: meant, excluded }, now);
  const searchedFor = meant.map(({ word }) => word).join(' ');
  return instead.length === 0 ? { results } : { results: instead, searchedFor };
}

/** Terms with those replaced that stand nowhere; null when there is nothing to replace them by. */
function correctTerms(
  terms: readonly SearchTerm[],
  vocabulary: readonly string[],
): readonly SearchTerm[] | null {
  const isKnown = (word: string) => vocabulary.some((known) => known.startsWith(word));
  // What is known by its parts is taken for one of them: no word stands in for it.
  const words = terms.map(({ word, parts }) => (parts.every(isKnown) ? parts[0]! : word));
  const corrected = correctWords(words, vocabulary);
  return (
    corrected?.map((word, index) => (word === words[index] ? terms[index]! : termOf(word))) ?? null
  );
}
