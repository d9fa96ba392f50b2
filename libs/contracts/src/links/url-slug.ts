import type { TextFilter } from '../codes/text-filter.ts';
import { maxUrlIdLength, siteIdentifierLengths } from '../entities/patterns.ts';

/** Maximum length of a slug from a title, in UTF-16 code units: shorter than one that a person may type. */
export const maxTitleSlugLength = 100;

// Latin letters that do not decompose into a base letter and a mark.
const basicLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ł: 'l',
  ŧ: 't',
  ı: 'i',
};

/** Replaces Latin letters with a to z; letters of every other script stay. */
const withBasicLatin = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replaceAll(/[ßæœøđðþħłŧı]/g, (letter) => basicLetters[letter] ?? letter)
    .normalize('NFC');

/** Converts compatibility forms to plain ones, except a Thai and a Lao vowel, which would be decomposed permanently. */
const withPlainForms = (text: string): string =>
  text.replaceAll(/[^\u0e33\u0eb3]+/g, (part) => part.normalize('NFKC'));

/** Zero-width spaces and non-joiners separate words; every other invisible character is dropped. */
const withoutInvisible = (text: string): string =>
  text.replaceAll(/[\u200b\u200c]/g, ' ').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{Mn}\p{Mc}]*/gu;

/** Truncates a slug: between two words if at least half of it remains, otherwise between two characters. */
function cutSlug(slug: string, maxLength: number): string {
  if (slug.length <= maxLength) return slug;
  if (/[-/]/.test(slug.charAt(maxLength))) return slug.slice(0, maxLength);
  const truncated = slug
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/\ufffd$/, '');
  const boundary = Math.max(truncated.lastIndexOf('-'), truncated.lastIndexOf('/'));
  if (boundary >= maxLength / 2) return truncated.slice(0, boundary);
  // A mark belongs to the letter before it.
  const isSplit = /^\p{M}/u.test(slug.slice(truncated.length));
  return (isSplit ? truncated.replace(/\P{M}\p{M}*$/u, '') : truncated).replace(/[-/]+$/, '');
}

/**
 * Creates one URL segment from a text (filter `url-slug`; LINK-02): keeps letters and digits of every script, in lower
 * case and NFC, Latin letters without accents. Everything else becomes single dashes, with none at the ends. The result
 * is empty, or valid for the schema `urlId`.
 *
 * @param maxLength In UTF-16 code units.
 * @example toUrlSlug('Crème brûlée!') // 'creme-brulee'
 * @example toUrlSlug('日本の器 2026') // '日本の器-2026'
 */
export const toUrlSlug = (text: string, maxLength = maxTitleSlugLength): string =>
  cutSlug(
    (
      withBasicLatin(withPlainForms(withoutInvisible(text)).toLowerCase()).match(wordPattern) ?? []
    ).join('-'),
    maxLength,
  );

/** Creates the slug of a path: keeps slashes, and creates a slug from each segment (LINK-02). */
export const toUrlSlugWithSlash = (text: string): string =>
  text
    .split('/')
    .map((part) => toUrlSlug(part, maxUrlIdLength))
    .join('/');

/**
 * The nth candidate for a free slug: the slug itself, then with `-2`, `-3` …, never longer than the schema `urlId`
 * accepts.
 */
export function numberedSlug(slug: string, number: number): string {
  return number === 1 ? slug : suffixedSlug(slug, `-${number}`);
}

/** The slug with a suffix such as `-copy`, never longer than the schema `urlId` accepts. */
export const suffixedSlug = (slug: string, suffix: string): string =>
  `${cutSlug(slug, maxUrlIdLength - suffix.length)}${suffix}`;

/**
 * Creates a host label from a title: the letters a to z, digits and single dashes. Empty or too short if the title has
 * too few of them, as in most non-Latin scripts.
 */
export const toSiteIdentifier = (title: string): string =>
  cutSlug(
    (toUrlSlug(title, Infinity).match(/[a-z0-9]+/g) ?? []).join('-'),
    siteIdentifierLengths.max,
  );

const filters: Readonly<Record<TextFilter, (text: string) => string>> = {
  'url-slug': (text) => toUrlSlug(text, maxUrlIdLength),
  'url-slug-with-slash': toUrlSlugWithSlash,
};

/** Applies the filter of a field to a typed text (ENUM-45). */
export const applyTextFilter = (filter: TextFilter, text: string): string => filters[filter](text);
