import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../../platform/routing/cookies.ts';
import { readSignedToken, signToken } from '../../platform/security/signed-token.ts';
import { createToken } from '../../platform/security/token.ts';
import type { Services } from '../../platform/services.ts';

const knownMs = 365 * 86_400_000;
/** The token belongs to no website. */
const websiteId = '';

/**
 * The name of the browser, when this account was logged in from it before: its tries are counted apart, so that who
 * only knows the address keeps nobody out of his own.
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

/** The account was logged in from here; a browser keeps its name, and with it what was counted. */
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
