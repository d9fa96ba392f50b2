import { randomBytes } from 'node:crypto';
import { isSameText, signParts } from '../security/token.ts';

/** What a crumb is bound to: the hash of the session ('' without one), and the host that set it. */
export interface CrumbBinding {
  readonly session: string;
  readonly host: string;
}

/** A crumb: random text and its keyed digest. A crumb of another host or session is invalid. */
export function createCrumb(secret: string, binding: CrumbBinding): string {
  const random = randomBytes(16).toString('base64url');
  return `${random}.${signParts(secret, 'crumb', random, binding.session, binding.host)}`;
}

/** DATA-09: the sent crumb must equal the cookie, and the cookie must be valid for this session. */
export function isValidCrumb(
  secret: string,
  binding: CrumbBinding,
  cookie: string | undefined,
  sent: string | undefined,
): boolean {
  if (cookie === undefined || sent === undefined || !isSameText(cookie, sent)) return false;
  const [random, digest, ...more] = cookie.split('.');
  return (
    random !== undefined &&
    digest !== undefined &&
    more.length === 0 &&
    isSameText(digest, signParts(secret, 'crumb', random, binding.session, binding.host))
  );
}
