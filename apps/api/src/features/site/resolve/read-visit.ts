import type { FormReturn } from '@sitewright/contracts/entities';
import type { FastifyRequest } from 'fastify';
import { withTenant } from '../../../platform/database/index.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { Services } from '../../../platform/services.ts';
import { readStanding } from '../../../platform/sessions/standing.ts';
import {
  acceptedFormReturn,
  hasFormReturn,
  readFormReturn,
  readFormReturnQuery,
} from '../../forms/public.ts';
import {
  createPageCacheKeys,
  readPageQuery,
  readProductsQuery,
  type PageCacheKeys,
  type ProductsQuery,
} from '../respond/page-cache-keys.ts';
import { openSiteCache, type SiteCache } from '../view/page-frame.ts';
import { readRequestPath, type RequestPath } from './read-request-path.ts';
import { readRequestedSource, type RequestedSource } from './read-requested-source.ts';
import { toPagePath } from './resolve-path.ts';

/** A request for a page of a site. */
export interface Visit extends RequestPath, RequestedSource, ProductsQuery {
  readonly site: HostedSite;
  /** The feed format, if it is not the page itself that is requested. */
  readonly format: string | undefined;
  /** The filters and the page number of a collection. */
  readonly filters: Readonly<Record<string, string>>;
  /** The result of a form that was sent without JavaScript. */
  readonly formReturn: FormReturn | undefined;
  /** Set for live pages. */
  readonly siteCache: SiteCache | undefined;
  /** Set unless the page is for one visitor: a draft, a page with the result of a form, or a restricted page. */
  readonly cacheKeys: PageCacheKeys | undefined;
  readonly now: Date;
}

/** Reads a visit from its request. The session, the result of a form and the revision of the site are looked up. */
export async function readVisit(
  request: FastifyRequest,
  site: HostedSite,
  services: Services,
): Promise<Visit> {
  const { database, work } = services;
  const { websiteId } = site;
  const scope = { websiteId, actorId: undefined };
  const requestedAt = services.now();
  const requestPath = readRequestPath(request);
  const { format, ...filters } = readPageQuery(request);
  const productsQuery = readProductsQuery(request);
  const requested = await readRequestedSource(request, site, services, requestedAt, (accountId) =>
    withTenant(database, scope, (tenant) => readStanding(tenant, accountId), 'read'),
  );
  const returnQuery = readFormReturnQuery(request);
  const readStoredReturn = () =>
    work.personalPage.run(() =>
      withTenant(
        database,
        scope,
        (tenant) => readFormReturn(tenant, returnQuery, requestedAt),
        'read',
      ),
    );
  const formReturn =
    acceptedFormReturn(returnQuery) ??
    (hasFormReturn(returnQuery) ? await readStoredReturn() : undefined);
  const siteCache = requested.isLive ? await openSiteCache(services, websiteId) : undefined;
  const { path } = requestPath;
  const access = siteCache?.data.getPage(toPagePath(path))?.access ?? 'open';
  const isShared = formReturn === undefined && !requested.isSafe && access === 'open';
  return {
    ...requestPath,
    ...requested,
    site,
    format,
    filters,
    ...productsQuery,
    formReturn,
    siteCache,
    cacheKeys:
      siteCache !== undefined && isShared
        ? createPageCacheKeys(websiteId, siteCache.revision, path, filters, productsQuery)
        : undefined,
    // Read after the revision, so that a cached page is never older than its revision.
    now: services.now(),
  };
}
