import type { FastifyRequest } from 'fastify';
import { keyText } from '../../../platform/page-cache/page-cache.ts';
import { revisionText, type SiteRevision } from '../../../platform/page-cache/site-revisions.ts';
import { createQueryReader } from '../../../platform/routing/read-query.ts';
import { isMonth } from '../../collections/public.ts';
import { collectionFilters, collectionLimits } from '../content/read-collection-page.ts';

/** The feed formats of a collection or an event, selected by the parameter `format`. */
export const feedFormats = ['rss', 'ical'] as const;

const readQuery = createQueryReader([...collectionFilters, 'format']);
const maxValueLength = 200;

const isSupportedValue = (name: string, value: string): boolean => {
  if (name === 'format') return feedFormats.some((format) => format === value);
  if (name === 'month') return isMonth(value);
  if (name === 'page') return /^[1-9]\d*$/.test(value);
  return value !== '' && value.length <= maxValueLength;
};

/**
 * Reads the parameters that affect a cached page, in a fixed order. All other parameters and all invalid values are
 * dropped: such a URL shows the page without them.
 */
export const readPageQuery = (request: FastifyRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(readQuery(request))
      .filter(([name, value]) => isSupportedValue(name, value))
      // All pages beyond the last possible one are the same.
      .map(([name, value]) =>
        name === 'page'
          ? [name, String(Math.min(Number(value), collectionLimits.maxPage))]
          : [name, value],
      ),
  );

/** The cache keys of a page. Filters affect collections only. */
export interface PageCacheKeys {
  /** For all pages except collections. */
  readonly page: string;
  /** For a collection with its filters. */
  readonly filtered: string;
  /** Shared by all filters that match nothing in a collection. */
  readonly empty: string;
}

export function createPageCacheKeys(
  websiteId: string,
  revision: SiteRevision,
  path: string,
  query: Readonly<Record<string, string>>,
): PageCacheKeys {
  const key = { websiteId, revision: revisionText(revision), path, locale: '' };
  return {
    page: keyText({ ...key, query: null }),
    filtered: keyText({ ...key, query: new URLSearchParams(query).toString() }),
    // Distinct from every query: queries contain an equals sign.
    empty: keyText({ ...key, query: `nothing-${query['format'] ?? 'page'}` }),
  };
}
