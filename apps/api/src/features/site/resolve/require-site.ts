import { err } from '@sitewright/contracts/errors';
import type { FastifyRequest } from 'fastify';
import { ErrorRollback } from '../../../platform/errors/error-rollback.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { isParked, findSiteStateError } from '../../../platform/hosts/site-state.ts';

type HostRequest = Pick<FastifyRequest, 'resolvedHost'>;

/** Returns the site of the request's host, or throws when the host has none. */
export function requireSite({ resolvedHost }: HostRequest): HostedSite {
  if (resolvedHost.kind !== 'site')
    throw new ErrorRollback(err(resolvedHost.kind === 'unknown' ? 'unknownHost' : 'notFound'));
  return resolvedHost.site;
}

/** Returns the site if it is open. Nothing of a closed site is served (CONTENT-07). */
export function requireOpenSite(request: HostRequest): HostedSite {
  const site = requireSite(request);
  const error = findSiteStateError(site);
  if (error !== null) throw new ErrorRollback(error);
  return site;
}

/** Returns the site if it is open and has more than its parking page (CONTENT-03). */
export function requireUnparkedSite(request: HostRequest): HostedSite {
  const site = requireOpenSite(request);
  if (isParked(site)) throw new ErrorRollback(err('notFound'));
  return site;
}
