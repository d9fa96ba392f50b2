import { describe, expect, it } from 'vitest';
import { mayStore, toCookiePolicy, type PolicySource } from './cookie-policy.ts';

const open: PolicySource = {
  isCloneable: false,
  isRestrictiveCookiePolicyEnabled: false,
  isRestrictiveCookiePolicyAbsolute: false,
  hasPrivacyControl: false,
};

describe('toCookiePolicy', () => {
  it('is neither restrictive nor absolute by default', () => {
    expect(toCookiePolicy(open)).toEqual({ isRestrictive: false, isAbsolute: false });
  });

  it('is restrictive for a cloneable site with all other settings off (CENSUS-10)', () => {
    expect(toCookiePolicy({ ...open, isCloneable: true })).toMatchObject({ isRestrictive: true });
  });

  it.each(['isRestrictiveCookiePolicyEnabled', 'hasPrivacyControl'])(
    'is restrictive when %s is set',
    (reason) => {
      expect(toCookiePolicy({ ...open, [reason]: true })).toMatchObject({ isRestrictive: true });
    },
  );

  it('is absolute when isRestrictiveCookiePolicyAbsolute is set', () => {
    const policy = toCookiePolicy({ ...open, isRestrictiveCookiePolicyAbsolute: true });
    expect(policy).toMatchObject({ isAbsolute: true });
  });
});

describe('mayStore', () => {
  const policies = {
    open: { isRestrictive: false, isAbsolute: false },
    restrictive: { isRestrictive: true, isAbsolute: false },
    absolute: { isRestrictive: false, isAbsolute: true },
  };

  it.each([
    ['open', undefined, true],
    ['open', 'accept', true],
    ['open', 'decline', false],
    ['restrictive', undefined, false],
    ['restrictive', 'accept', true],
    ['restrictive', 'decline', false],
    ['absolute', undefined, false],
    ['absolute', 'accept', false],
    ['absolute', 'decline', false],
  ] as const)(
    'with a policy that is %s and the consent choice %s, returns %s',
    (policy, choice, expected) => {
      expect(mayStore(policies[policy], choice)).toBe(expected);
    },
  );
});
