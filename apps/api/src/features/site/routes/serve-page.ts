import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTenant } from '../../../platform/database/index.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { isParked } from '../../../platform/hosts/site-state.ts';
import type { Services } from '../../../platform/services.ts';
import { findFeed } from '../content/feeds/find-feed.ts';
import { readVisit, type Visit } from '../resolve/read-visit.ts';
import { findTarget } from '../resolve/resolve-path.ts';
import { respond, type Answer } from '../respond/respond.ts';
import { renderVisit } from '../view/render-visit.ts';
import { sendParkingPage } from './send-parking-page.ts';

/**
 * Serves a page of a site. A page that is the same for all visitors comes from the page cache, else it is rendered once for
 * all concurrent visitors. A draft, a restricted page and the result of a form are never shared.
 */
export async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> {
  const visit = await readVisit(request, site, services);
  // Collaborators see the draft of a parked site.
  if (visit.isLive && isParked(site)) return sendParkingPage(request, reply, site, services);
  const { websiteId } = site;
  const response =
    (await findCanonicalRedirect(visit, services)) ??
    (await findFeed(visit, services)) ??
    (await getOrRenderPage(visit, services)) ??
    (await renderPersonalPage(request, visit, services));
  const revision = visit.siteCache?.revision;
  return respond({ request, reply, services, websiteId, revision }, response);
}

/** Redirects another spelling of a path, if there is a page at it. */
async function findCanonicalRedirect(visit: Visit, services: Services): Promise<Answer | null> {
  const { site, source, path, urlPath, isCanonical, now } = visit;
  if (isCanonical) return null;
  // A path has unlimited spellings, so these lookups share the limit of rendering.
  const target = await services.work.page.run(() =>
    withTenant(
      services.database,
      { websiteId: site.websiteId, actorId: undefined },
      (tenant) => findTarget({ tenant, source, now }, path),
      'read',
    ),
  );
  return target === null ? null : { redirectPath: urlPath };
}

/** Returns the page that all visitors share, or null if there is none. */
async function getOrRenderPage(visit: Visit, services: Services): Promise<Answer | null> {
  const { cacheKeys } = visit;
  if (cacheKeys === undefined) return null;
  const { page, variant, reviews, list, filtered, request } = cacheKeys;
  const response = await services.pages.getOrRender(
    [page, variant, reviews, list, filtered, request],
    () => renderVisit(visit, services),
  );
  return 'kind' in response ? null : response;
}

async function renderPersonalPage(
  request: FastifyRequest,
  visit: Visit,
  services: Services,
): Promise<Answer> {
  await request.server.limitAddress(request, 'personalPage');
  const response = await renderVisit({ ...visit, cacheKeys: undefined }, services);
  if ('kind' in response)
    throw new Error('A page that is rendered for one visitor resolved to `restricted`.');
  return response;
}
