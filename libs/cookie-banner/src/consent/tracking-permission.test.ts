import { describe, expect, it } from 'vitest';
import { isTrackingAllowed } from './tracking-permission.ts';

const open = { isRestrictive: false, isAbsolute: false };
const restrictive = { isRestrictive: true, isAbsolute: false };

describe('isTrackingAllowed', () => {
  it('requires the visitor’s consent under a restrictive policy (COOKIE-22)', () => {
    expect(isTrackingAllowed(restrictive, undefined)).toBe(false);
    expect(isTrackingAllowed(restrictive, 'accept')).toBe(true);
    expect(isTrackingAllowed(restrictive, 'decline')).toBe(false);
  });

  it('allows tracking until the visitor declines under a non-restrictive policy (COOKIE-22)', () => {
    expect(isTrackingAllowed(open, undefined)).toBe(true);
    expect(isTrackingAllowed(open, 'accept')).toBe(true);
    expect(isTrackingAllowed(open, 'decline')).toBe(false);
  });

  it.each([true, false])(
    'never allows tracking under an absolute policy, restrictive: %s (COOKIE-08)',
    (isRestrictive) => {
      for (const choice of [undefined, 'accept', 'decline'] as const) {
        expect(isTrackingAllowed({ isRestrictive, isAbsolute: true }, choice)).toBe(false);
      }
    },
  );
});
