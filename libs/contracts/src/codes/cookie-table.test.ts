import { expect, it } from 'vitest';
import { cookieName, cookieRow, cookieTable, type CookiePurpose } from './cookie-table.ts';

const purposes = Object.keys(cookieTable) as CookiePurpose[];
const dayMs = 86_400_000;

it('lists every cookie once (JAR-06)', () => {
  expect(purposes.map((purpose) => cookieTable[purpose].name)).toStrictEqual([
    'sw_session',
    'sw_browser',
    'sw_member',
    'sw_cart',
    'sw_pay',
    'sw_presence',
    'sw_unlock',
    'sw_marker',
    'crumb',
    'ss_cvr',
    'ss_cvt',
    'ss_cvc',
    'ss_lastid',
    'ss_consent',
    'ss_analytics',
    'ss_frame_expanded',
  ]);
});

it('adds the __Host- prefix only to secret cookies and only on https (JAR-06)', () => {
  const named = (isHttps: boolean) => purposes.map((purpose) => cookieName(purpose, { isHttps }));

  expect(named(true).filter((name) => name.startsWith('__Host-'))).toStrictEqual([
    '__Host-sw_session',
    '__Host-sw_browser',
    '__Host-sw_member',
    '__Host-sw_cart',
    '__Host-sw_pay',
    '__Host-sw_presence',
    '__Host-sw_unlock',
  ]);
  expect(named(false)).toStrictEqual(purposes.map((purpose) => cookieTable[purpose].name));
});

it.each([
  ['visitor', 730 * dayMs],
  ['visit', 30 * 60_000],
  ['campaign', 30 * 60_000],
  ['consent', 30 * dayMs],
  ['analytics', 390 * dayMs],
] as const)('defines the specified lifetime of the %s cookie (JAR-06)', (purpose, ms) => {
  expect(cookieRow(purpose).lifetimeMs).toBe(ms);
});

it('defines the same lifetime of 14 days for the marker and cart cookies', () => {
  expect(cookieRow('marker').lifetimeMs).toBe(cookieRow('cart').lifetimeMs);
  expect(cookieRow('cart').lifetimeMs).toBe(14 * dayMs);
});

it('defines the crumb and frame-expanded cookies as session cookies (JAR-06)', () => {
  expect(cookieRow('frameExpanded').lifetimeMs).toBeUndefined();
  expect(cookieRow('crumb').lifetimeMs).toBeUndefined();
});
