import { cookieName, cookieRow, type CookiePurpose } from '@sitewright/contracts/codes';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface CookieOptions {
  readonly isHttps: boolean;
  /** rememberMe: the longer of the two lifetimes. */
  readonly isPersistent?: boolean;
}

/** All cookies are set here, with the attributes of the cookie table. */
export function setCookie(
  reply: FastifyReply,
  purpose: CookiePurpose,
  value: string,
  options: CookieOptions,
): void {
  const row = cookieRow(purpose);
  const lifetimeMs = options.isPersistent === true ? row.persistentLifetimeMs : row.lifetimeMs;
  reply.setCookie(cookieName(purpose, options), value, {
    path: '/',
    httpOnly: row.isSecret,
    secure: options.isHttps,
    sameSite: row.sameSite,
    ...(lifetimeMs === undefined ? {} : { maxAge: Math.floor(lifetimeMs / 1000) }),
  });
}

export function clearCookie(
  reply: FastifyReply,
  purpose: CookiePurpose,
  { isHttps }: CookieOptions,
): void {
  reply.clearCookie(cookieName(purpose, { isHttps }), { path: '/', secure: isHttps });
}

export const readCookie = (
  request: FastifyRequest,
  purpose: CookiePurpose,
  isHttps: boolean,
): string | undefined => request.cookies[cookieName(purpose, { isHttps })];
