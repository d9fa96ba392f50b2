import { normalizeText } from './fold-word.ts';
import { stopWords } from './stop-words.ts';
import { splitText, type WrittenWord } from './split-text.ts';
import { searchedForm } from './word-forms.ts';

/** One word of a query. */
export interface SearchTerm {
  /** The whole word; typos in it are corrected. */
  readonly word: string;
  /** Words that together match as well, such as `e` and `mail` for `email`. At least one. */
  readonly parts: readonly string[];
}

/** The word without corrections. */
export const termOf = (word: string): SearchTerm => ({ word, parts: [word] });

/** A parsed search query. */
export interface SearchQuery {
  /** One for each word; all must match. */
  readonly terms: readonly SearchTerm[];
  /** Words behind a minus: texts that match all terms of one of these groups are excluded. */
  readonly excluded: readonly (readonly SearchTerm[])[];
}

const excludedPart = /(?<=^|\s)-(?=["\p{L}\p{N}])(?:"(?<phrase>[^"]*)"|(?<word>[^\s"]+))/gu;

/** Thousands in groups, which other people write without a separator. */
const grouped = /^\p{Nd}{1,3}(?:\.\p{Nd}{3})+$/u;

function termOfWord({ text, parts, joined, number }: WrittenWord): SearchTerm {
  if (number === null)
    return { word: searchedForm(joined ?? text), parts: parts.map(searchedForm) };
  const plain = grouped.test(number) ? joined! : number;
  return { word: searchedForm(number), parts: [searchedForm(plain)] };
}

const termsOf = (text: string): readonly SearchTerm[] => splitText(text).map(termOfWord);

/** The terms without stop words; all terms if there are only stop words. */
function withoutStopWords(terms: readonly SearchTerm[]): readonly SearchTerm[] {
  const telling = terms.filter(({ word }) => !stopWords.has(word));
  return telling.length === 0 ? terms : telling;
}

/** Parses a search query. A minus excludes words if the query contains other words. */
export function readSearchQuery(query: string): SearchQuery {
  const text = normalizeText(query);
  const terms = withoutStopWords(termsOf(text.replaceAll(excludedPart, ' ')));
  if (terms.length === 0) return { terms: withoutStopWords(termsOf(text)), excluded: [] };
  const excluded = [...text.matchAll(excludedPart)]
    .map(({ groups }) => termsOf(groups!['phrase'] ?? groups!['word']!))
    .filter((group) => group.length > 0);
  return { terms, excluded };
}
