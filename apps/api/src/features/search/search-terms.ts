import { normalizeText } from './fold-word.ts';
import { splitText } from './split-text.ts';
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

/** What a search asks for, one term a word. */
export const readSearchTerms = (query: string): readonly SearchTerm[] =>
  splitText(normalizeText(query)).map(({ text, parts, joined }) => ({
    word: searchedForm(joined ?? text),
    parts: parts.map(searchedForm),
  }));
