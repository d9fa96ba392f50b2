import type { FastifyReply, FastifyRequest } from 'fastify';
import { noRedirectOfVisit, queryFlagNames, toSitePath } from '@sitewright/contracts/links';
import { withLookup, withTenant } from '../../platform/database/index.ts';
import { configOrigin, siteOrigin } from '../../platform/hosts/addresses.ts';
import { actorOf } from '../../platform/routing/check-call.ts';
import { createQueryReader } from '../../platform/routing/read-query.ts';
import type { RouteAccess } from '../../platform/routing/route-access.ts';
import type { Services } from '../../platform/services.ts';
import { findWebsite } from '../../platform/tenancy/website.queries.ts';
import { createOneTimeToken, listMemberships } from '../accounts/public.ts';
import { findHostedSite } from '../../platform/hosts/hosted-site.queries.ts';

const ticketMs = 60_000;
const readQuery = createQueryReader(['path']);

export const visitAccess: RouteAccess = {
  audience: 'account',
  origin: 'config',
  tenant: 'none',
  csrf: 'none',
  limit: 'read',
};

/**
 * `/visit/:identifier?path=`: opens a site from the configuration area, with a ticket for contributors. The URL has the
 * no-redirect flag, because they asked to see the site. If it is unpublished, only contributors see a page that says
 * so.
 */
export async function visitSite(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const { identifier } = request.params as { readonly identifier: string };
  const { path = '/' } = readQuery(request);
  const now = services.now();
  const actor = await actorOf(request, visitAccess, services, now);
  const result = await withLookup(services.database, async (db) => {
    const site = await findHostedSite(db, { identifier });
    if (site === null || actor.kind !== 'account') return { site, ticket: null };
    const isCollaborator = (await listMemberships(db, actor.accountId)).some(
      (membership) => membership.websiteId === site.websiteId,
    );
    const payload = {
      websiteId: site.websiteId,
      session: Buffer.from(actor.sessionHash).toString('hex'),
    };
    const ticket = isCollaborator
      ? await createOneTimeToken(db, {
          accountId: actor.accountId,
          purpose: 'presence',
          payload,
          expiresAt: new Date(now.getTime() + ticketMs),
        })
      : null;
    return { site, ticket };
  });
  if (result.site === null) return reply.redirect('/config/', 302);
  const sitePath = toSitePath(path);
  if (result.ticket !== null && !(await isPublished(result.site.websiteId, services))) {
    const unpublished = `/config/${result.site.identifier}/unpublished`;
    return reply.redirect(
      `${configOrigin(services.settings)}${unpublished}?path=${encodeURIComponent(sitePath)}`,
      302,
    );
  }
  const target = new URL(sitePath, siteOrigin(services.settings, result.site));
  if (result.ticket !== null) target.searchParams.set('ticket', result.ticket);
  if (!target.searchParams.has(queryFlagNames.noRedirect))
    target.searchParams.set(queryFlagNames.noRedirect, noRedirectOfVisit);
  return reply.header('referrer-policy', 'no-referrer').redirect(target.href, 302);
}

async function isPublished(websiteId: string, services: Services): Promise<boolean> {
  const website = await withTenant(services.database, { websiteId, actorId: undefined }, (tenant) =>
    findWebsite(tenant),
  );
  return typeof website?.liveReleaseId === 'string';
}
