import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayStore, type ConsentChoice, type CookiePolicy } from './cookie-policy.ts';
import { createVisitorIdentity } from './visitor-identity.ts';

const minuteMs = 60_000;
const yearMs = 365 * 24 * 60 * minuteMs;

const open: CookiePolicy = { isRestrictive: false, isAbsolute: false };
const restrictive: CookiePolicy = { isRestrictive: true, isAbsolute: false };

/** A device with a clock and a visitor who may answer the banner. */
function createDevice(policy: CookiePolicy, cookies: Readonly<Record<string, string>> = {}) {
  let nowMs = 0;
  let ids = 0;
  let choice: ConsentChoice | undefined;
  const written: { name: string; value: string; lifeMs: number }[] = [];
  const jar = new Map(
    Object.entries(cookies).map(([name, value]) => [name, { value, until: Infinity }]),
  );
  const identity = createVisitorIdentity({
    jar: {
      read(name) {
        const cookie = jar.get(name);
        return cookie && cookie.until > nowMs ? cookie.value : undefined;
      },
      write(name, value, lifeMs) {
        written.push({ name, value, lifeMs });
        if (lifeMs === 0) jar.delete(name);
        else jar.set(name, { value, until: nowMs + lifeMs });
      },
    },
    mayStore: () => mayStore(policy, choice),
    createId: () => `id-${(ids += 1)}`,
  });
  return {
    identity,
    written,
    names: () => [...jar.keys()].toSorted(),
    value: (name: string) => jar.get(name)?.value,
    wait: (ms: number) => (nowMs += ms),
    answer: (newChoice: ConsentChoice) => (choice = newChoice),
  };
}

it('writes the cookies with the configured names and lifetimes', () => {
  const jar = new Map<string, string>([['visit', 'v']]);
  const written: [string, number][] = [];
  const identity = createVisitorIdentity({
    jar: {
      read: (name) => jar.get(name),
      write: (name, value, lifeMs) => {
        written.push([name, lifeMs]);
        jar.set(name, value);
      },
    },
    mayStore: () => true,
    createId: () => 'id',
    cookies: {
      visitor: { name: 'visitor', lifeMs: 90_000 },
      visit: { name: 'visit', lifeMs: 1000 },
    },
  });
  identity.renew('spring');
  expect(identity.read()).toBe('id');
  expect(written).toEqual([
    ['visitor', 90_000],
    ['visit', 1000],
    ['ss_cvc', 30 * minuteMs],
  ]);
});

describe('createVisitorIdentity with cookies allowed', () => {
  it('creates a visitor id and stores it in a cookie for two years (JAR-01, CENSUS-26)', () => {
    const device = createDevice(open);
    expect(device.identity.renew()).toBe('id-1');
    expect(device.written[0]).toEqual({ name: 'ss_cvr', value: 'id-1', lifeMs: 2 * yearMs });
  });

  it('reuses the visitor id of an existing cookie (CENSUS-26)', () => {
    const device = createDevice(open, { ss_cvr: 'known' });
    expect(device.identity.read()).toBe('known');
    expect(device.identity.renew()).toBe('known');
    expect(device.written.map(({ name }) => name)).not.toContain('ss_cvr');
  });

  it('creates a visit id that expires after 30 minutes and is renewed by each hit (JAR-02, CENSUS-26)', () => {
    const device = createDevice(open, { ss_cvr: 'known' });
    device.identity.renew();
    device.wait(20 * minuteMs);
    device.identity.renew();
    device.wait(20 * minuteMs);
    device.identity.renew();
    device.wait(31 * minuteMs);
    device.identity.renew();
    expect(device.written).toEqual([
      { name: 'ss_cvt', value: 'id-1', lifeMs: 30 * minuteMs },
      { name: 'ss_cvt', value: 'id-1', lifeMs: 30 * minuteMs },
      { name: 'ss_cvt', value: 'id-1', lifeMs: 30 * minuteMs },
      { name: 'ss_cvt', value: 'id-2', lifeMs: 30 * minuteMs },
    ]);
  });

  it('renews the campaign cookie together with the visit and lets both expire (CENSUS-12)', () => {
    const device = createDevice(open);
    device.identity.renew('spring');
    device.wait(20 * minuteMs);
    device.identity.renew();
    device.wait(20 * minuteMs);
    device.identity.renew();
    const campaigns = device.written.filter(({ name }) => name === 'ss_cvc');
    expect(campaigns).toEqual(
      Array.from({ length: 3 }, () => ({ name: 'ss_cvc', value: 'spring', lifeMs: 30 * minuteMs })),
    );
    device.wait(31 * minuteMs);
    device.identity.renew();
    expect(device.written.filter(({ name }) => name === 'ss_cvc')).toHaveLength(3);
  });
});

describe('createVisitorIdentity with cookies forbidden', () => {
  it('deletes only the visit, visitor and campaign cookies (CENSUS-11)', () => {
    const device = createDevice(restrictive, {
      ss_cvt: 'visit',
      ss_cvr: 'visitor',
      ss_cvc: 'spring',
      sw_cart: 'cart',
    });
    expect(device.identity.renew()).toBe('');
    expect(device.names()).toEqual(['sw_cart']);
  });

  it('writes no cookie until the visitor accepts (CENSUS-12)', () => {
    const device = createDevice(restrictive);
    device.identity.renew('spring');
    expect(device.names()).toEqual([]);
    device.answer('accept');
    expect(device.identity.renew('spring')).toBe('id-1');
    expect(device.names()).toEqual(['ss_cvc', 'ss_cvr', 'ss_cvt']);
  });

  it('reads an empty visitor id even before the cookie is deleted (BTN-07)', () => {
    expect(createDevice(restrictive, { ss_cvr: 'visitor' }).identity.read()).toBe('');
    expect(createDevice(open, { ss_cvr: 'visitor' }).identity.read()).toBe('visitor');
  });

  it('deletes the existing cookies after the visitor declines', () => {
    const device = createDevice(open);
    device.identity.renew('spring');
    device.answer('decline');
    device.identity.renew();
    expect(device.names()).toEqual([]);
  });
});

it('has an id and cookies after a hit exactly when storage is allowed, for any sequence of actions', () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('hit' as const),
      campaign: fc.option(fc.string(), { nil: undefined }),
    }),
    fc.record({
      kind: fc.constant('answer' as const),
      choice: fc.constantFrom<ConsentChoice>('accept', 'decline'),
    }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(60 * minuteMs) }),
  );
  const policy = fc.record({ isRestrictive: fc.boolean(), isAbsolute: fc.boolean() });
  fc.assert(
    fc.property(policy, fc.array(step, { maxLength: 20 }), (given, steps) => {
      const device = createDevice(given);
      let choice: ConsentChoice | undefined;
      const hits = steps.map((action) => {
        if (action.kind === 'wait') device.wait(action.ms);
        if (action.kind === 'answer') device.answer((choice = action.choice));
        if (action.kind !== 'hit') return 'as it should be';
        const isIdentified = device.identity.renew(action.campaign) !== '';
        const hasCookies = device.names().length > 0;
        const isAllowed = mayStore(given, choice);
        return isIdentified === isAllowed && hasCookies === isAllowed ? 'as it should be' : 'wrong';
      });
      expect(hits).not.toContain('wrong');
    }),
  );
});
