import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatConsentRecord, parseConsentRecord, type ConsentChoice } from './consent-record.ts';
import { createConsentStore, type ConsentStoreOptions } from './consent-store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A device whose cookies expire. */
function createDevice() {
  const jar = new Map<string, { readonly value: string; readonly until: number }>();
  let nowMs = Date.UTC(2026, 10, 20);
  const load = (options?: ConsentStoreOptions) =>
    createConsentStore(
      {
        read(name) {
          const cookie = jar.get(name);
          return cookie && cookie.until > nowMs ? cookie.value : undefined;
        },
        write: (name, value, lifeMs) => jar.set(name, { value, until: nowMs + lifeMs }),
      },
      () => nowMs,
      options,
    );
  return { jar, load, wait: (ms: number) => (nowMs += ms) };
}

describe('consent store', () => {
  it.each<ConsentChoice>(['accept', 'decline'])(
    'returns the stored choice %s on later loads for 30 days (COOKIE-10, COOKIE-22)',
    (choice) => {
      const device = createDevice();
      expect(device.load().read()).toBeUndefined();
      device.load().write(choice);
      expect(device.load().read()).toBe(choice);
      device.wait(30 * dayMs - 1);
      expect(device.load().read()).toBe(choice);
      device.wait(1);
      expect(device.load().read()).toBeUndefined();
    },
  );

  it('stores the choice in one cookie for 30 days (COOKIE-10)', () => {
    const device = createDevice();
    device.load().write('accept');
    expect([...device.jar]).toEqual([
      ['ss_consent', { value: `accept.${Date.UTC(2026, 10, 20)}`, until: Date.UTC(2026, 11, 20) }],
    ]);
  });

  it('uses a custom cookie name and lifetime', () => {
    const device = createDevice();
    const options = { cookieName: 'cookies', lifeMs: 2 * dayMs };
    device.load(options).write('decline');
    expect([...device.jar.keys()]).toEqual(['cookies']);
    device.wait(2 * dayMs - 1);
    expect(device.load(options).read()).toBe('decline');
    expect(device.load().read()).toBeUndefined();
    device.wait(1);
    expect(device.load(options).read()).toBeUndefined();
  });

  it('ignores a stored choice that is older than a shortened lifetime', () => {
    const device = createDevice();
    device.load().write('accept');
    device.wait(3 * dayMs);
    expect(device.load({ lifeMs: 2 * dayMs }).read()).toBeUndefined();
  });

  it('ignores a record older than 30 days', () => {
    const answeredAt = Date.UTC(2026, 10, 20);
    const value = formatConsentRecord({ choice: 'accept', answeredAt });
    expect(parseConsentRecord(value, answeredAt + 31 * dayMs)).toBeUndefined();
  });

  it('returns undefined for a missing or malformed record', () => {
    for (const value of [undefined, '', 'accept', 'maybe.1', 'accept.soon', 'accept.1.2']) {
      expect(parseConsentRecord(value, 2)).toBeUndefined();
    }
  });

  it('parses every record that it formats', () => {
    const record = fc.record({
      choice: fc.constantFrom<ConsentChoice>('accept', 'decline'),
      answeredAt: fc.nat(),
    });
    fc.assert(
      fc.property(record, (given) => {
        expect(parseConsentRecord(formatConsentRecord(given), given.answeredAt)).toEqual(given);
      }),
    );
  });
});

it.each([0, -1, Number.NaN, Infinity, 'a day', '5'])(
  'throws a RangeError for the lifetime %j',
  (lifeMs) => {
    const cookies = { read: () => undefined, write: () => {} };
    const make = () => createConsentStore(cookies, Date.now, { lifeMs: lifeMs as number });
    expect(make).toThrow(RangeError);
    expect(make).toThrow(`lifeMs: ${lifeMs}`);
  },
);
