import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../../platform/routing/cookies.ts';
import { readSignedToken, signToken } from '../../platform/security/signed-token.ts';
import { createToken } from '../../platform/security/token.ts';
import type { Services } from '../../platform/services.ts';

const browserTokenMs = 365 * 86_400_000;
/** Accounts belong to no website. */
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
  const [tokenAccountId, browserId] =
    readSignedToken(settings.secret, 'browser', cookie, websiteId, now)?.subject.split('-') ?? [];
  return tokenAccountId === accountId && browserId !== undefined ? browserId : null;
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
  const browserId =
    readKnownBrowser(request, accountId, services, now) ?? createToken().replaceAll('-', '_');
  const token = signToken(settings.secret, 'browser', {
    websiteId,
    subject: `${accountId}-${browserId}`,
    expiresAt: now.getTime() + browserTokenMs,
  });
  setCookie(reply, 'browser', token, settings);
}
