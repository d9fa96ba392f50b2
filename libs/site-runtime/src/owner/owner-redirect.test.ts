import { describe, expect, it } from 'vitest';
import type { SiteContext } from '@sitewright/contracts/entities';
import { asksToStay, ownerRedirect, type RedirectInput } from './owner-redirect.ts';

/** The part of a context that the redirect reads. */
const context = {
  website: { developerMode: false, cloneable: false },
  websiteSettings: { useEscapeKeyToLogin: true },
} as SiteContext;

const owner: RedirectInput = {
  context,
  hasAccount: true,
  isViewerOnly: false,
  isTopFrame: true,
  hostName: 'studio.example',
  path: '/work',
  search: '?a=1&b=ü',
  hasFlag: false,
};
const { website } = context;

describe('an owner', () => {
  it('is redirected to the configuration area with the path and query of the page (ROUTE-10)', () => {
    expect(ownerRedirect(owner)).toBe('/config/?frameUrl=%2Fwork%3Fa%3D1%26b%3D%C3%BC');
  });

  it.each<[string, Partial<RedirectInput>]>([
    [
      'on a site without settings (ROUTE-11)',
      { context: { ...context, websiteSettings: undefined } as never },
    ],
    ['without an account (ROUTE-12)', { hasAccount: false }],
    [
      'in developer mode (ROUTE-13)',
      { context: { ...context, website: { ...website, developerMode: true } } },
    ],
    [
      'on a cloneable site (ROUTE-14)',
      { context: { ...context, website: { ...website, cloneable: true } } },
    ],
    ['with a viewer-only account (ROUTE-15, ROLE-10)', { isViewerOnly: true }],
    ['inside a frame', { isTopFrame: false }],
    ['on localhost (ROUTE-17)', { hostName: 'localhost' }],
    ['with the session flag (ROUTE-18)', { hasFlag: true }],
    ['who asks to stay (ROUTE-19)', { search: '?noredirect' }],
  ])('is not redirected %s', (_when, facts) => {
    expect(ownerRedirect({ ...owner, ...facts })).toBeUndefined();
  });

  it.each(['studio.localhost', '127.0.0.1', '[::1]'])(
    'is redirected on %s, which is not the host localhost (ROUTE-17)',
    (hostName) => {
      expect(ownerRedirect({ ...owner, hostName })).toBeDefined();
    },
  );

  it('asksToStay matches the noredirect parameter with any value', () => {
    expect(['?noredirect', '?a=1&noredirect=true'].every(asksToStay)).toBe(true);
    expect(['', '?redirect', '?a=noredirect'].some(asksToStay)).toBe(false);
  });
});
