import { toSitePath } from '@sitewright/contracts/links';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { configOrigin } from '../../../platform/hosts/addresses.ts';
import { createQueryReader } from '../../../platform/routing/read-query.ts';
import type { ServerSettings } from '../../../platform/services.ts';
import { requireSite } from '../resolve/require-site.ts';

const readConfigQuery = createQueryReader(['frameUrl', 'accountCreation']);

/**
 * `/config…` on a site host redirects to the configuration origin. With a `frameUrl`, which is validated, it opens this
 * site's page at that path (ROUTE-21, ROUTE-22); without one, the same area of this site.
 */
export function redirectToConfig(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: ServerSettings,
): FastifyReply {
  const site = requireSite(request);
  const { frameUrl, accountCreation } = readConfigQuery(request);
  const [path = ''] = request.url.slice('/config'.length).split('?', 1);
  const area = path === '/' ? '' : path;
  const search = new URLSearchParams({
    site: site.identifier,
    frameUrl: toSitePath(frameUrl ?? '/'),
    ...(accountCreation === 'false' ? { accountCreation: 'false' } : {}),
  });
  const target =
    area === '' && frameUrl !== undefined ? `?${search.toString()}` : `${site.identifier}${area}`;
  return reply.redirect(`${configOrigin(settings)}/config/${target}`, 302);
}
