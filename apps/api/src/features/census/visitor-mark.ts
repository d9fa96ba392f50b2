import type { FastifyRequest } from 'fastify';
import { readCookie } from '../../platform/routing/cookies.ts';
import { signParts } from '../../platform/security/token.ts';
import type { Services } from '../../platform/services.ts';

interface VisitorMark {
  readonly request: FastifyRequest;
  readonly services: Pick<Services, 'settings'>;
  readonly websiteId: string;
  /** The value of `ss_cvr` as the page sent it. */
  readonly visitorCookie: string | undefined;
  readonly now: Date;
}

/** Whether the visitor asked not to be followed and has not agreed to it here. */
function isUnfollowed(request: FastifyRequest, isHttps: boolean): boolean {
  const hasAgreed = readCookie(request, 'consent', isHttps)?.startsWith('accept.') === true;
  return request.headers['sec-gpc'] === '1' && !hasAgreed;
}

/**
 * What tells one visitor from another in the census: his own random id where he carries one, else a digest of address
 * and browser that is another one each day and cannot be turned back.
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
