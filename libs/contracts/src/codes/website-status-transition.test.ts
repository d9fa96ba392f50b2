import { expect, it } from 'vitest';
import { mayChangeWebsiteStatus } from './website-status-transition.ts';
import { websiteStatus, type WebsiteStatus } from './website-status.ts';

const { BETA, COMPED, ENTERPRISE, EXPIRED, INTERNAL, PAID, PASTDUE, REMOVED, TRIAL } =
  websiteStatus;
const steps = (by: 'billing' | 'operator', among: readonly WebsiteStatus[]) =>
  among.flatMap((from) =>
    websiteStatus.codes
      .filter((to) => to !== REMOVED && mayChangeWebsiteStatus(from, to, by))
      .map((to) => `${websiteStatus.nameOf(from)} to ${websiteStatus.nameOf(to)}`),
  );

it('allows billing exactly six status changes besides removal (CONTENT-06)', () => {
  expect(steps('billing', websiteStatus.codes)).toStrictEqual([
    'EXPIRED to PAID',
    'PASTDUE to EXPIRED',
    'PASTDUE to PAID',
    'TRIAL to EXPIRED',
    'TRIAL to PAID',
    'PAID to PASTDUE',
  ]);
});

it('allows the removal of a website from any other status (CONTENT-06)', () => {
  for (const from of websiteStatus.codes) {
    expect(mayChangeWebsiteStatus(from, REMOVED, 'billing')).toBe(from !== REMOVED);
  }
});

it('allows operators but not billing to set INTERNAL, BETA, COMPED and ENTERPRISE (CONTENT-06)', () => {
  for (const to of [INTERNAL, BETA, COMPED, ENTERPRISE]) {
    for (const from of [TRIAL, PAID, PASTDUE, EXPIRED]) {
      expect(mayChangeWebsiteStatus(from, to, 'operator')).toBe(true);
      expect(mayChangeWebsiteStatus(from, to, 'billing')).toBe(false);
    }
  }
});
