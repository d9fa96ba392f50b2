import type { FastifyReply, FastifyRequest } from 'fastify';
import { withLookup } from '../../platform/database/index.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import { clearCookie, readCookie, setCookie } from '../../platform/routing/cookies.ts';
import { createQueryReader } from '../../platform/routing/read-query.ts';
import { readSignedToken, signToken } from '../../platform/security/signed-token.ts';
import type { Services } from '../../platform/services.ts';
import { useOneTimeToken } from '../accounts/public.ts';

const presenceMs = 900_000;
const readQuery = createQueryReader(['ticket']);

/**
 * Exchanges the ticket from the configuration area for the presence cookie. The cookie identifies the viewer as a
 * contributor to the page, and grants nothing else.
 *
 * @returns The query without the ticket, to redirect to; null if there was no ticket.
 */
export async function takeTicket(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<string | null> {
  const { ticket } = readQuery(request);
  if (ticket === undefined) return null;
  const now = services.now();
  const found = await withLookup(services.database, (db) =>
    useOneTimeToken(db, ticket, 'presence', now),
  );
  if (found !== null && found.payload['websiteId'] === site.websiteId) {
    const subject = `${found.accountId}-${String(found.payload['session'])}`;
    setCookie(
      reply,
      'presence',
      signToken(services.settings.secret, 'presence', {
        websiteId: site.websiteId,
        subject,
        expiresAt: now.getTime() + presenceMs,
      }),
      services.settings,
    );
    setCookie(reply, 'marker', 'owner', services.settings);
  }
  const [, ...parts] = request.url.split('?');
  const query = new URLSearchParams(parts.join('?'));
  query.delete('ticket');
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The account of a request's presence, and the hash of its session; null if there is none. */
export function readPresence(
  request: FastifyRequest,
  websiteId: string,
  services: Services,
): { readonly accountId: string; readonly sessionHash: Buffer } | null {
  const cookie = readCookie(request, 'presence', services.settings.isHttps);
  const token = readSignedToken(
    services.settings.secret,
    'presence',
    cookie,
    websiteId,
    services.now(),
  );
  const [accountId, session] = token?.subject.split('-') ?? [];
  return accountId === undefined || session === undefined
    ? null
    : { accountId, sessionHash: Buffer.from(session, 'hex') };
}

/** Ends the presence on a site host; returns the hash of the owner's session. */
export function endPresence(
  request: FastifyRequest,
  reply: FastifyReply,
  websiteId: string,
  services: Services,
): Buffer | undefined {
  const { settings } = services;
  const presence = readPresence(request, websiteId, services);
  clearCookie(reply, 'presence', settings);
  // A cart needs the marker too.
  if (readCookie(request, 'cart', settings.isHttps) === undefined)
    clearCookie(reply, 'marker', settings);
  return presence?.sessionHash;
}
