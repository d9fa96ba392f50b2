import type { ServerSettings } from '../services.ts';

/**
 * Headers of every response. One hook sets them before anything else handles a request; a handler that needs another
 * value overrides it.
 */
export const defaultHeaders = ({
  isHttps,
}: Pick<ServerSettings, 'isHttps'>): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});

/**
 * The default for GET, overridden by responses that may be stored. Responses to other methods are never stored, and a
 * browser counts a `no-store` response that no script reads as unfinished.
 */
export const unstoredHeaders = { 'cache-control': 'no-store' } as const;

/**
 * For documents with a CSP sandbox: browsers block a top-level document that has both a sandbox and an opener policy.
 */
export const sandboxedHeaders = { 'cross-origin-opener-policy': 'unsafe-none' } as const;

/**
 * For 401, which must name an authentication scheme (RFC 9110, section 15.5.2). Browsers show no prompt for an unknown
 * scheme: people log in on a page.
 */
export const challengeHeaders = { 'www-authenticate': 'Cookie realm="sitewright"' } as const;
