import type { TenantTransaction } from '../../platform/database/index.ts';
import type { createKnownAnswers } from '../../platform/memory/known-answers.ts';
import { foldWords } from '../search/public.ts';
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

const wordsOf = (query: string): readonly string[] =>
  foldWords(query)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, maxWords);

/** What a website has about some words; where it has nothing, about those that may have been meant. */
export async function searchSite(
  trx: TenantTransaction,
  websiteId: string,
  query: string,
  { now, vocabularies }: { readonly now: Date; readonly vocabularies: Vocabularies },
): Promise<SiteSearch> {
  const words = wordsOf(query);
  if (words.length === 0) return { results: [] };
  const results = await findResults(trx, websiteId, words, now);
  if (results.length > 0) return { results };

  const known = await vocabularies.ask(websiteId, () => readVocabulary(trx, websiteId, now));
  const meant = correctWords(words, known.split(' '));
  if (meant === null) return { results };
  const instead = await findResults(trx, websiteId, meant, now);
  return instead.length === 0 ? { results } : { results: instead, searchedFor: meant.join(' ') };
}
