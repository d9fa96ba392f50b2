import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../../platform/routing/cookies.ts';
import { readSignedToken, signToken } from '../../platform/security/signed-token.ts';
import { createToken } from '../../platform/security/token.ts';
import type { Services } from '../../platform/services.ts';

const knownMs = 365 * 86_400_000;
/** The token belongs to no website. */
const websiteId = '';

/**
 * The id of a browser in which this account was logged in before. Its attempts are counted separately, so that a person
 * who only knows the email address cannot lock the owner out.
 */
export function readKnownBrowser(
  request: FastifyRequest,
  accountId: string,
  { settings }: Services,
  now: Date,
): string | null {
  const cookie = readCookie(request, 'browser', settings.isHttps);
  const [account, name] =
    readSignedToken(settings.secret, 'browser', cookie, websiteId, now)?.subject.split('-') ?? [];
  return account === accountId && name !== undefined ? name : null;
}

/** Marks the browser after a login; its id and attempt counter stay. */
export function rememberBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
  services: Services,
  now: Date,
): void {
  const { settings } = services;
  const name =
    readKnownBrowser(request, accountId, services, now) ?? createToken().replaceAll('-', '_');
  const token = signToken(settings.secret, 'browser', {
    websiteId,
    subject: `${accountId}-${name}`,
    expiresAt: now.getTime() + knownMs,
  });
  setCookie(reply, 'browser', token, settings);
}
