import type { FastifyRequest } from 'fastify';
import { keyText } from '../../../platform/page-cache/page-cache.ts';
import { revisionText, type SiteRevision } from '../../../platform/page-cache/site-revisions.ts';
import { createQueryReader } from '../../../platform/routing/read-query.ts';
import { isMonth } from '../../collections/public.ts';
import { collectionFilters, collectionLimits } from '../content/read-collection-page.ts';

/** Beside the filters: what a collection or an event is given as instead of a page. */
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
 * The filters that a request brings, in a fixed order. All other parameters change nothing of any kept page, and neither
 * does what no filter can be: a page of such an address is the page without it.
 */
export const readPageQuery = (request: FastifyRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(readQuery(request))
      .filter(([name, value]) => isSupportedValue(name, value))
      // A list ends there: whatever is beyond is one and the same page.
      .map(([name, value]) =>
        name === 'page'
          ? [name, String(Math.min(Number(value), collectionLimits.maxPage))]
          : [name, value],
      ),
  );

/** Where a page may be kept: filters narrow a collection and are nothing to every other page. */
export interface PageCacheKeys {
  readonly whole: string;
  readonly narrowed: string;
  /** Shared by all filters that find nothing in a collection. */
  readonly nothing: string;
}

export function createPageCacheKeys(
  websiteId: string,
  revision: SiteRevision,
  path: string,
  query: Readonly<Record<string, string>>,
): PageCacheKeys {
  const page = { websiteId, revision: revisionText(revision), path, locale: '' };
  return {
    whole: keyText({ ...page, query: null }),
    narrowed: keyText({ ...page, query: new URLSearchParams(query).toString() }),
    // Distinct from every query: queries contain an equals sign.
    nothing: keyText({ ...page, query: `nothing-${query['format'] ?? 'page'}` }),
  };
}
