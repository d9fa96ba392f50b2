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

/** Whether the visitor requested not to be tracked and has not consented here. */
function isUnfollowed(request: FastifyRequest, isHttps: boolean): boolean {
  const hasAgreed = readCookie(request, 'consent', isHttps)?.startsWith('accept.') === true;
  return request.headers['sec-gpc'] === '1' && !hasAgreed;
}

/**
 * Distinguishes visitors in the census: the random id of the visitor if there is one, else a digest of IP address and
 * browser that changes daily and cannot be reversed.
 */
export function visitorMark({
  request,
  services: { settings },
  websiteId,
  visitorCookie = '',
  now,
}: VisitorMark): string {
  if (visitorCookie !== '' && !isUnfollowed(request, settings.isHttps)) return visitorCookie;
  const day = now.toISOString().slice(0, 10);
  const browser = request.headers['user-agent'] ?? '';
  const digest = signParts(settings.secret, 'visitor', day, websiteId, request.ip, browser);
  return `${day}.${digest.slice(0, 22)}`;
}
