import type { ServerSettings } from '../services.ts';

/**
 * Headers of every answer, whatever it is: set before anything else happens to a request, so that no sender can forget
 * them. A sender that needs another value sets it over these.
 */
export const answerHeaders = ({
  isHttps,
}: Pick<ServerSettings, 'isHttps'>): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  // What may be stored says so.
  'cache-control': 'no-store',
});

/**
 * For documents in a sandbox of their own: browsers refuse to show one at the top that asks for an opener policy as well.
 */
export const sandboxedHeaders = { 'cross-origin-opener-policy': 'unsafe-none' } as const;
