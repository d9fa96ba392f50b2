import type { Permission } from '@sitewright/contracts/codes';

/** How often one address may call; windows in milliseconds. Keys come from the connection, never from the body. */
export const callLimits = {
  read: { max: 1200, windowMs: 60_000 },
  /** Each searches all words of a website. */
  search: { max: 60, windowMs: 60_000 },
  /** Results while a visitor types: several calls a word. */
  suggest: { max: 300, windowMs: 60_000 },
  /** Pages that are rendered for one visitor. */
  personalPage: { max: 300, windowMs: 60_000 },
  /** Image widths that do not exist yet: a first visit to a large gallery needs hundreds. */
  imageWidth: { max: 600, windowMs: 60_000 },
  write: { max: 600, windowMs: 60_000 },
  /** Stored and built files, of which a page has dozens and a household several visitors. */
  file: { max: 6000, windowMs: 60_000 },
  login: { max: 50, windowMs: 900_000 },
  signUp: { max: 20, windowMs: 3_600_000 },
  /** Each call sends mail to a person who did not request it. */
  invite: { max: 60, windowMs: 3_600_000 },
  formKey: { max: 60, windowMs: 60_000 },
  /** FORM-75 also counts per form. */
  formSubmit: { max: 60, windowMs: 60_000 },
  checkout: { max: 60, windowMs: 60_000 },
  /** A payment provider reports the events of all websites from a few addresses. */
  webhook: { max: 6000, windowMs: 60_000 },
  upload: { max: 120, windowMs: 3_600_000 },
  widget: { max: 120, windowMs: 60_000 },
  /** Nobody waits for a census response: excess calls are dropped without an error. */
  census: { max: 600, windowMs: 60_000, isDropped: true },
  unlock: { max: 30, windowMs: 900_000 },
} as const;
export type CallLimit = keyof typeof callLimits;

/** Whether calls beyond the limit of a route are answered as if they were accepted. */
export const dropsExcessCalls = ({ limit }: RouteAccess): boolean =>
  'isDropped' in callLimits[limit];

/**
 * Who may call a route. Every route declares all of it; otherwise the server does not start.
 * - `origin`: the host that serves it. Owners' routes are on the configuration origin only.
 * - `audience`: whose session it requires. A `public` route requires none.
 * - `tenant`: which part of the request identifies the website.
 * - `csrf`: the proof that an unsafe call must contain. `publicWrite` is for cached pages: same origin, no permissions.
 *   `signature` is for calls of other servers: the handler verifies the signature of the body.
 */
export type RouteAccess =
  | {
      readonly audience: 'owner';
      readonly origin: 'config';
      readonly tenant: 'path' | 'header';
      readonly permission: Permission;
      /** The password was entered within the last ten minutes. */
      readonly fresh?: true;
      readonly csrf: 'crumb' | 'none';
      readonly limit: CallLimit;
    }
  | {
      readonly audience: 'account';
      readonly origin: 'config' | 'any';
      readonly tenant: 'none';
      readonly csrf: 'crumb' | 'none';
      readonly limit: CallLimit;
    }
  | {
      readonly audience: 'public';
      readonly origin: 'site' | 'config' | 'any';
      readonly tenant: 'host' | 'none';
      readonly csrf: 'crumb' | 'publicWrite' | 'signature' | 'none';
      readonly limit: CallLimit;
    };

const unsafeMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** The error of a route's declaration, as a sentence; null if it is valid. */
export function findAccessError(
  method: string,
  url: string,
  access: RouteAccess | undefined,
): string | null {
  const name = `${method} ${url}`;
  if (access === undefined) return `${name} declares no access.`;
  if (unsafeMethods.has(method) && access.csrf === 'none')
    return `${name} changes something and asks for no crumb.`;
  if (!unsafeMethods.has(method) && access.csrf !== 'none')
    return `${name} only reads and asks for a crumb.`;
  if (access.audience === 'owner' && access.tenant === 'path' && !url.includes(':websiteId'))
    return `${name} takes its website from a path that names none.`;
  return null;
}
