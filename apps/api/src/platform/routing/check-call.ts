import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createCrumb, isValidCrumb, type CrumbBinding } from '../crumb/crumb.ts';
import { isSameOrigin } from '../crumb/own-origin.ts';
import { withLookup } from '../database/index.ts';
import { readHostName } from '../hosts/host-name.ts';
import { isParked, findSiteStateError } from '../hosts/site-state.ts';
import { hashToken } from '../security/token.ts';
import type { Services } from '../services.ts';
import { readSession } from '../sessions/owner-session.ts';
import type { Actor } from './actor.ts';
import { readCookie, setCookie } from './cookies.ts';
import { requestOrigin } from './request-origin.ts';
import type { RouteAccess } from './route-access.ts';
import { sentCrumb } from './sent-crumb.ts';

/** What the crumb of this request must be bound to. */
export function crumbBinding(request: FastifyRequest, actor: Actor): CrumbBinding {
  return {
    session: actor.kind === 'account' ? Buffer.from(actor.sessionHash).toString('base64url') : '',
    host: readHostName(request.headers.host) ?? '',
  };
}

/** Sends the browser a crumb of its current session: at login, logout, and after an invalid crumb. */
export function renewCrumb(
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Actor,
  services: Services,
): string {
  const crumb = createCrumb(services.settings.secret, crumbBinding(request, actor));
  setCookie(reply, 'crumb', crumb, services.settings);
  return crumb;
}

/** The error of a request to an origin that does not serve the route. A closed site has no routes, like its pages. */
export function findOriginError(
  request: FastifyRequest,
  access: RouteAccess,
  services: Services,
): ErrorResult | null {
  const { resolvedHost } = request;
  const { kind } = resolvedHost;
  if (kind === 'unknown') return err('unknownHost');
  const siteError = kind === 'site' ? findSiteStateError(resolvedHost.site) : null;
  if (siteError !== null && access.origin !== 'config') return siteError;
  if (kind === 'site' && access.origin === 'site' && isParked(resolvedHost.site))
    return err('notFound');
  const isServed =
    access.origin === 'any' ||
    access.origin === kind ||
    (kind === 'site' && services.settings.singleOrigin);
  return isServed ? null : err('notFound');
}

/**
 * The account of the session. `publicWrite` and `signature` routes, and site hosts without `singleOrigin`, read no session, so that a
 * page of a site cannot use anybody's permissions.
 */
export async function actorOf(
  request: FastifyRequest,
  access: RouteAccess,
  services: Services,
  now: Date,
): Promise<Actor> {
  const mayHoldSession = request.resolvedHost.kind === 'config' || services.settings.singleOrigin;
  const token = readCookie(request, 'session', services.settings.isHttps);
  const usesSession = access.csrf !== 'publicWrite' && access.csrf !== 'signature';
  if (!usesSession || !mayHoldSession || token === undefined) return { kind: 'anonymous' };
  return withLookup(services.database, (db) => readSession(db, hashToken(token), now));
}

/** The error of an unsafe call without the required proof. */
export function findCsrfError(
  request: FastifyRequest,
  reply: FastifyReply,
  access: RouteAccess,
  actor: Actor,
  services: Services,
): ErrorResult | null {
  if (access.csrf === 'none' || access.csrf === 'signature') return null;
  if (!isSameOrigin(request.headers, requestOrigin(request, services))) return err('foreignOrigin');
  if (access.csrf === 'publicWrite') return null;
  const cookie = readCookie(request, 'crumb', services.settings.isHttps);
  if (
    isValidCrumb(services.settings.secret, crumbBinding(request, actor), cookie, sentCrumb(request))
  )
    return null;
  renewCrumb(request, reply, actor, services);
  return err('crumbFail');
}
