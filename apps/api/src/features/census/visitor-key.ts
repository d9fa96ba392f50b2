import type { FastifyRequest } from 'fastify';
import { readCookie } from '../../platform/routing/cookies.ts';
import { signParts } from '../../platform/security/token.ts';
import type { Services } from '../../platform/services.ts';

interface VisitorMark {
  readonly request: FastifyRequest;
  readonly services: Pick<Services, 'settings'>;
  readonly websiteId: string;
  /** The value of `ss_cvr` from the page. */
  readonly visitorCookie: string | undefined;
  readonly now: Date;
}

/** Whether the browser sends Global Privacy Control and the visitor has not consented on this site. */
function rejectsTracking(request: FastifyRequest, isHttps: boolean): boolean {
  const hasConsented = readCookie(request, 'consent', isHttps)?.startsWith('accept.') === true;
  return request.headers['sec-gpc'] === '1' && !hasConsented;
}

/**
 * Distinguishes visitors in the census: the random id of the visitor if there is one and tracking is not rejected, else
 * a digest of IP address and browser that changes daily and cannot be reversed.
 */
export function visitorKey({
  request,
  services: { settings },
  websiteId,
  visitorCookie = '',
  now,
}: VisitorMark): string {
  if (visitorCookie !== '' && !rejectsTracking(request, settings.isHttps)) return visitorCookie;
  const day = now.toISOString().slice(0, 10);
  const browser = request.headers['user-agent'] ?? '';
  const digest = signParts(settings.secret, 'visitor', day, websiteId, request.ip, browser);
  return `${day}.${digest.slice(0, 22)}`;
}
