import type { CallLimit, RouteAccess } from './route-access.ts';

type VisitorAccess = Extract<RouteAccess, { audience: 'public' }> & { readonly tenant: 'host' };

const onSite = (csrf: VisitorAccess['csrf'], limit: CallLimit): VisitorAccess => ({
  audience: 'public',
  origin: 'site',
  tenant: 'host',
  csrf,
  limit,
});

/** A read call of visitors. */
export const visitorReads = (limit: CallLimit = 'read'): VisitorAccess => onSite('none', limit);

/** A visitor's call from any page of the site, cached or not: own origin, no permissions. */
export const visitorWrites = (limit: CallLimit): VisitorAccess => onSite('publicWrite', limit);

/** A visitor's call from a page that is rendered for that visitor, or whose crumb the specification requires. */
export const visitorWritesWithCrumb = (limit: CallLimit): VisitorAccess => onSite('crumb', limit);

/** A call of another server, which signs its body: the handler verifies the signature. */
export const signedCall = (limit: CallLimit): VisitorAccess => onSite('signature', limit);
