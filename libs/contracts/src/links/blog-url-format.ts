import { maxUrlIdLength } from '../entities/patterns.ts';
import { maxTitleSlugLength, toUrlSlug, toUrlSlugWithSlash } from './url-slug.ts';

/** The default format of a post's URL: its title. */
export const defaultBlogUrlFormat = '%t';

/** Tokens after `%`: year, month, day, title (specification 5; LINK-22). */
export const blogUrlTokens = ['y', 'm', 'd', 't'] as const;

/** One letter of a token. */
export type BlogUrlToken = (typeof blogUrlTokens)[number];

/** A parsed format, or its invalid token. */
export type ParsedBlogUrlFormat = { readonly format: string } | { readonly invalidToken: string };

/**
 * Cleans a typed URL format of a blog: removes leading slashes and all characters except letters, digits, slash, dash
 * and `%`, and converts to lower case (LINK-19 to LINK-21). Rejects a `%` without a token letter.
 */
export function parseBlogUrlFormat(text: string): ParsedBlogUrlFormat {
  const format = text
    .replaceAll(/[^a-z0-9/%-]/gi, '')
    .replace(/^\/+/, '')
    .toLowerCase();
  const invalidToken = /%(?![ymdt]).?/.exec(format)?.[0];
  return invalidToken === undefined ? { format } : { invalidToken };
}

/** The date of a post for its URL, in the website's time zone. */
export interface BlogPostDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

const padNumber = (value: number, length: number): string => String(value).padStart(length, '0');

/** Fills in a parsed format: `%y` the year in four digits, `%m` and `%d` in two, `%t` the title's slug (LINK-23). */
export function fillBlogUrl(format: string, date: BlogPostDate, title: string): string {
  const values: Readonly<Record<string, string>> = {
    '%y': padNumber(date.year, 4),
    '%m': padNumber(date.month, 2),
    '%d': padNumber(date.day, 2),
    '%t': toUrlSlug(title),
  };
  return format.replaceAll(/%[ymdt]/g, (token) => values[token] ?? token);
}

/**
 * The URL slug of a post by a parsed format, valid for the schema `urlId`: without empty segments and outer dashes, and
 * with the title truncated to fit.
 */
export function blogSlug(format: string, date: BlogPostDate, title: string): string {
  const titleCount = format.split('%t').length - 1;
  const remaining = maxUrlIdLength - fillBlogUrl(format, date, '').length;
  const titleLength = Math.min(maxTitleSlugLength, Math.floor(remaining / Math.max(1, titleCount)));
  const filled = fillBlogUrl(format, date, toUrlSlug(title, titleLength));
  return toUrlSlugWithSlash(filled).split('/').filter(Boolean).join('/');
}
