import type { FastifyRequest } from 'fastify';
import { siteOrigin } from '../../../platform/hosts/addresses.ts';
import { readHostName } from '../../../platform/hosts/host-name.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { ServerSettings } from '../../../platform/services.ts';
import { appendRequestQuery, readRequestPath } from './read-request-path.ts';
import { readSourceQuery } from './read-source-query.ts';

/**
 * Returns the URL on the owner's primary domain, or null if the request needs no redirect to it. The path is already
 * canonical, so that no request is redirected twice.
 */
export function findDomainRedirect(
  request: FastifyRequest,
  site: HostedSite,
  settings: ServerSettings,
): string | null {
  if (site.primaryDomain === null || readHostName(request.headers.host) === site.primaryDomain)
    return null;
  const { edit, preview } = readSourceQuery(request);
  if (edit !== undefined || preview !== undefined) return null;
  const target = appendRequestQuery(request, readRequestPath(request).urlPath);
  return `${siteOrigin(settings, site)}${target}`;
}
