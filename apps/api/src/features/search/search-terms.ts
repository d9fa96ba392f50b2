import { normalizeText } from './fold-word.ts';
import { stopWords } from './stop-words.ts';
import { splitText, type WrittenWord } from './split-text.ts';
import { searchedForm } from './word-forms.ts';

/** One word that a search asks for. */
export interface SearchTerm {
  /** As one word, which may be corrected. */
  readonly word: string;
  /** Words that together stand for it as well, as `e` and `mail` for `email`. At least one. */
  readonly parts: readonly string[];
}

/** A word that is asked for by itself. */
export const termOf = (word: string): SearchTerm => ({ word, parts: [word] });

/** What a search asks for. */
export interface SearchQuery {
  /** One for each word; all must be found. */
  readonly terms: readonly SearchTerm[];
  /** Words behind a minus: what holds all terms of one of these groups is not found. */
  readonly excluded: readonly (readonly SearchTerm[])[];
}

const excludedPart = /(?<=^|\s)-(?=["\p{L}\p{N}])(?:"(?<phrase>[^"]*)"|(?<word>[^\s"]+))/gu;

/** Thousands in groups, which others write without a sign between them. */
const grouped = /^\p{Nd}{1,3}(?:\.\p{Nd}{3})+$/u;

function termOfWord({ text, parts, joined, number }: WrittenWord): SearchTerm {
  if (number === null)
    return { word: searchedForm(joined ?? text), parts: parts.map(searchedForm) };
  const plain = grouped.test(number) ? joined! : number;
  return { word: searchedForm(number), parts: [searchedForm(plain)] };
}

const termsOf = (text: string): readonly SearchTerm[] => splitText(text).map(termOfWord);

/** The terms that say what is looked for; all, where none says more than the others. */
function withoutStopWords(terms: readonly SearchTerm[]): readonly SearchTerm[] {
  const telling = terms.filter(({ word }) => !stopWords.has(word));
  return telling.length === 0 ? terms : telling;
}

/** Reads what was typed into a search. A minus excludes words where something else is asked for. */
export function readSearchQuery(query: string): SearchQuery {
  const text = normalizeText(query);
  const terms = withoutStopWords(termsOf(text.replaceAll(excludedPart, ' ')));
  if (terms.length === 0) return { terms: withoutStopWords(termsOf(text)), excluded: [] };
  const excluded = [...text.matchAll(excludedPart)]
    .map(({ groups }) => termsOf(groups!['phrase'] ?? groups!['word']!))
    .filter((group) => group.length > 0);
  return { terms, excluded };
}
