import { toUrlPath } from '@sitewright/contracts/links';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TenantTransaction } from '../../../platform/database/index.ts';
import { siteOrigin } from '../../../platform/hosts/addresses.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { Services } from '../../../platform/services.ts';
import { toAbsoluteUrl } from '../content/to-absolute-url.ts';
import { readWebsiteRow } from '../content/read-website-row.ts';
import { sendCachedFile } from '../respond/send-cached-file.ts';
import { countPaths, listPaths } from '../content/site-files/sitemap.queries.ts';
import { writeSitemapIndex, writeSitemap } from '../content/site-files/write-sitemap.ts';

/**
 * Entries in one sitemap. sitemaps.org allows 50,000 and 50 MB: of two slugs of 100 letters that take nine characters
 * each in a URL, these are about 40 MB.
 */
export const maxSitemapEntries = 20_000;

interface SitemapRequest {
  readonly websiteId: string;
  readonly baseUrl: string;
  readonly now: Date;
  /** Counts from 1; undefined: the whole list, or where its parts are. */
  readonly part: number | undefined;
  /** Addresses in one sitemap; default: `maxSitemapEntries`. */
  readonly limit?: number;
}

/** A website's sitemap or one part of it; null where there is none, or nobody is to index the site. */
export async function readSitemap(
  trx: TenantTransaction,
  { websiteId, baseUrl, now, part, limit = maxSitemapEntries }: SitemapRequest,
): Promise<string | null> {
  const website = await readWebsiteRow(trx, websiteId);
  if (website === null || website.settings.noIndex) return null;
  if (part === undefined) {
    const count = await countPaths(trx, websiteId, now);
    if (count > limit) {
      const parts = Array.from({ length: Math.ceil(count / limit) }, (_, index) => ({
        url: `${baseUrl}/sitemap-${index + 1}.xml`,
        changedAt: null,
      }));
      return writeSitemapIndex(parts);
    }
  }
  const offset = ((part ?? 1) - 1) * limit;
  const paths = await listPaths(trx, websiteId, now, { limit, offset });
  return part !== undefined && paths.length === 0
    ? null
    : writeSitemap(
        paths.map(({ path, changed_at: changedAt }) => ({
          url: toAbsoluteUrl(baseUrl, toUrlPath(path)),
          changedAt,
        })),
      );
}

export const sendSitemap = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> => {
  const { number } = request.params as { readonly number?: string };
  const part = number === undefined ? undefined : Number(number);
  return sendCachedFile({
    request,
    reply,
    site,
    services,
    path: part === undefined ? '/sitemap.xml' : `/sitemap-${part}.xml`,
    contentType: 'application/xml',
    read: (trx) =>
      readSitemap(trx, {
        websiteId: site.websiteId,
        baseUrl: siteOrigin(services.settings, site),
        now: services.now(),
        part,
      }),
  });
};
