import { toUrlPath } from '@sitewright/contracts/links';
import type { Tenant } from '../../../../platform/database/index.ts';
import { readWebsiteRow } from '../read-website-row.ts';
import { toAbsoluteUrl } from '../to-absolute-url.ts';
import { countPaths, listPaths } from './sitemap.queries.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

/**
 * Entries in one sitemap. sitemaps.org allows 50,000 and 50 MB: with two slugs of 100 characters that take nine bytes
 * each in a URL, these are about 40 MB.
 */
export const maxSitemapEntries = 20_000;

interface SitemapRequest {
  readonly baseUrl: string;
  readonly now: Date;
  /** Counts from 1. Undefined requests the whole sitemap, or the index of its parts. */
  readonly part: number | undefined;
  /** Entries in one sitemap. Default: `maxSitemapEntries`. */
  readonly limit?: number;
}

/** Returns a website's sitemap or one part of it; null if there is none or the site must not be indexed. */
export async function readSitemap(
  tenant: Tenant,
  { baseUrl, now, part, limit = maxSitemapEntries }: SitemapRequest,
): Promise<string | null> {
  const website = await readWebsiteRow(tenant);
  if (website === null || website.settings.noIndex) return null;
  if (part === undefined) {
    const count = await countPaths(tenant, now);
    if (count > limit) {
      const parts = Array.from({ length: Math.ceil(count / limit) }, (_, index) => ({
        url: `${baseUrl}/sitemap-${index + 1}.xml`,
        changedAt: null,
      }));
      return writeSitemapIndex(parts);
    }
  }
  const offset = ((part ?? 1) - 1) * limit;
  const paths = await listPaths(tenant, now, { limit, offset });
  return part !== undefined && paths.length === 0
    ? null
    : writeSitemap(
        paths.map(({ path, changedAt }) => ({
          url: toAbsoluteUrl(baseUrl, toUrlPath(path)),
          changedAt,
        })),
      );
}
