import type { SiteContext } from '@sitewright/contracts/entities';
import { afterEach, expect, it } from 'vitest';
import { ownerRedirect } from './owner-redirect.ts';

const context = {
  website: { developerMode: false, cloneable: false },
  websiteSettings: { useEscapeKeyToLogin: true },
} as SiteContext;

/** The redirect target of an owner who opens the page in this window. */
const redirectIn = (view: Window) =>
  ownerRedirect({
    context,
    hasAccount: true,
    isViewerOnly: false,
    isTopFrame: view.top === view.self,
    hostName: 'studio.example',
    path: '/work',
    search: '',
    hasFlag: false,
  });

afterEach(() => document.body.replaceChildren());

it('does not redirect inside a frame (ROUTE-16)', () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const framed = frame.contentWindow!;
  expect(framed.top === framed.self).toBe(false);
  expect(redirectIn(framed)).toBeUndefined();
  // In its own window the same page redirects.
  expect(redirectIn({ top: framed, self: framed } as unknown as Window)).toBe(
    '/config/?frameUrl=%2Fwork',
  );
});
