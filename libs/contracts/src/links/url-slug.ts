import type { TextFilter } from '../codes/text-filter.ts';

// Letters that do not decompose into a plain letter and a mark.
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

const withoutMarks = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => plainLetters[letter] ?? letter);

/**
 * Makes the last segment of an address from a text: letters a to z in lower case and digits are kept, accents
 * are taken off, all else becomes single dashes, with none at the ends (filter `url-slug`; LINK-02).
 * A text in another script may leave nothing: the caller then chooses an address.
 */
export const toUrlSlug = (text: string): string =>
  withoutMarks(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The same for a path: slashes are kept as they are, each part between them becomes a slug (LINK-02). */
export const toUrlSlugWithSlash = (text: string): string =>
  text.split('/').map(toUrlSlug).join('/');

const filters: Readonly<Record<TextFilter, (text: string) => string>> = {
  'url-slug': toUrlSlug,
  'url-slug-with-slash': toUrlSlugWithSlash,
};

/** Passes a typed text through the filter that its field names (ENUM-45). */
export const applyTextFilter = (filter: TextFilter, text: string): string => filters[filter](text);
