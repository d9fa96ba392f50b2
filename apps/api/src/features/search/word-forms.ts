import { foldWord } from './fold-word.ts';

/** Letters that are also written with two where a keyboard lacks them, as `Mueller` for `Müller`. */
const digraphs: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
};

const digraphed = /[äöüøå]/g;

/** The Arabic article, with the conjunctions and prepositions that are written in one word with it. */
const article = /^(?:ال(?=..)|(?:[وفبك]ال|لل)(?=...))/u;

const withoutArticle = (folded: string): string => folded.replace(article, '');

/** A word of a normalized text as it is looked for: folded, without an article. */
export const searchedForm = (word: string): string => withoutArticle(foldWord(word));

/** The forms of a word of a normalized text under which it is found: each is the beginning of what may be typed. */
export function foundForms(word: string): readonly string[] {
  const folded = foldWord(word);
  const spelled = word.replaceAll(digraphed, (letter) => digraphs[letter]!);
  return [...new Set([folded, withoutArticle(folded), foldWord(spelled)])];
}
