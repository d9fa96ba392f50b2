import { foldWord } from './fold-word.ts';

/** Letters with a common spelling of two letters, such as `Mueller` for `Müller`. */
const digraphs: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
};

const digraphed = /[äöüøå]/g;

/** The Arabic article, with the conjunctions and prepositions that are written together with it. */
const article = /^(?:ال(?=..)|(?:[وفبك]ال|لل)(?=...))/u;

const withoutArticle = (folded: string): string => folded.replace(article, '');

/** The query form of a normalized word: folded, without an article. */
export const queryForm = (word: string): string => withoutArticle(foldWord(word));

/** The indexed forms of a normalized word; a query matches the beginning of a form. */
export function indexedForms(word: string): readonly string[] {
  const folded = foldWord(word);
  const spelled = word.replaceAll(digraphed, (letter) => digraphs[letter]!);
  return [...new Set([folded, withoutArticle(folded), foldWord(spelled)])];
}
