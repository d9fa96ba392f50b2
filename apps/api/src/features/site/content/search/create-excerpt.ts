import { indexTerms } from '../../../search/public.ts';

const wordsBefore = 8;
const excerptWordCount = 30;
/** For scripts without spaces, where one word may be a paragraph. */
const maxCharacters = 300;

/** Returns the part of a text around the first of the folded words, or its beginning if it contains none of them. */
export function createExcerpt(text: string, words: readonly string[]): string {
  const tokens = text.split(/\s+/).filter((word) => word !== '');
  const at = tokens.findIndex((word) => {
    const forms = indexTerms(word).split(' ');
    return words.some((prefix) => forms.some((form) => form.startsWith(prefix)));
  });
  const from = Math.max(0, at - wordsBefore);
  const piece = tokens.slice(from, from + excerptWordCount).join(' ');
  const isCut = from + excerptWordCount < tokens.length || piece.length > maxCharacters;
  return `${from > 0 ? '… ' : ''}${piece.slice(0, maxCharacters).toWellFormed()}${isCut ? ' …' : ''}`;
}
