import { normalizeText } from './fold-word.ts';
import { stopWords } from './stop-words.ts';
import { splitText, type WrittenWord } from './split-text.ts';
import { queryForm } from './word-forms.ts';

/** One word of a query. */
export interface SearchTerm {
  /** The complete word; typos in it are corrected. */
  readonly word: string;
  /** Words that together match as well, such as `e` and `mail` for `email`. At least one. */
  readonly parts: readonly string[];
}

/** The term of a word that is already in its searched form. */
export const termOf = (word: string): SearchTerm => ({ word, parts: [word] });

/** A parsed search query. */
export interface SearchQuery {
  /** One for each word; all must match. */
  readonly terms: readonly SearchTerm[];
  /** Words or phrases after a minus sign: texts that match all terms of one of these groups are excluded. */
  readonly excluded: readonly (readonly SearchTerm[])[];
}

const excludedPart = /(?<=^|\s)-(?=["\p{L}\p{N}])(?:"(?<phrase>[^"]*)"|(?<word>[^\s"]+))/gu;

/** A number with grouped thousands, such as `1.000`: other people write it without separators. */
const grouped = /^\p{Nd}{1,3}(?:\.\p{Nd}{3})+$/u;

function termOfWord({ text, parts, joined, number }: WrittenWord): SearchTerm {
  if (number === null) return { word: queryForm(joined ?? text), parts: parts.map(queryForm) };
  const plain = grouped.test(number) ? joined! : number;
  return { word: queryForm(number), parts: [queryForm(plain)] };
}

const termsOf = (text: string): readonly SearchTerm[] => splitText(text).map(termOfWord);

/** The terms without stop words; all terms if there are only stop words. */
function withoutStopWords(terms: readonly SearchTerm[]): readonly SearchTerm[] {
  const significant = terms.filter(({ word }) => !stopWords.has(word));
  return significant.length === 0 ? terms : significant;
}

/** Parses a search query. A minus sign excludes words only if the query contains other words. */
export function readSearchQuery(query: string): SearchQuery {
  const text = normalizeText(query);
  const terms = withoutStopWords(termsOf(text.replaceAll(excludedPart, ' ')));
  if (terms.length === 0) return { terms: withoutStopWords(termsOf(text)), excluded: [] };
  const excluded = [...text.matchAll(excludedPart)]
    .map(({ groups }) => termsOf(groups!['phrase'] ?? groups!['word']!))
    .filter((group) => group.length > 0);
  return { terms, excluded };
}
