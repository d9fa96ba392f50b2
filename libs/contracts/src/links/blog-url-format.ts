import { maxUrlIdLength } from '../entities/patterns.ts';
import { maxTitleSlugLength, toUrlSlug, toUrlSlugWithSlash } from './url-slug.ts';

/** The address of a post where its owner has said nothing: its title. */
export const defaultBlogUrlFormat = '%t';

/** What `%` may be followed by: year, month, day, title (specification 5; LINK-22). */
export const blogUrlTokens = ['y', 'm', 'd', 't'] as const;

/** One letter of a token. */
export type BlogUrlToken = (typeof blogUrlTokens)[number];

/** A format that can be filled, or the token that is none. */
export type ParsedBlogUrlFormat = { readonly format: string } | { readonly invalidToken: string };

/**
 * Cleans the address format of a blog as an owner typed it: leading slashes go, all but letters, digits, slash,
 * dash and `%` goes, the rest is in lower case (LINK-19 to LINK-21). A `%` without a token letter is rejected.
 */
export function parseBlogUrlFormat(text: string): ParsedBlogUrlFormat {
  const format = text
    .replaceAll(/[^a-z0-9/%-]/gi, '')
    .replace(/^\/+/, '')
    .toLowerCase();
  const invalidToken = /%(?![ymdt]).?/.exec(format)?.[0];
  return invalidToken === undefined ? { format } : { invalidToken };
}

/** What a post's address is made of. The day is the one of the website's time zone. */
export interface BlogPostDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** Fills a parsed format: `%y` the year in four digits, `%m` and `%d` in two, `%t` the title's slug (LINK-23). */
export function fillBlogUrl(format: string, date: BlogPostDate, title: string): string {
  const values: Readonly<Record<string, string>> = {
    '%y': digits(date.year, 4),
    '%m': digits(date.month, 2),
    '%d': digits(date.day, 2),
    '%t': toUrlSlug(title),
  };
  return format.replaceAll(/%[ymdt]/g, (token) => values[token] ?? token);
}

/**
 * The URL slug of a post by a parsed format, as the schema `urlId` takes it: whatever an owner typed between the tokens,
 * it has no empty segments and no dashes at their ends, and the title is cut so that the rest is whole.
 */
export function blogSlug(format: string, date: BlogPostDate, title: string): string {
  const titles = format.split('%t').length - 1;
  const left = maxUrlIdLength - fillBlogUrl(format, date, '').length;
  const titleLength = Math.min(maxTitleSlugLength, Math.floor(left / Math.max(1, titles)));
  const filled = fillBlogUrl(format, date, toUrlSlug(title, titleLength));
  return toUrlSlugWithSlash(filled).split('/').filter(Boolean).join('/');
}
