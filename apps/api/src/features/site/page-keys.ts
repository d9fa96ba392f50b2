import type { FastifyRequest } from 'fastify';
import { keyText } from '../../platform/page-cache/page-cache.ts';
import { revisionText, type SiteRevision } from '../../platform/page-cache/site-revisions.ts';
import { createQueryReader } from '../../platform/routing/read-query.ts';
import { collectionFilters } from './collection-page.ts';

const readQuery = createQueryReader(collectionFilters);
const longestValue = 200;

/** The filters that a request brings, in a fixed order. All other parameters change nothing of any kept page. */
export const listedQuery = (request: FastifyRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(readQuery(request)).filter(
      ([, value]) => value !== '' && value.length <= longestValue,
    ),
  );

/** Where a page may be kept: filters narrow a collection and are nothing to every other page. */
export interface PageKeys {
  readonly whole: string;
  readonly narrowed: string;
}

export function pageKeys(
  websiteId: string,
  revision: SiteRevision,
  path: string,
  query: Readonly<Record<string, string>>,
): PageKeys {
  const page = { websiteId, revision: revisionText(revision), path, locale: '' };
  return {
    whole: keyText({ ...page, query: null }),
    narrowed: keyText({ ...page, query: new URLSearchParams(query).toString() }),
  };
}
