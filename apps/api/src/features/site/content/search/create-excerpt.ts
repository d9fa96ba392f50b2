import { indexWords } from '../../../search/public.ts';

const wordsBefore = 8;
const wordsInAll = 30;
/** For writing without spaces, where one word may be a paragraph. */
const maxCharacters = 300;

/** A piece of a text around the first of these folded words; the beginning where none of them stands in it. */
export function createExcerpt(text: string, words: readonly string[]): string {
  const all = text.split(/\s+/).filter((word) => word !== '');
  const at = all.findIndex((word) => {
    const forms = indexWords(word).split(' ');
    return words.some((wanted) => forms.some((form) => form.startsWith(wanted)));
  });
  const from = Math.max(0, at - wordsBefore);
  const piece = all.slice(from, from + wordsInAll).join(' ');
  const isCut = from + wordsInAll < all.length || piece.length > maxCharacters;
  return `${from > 0 ? '… ' : ''}${piece.slice(0, maxCharacters).toWellFormed()}${isCut ? ' …' : ''}`;
}
