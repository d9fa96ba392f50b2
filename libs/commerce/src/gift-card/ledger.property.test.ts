import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addGiftCardEntry,
  creditGiftCard,
  giftCardBalance,
  giftCardEntryKinds,
  redeemedCents,
  type GiftCardEntry,
} from './ledger.ts';

const anyEntry: fc.Arbitrary<GiftCardEntry> = fc.record(
  {
    kind: fc.constantFrom(...giftCardEntryKinds),
    amountCents: fc.integer({ min: -6000, max: 6000 }),
    orderId: fc.constantFrom('a', 'b'),
    key: fc.constantFrom('1', '2', '3'),
  },
  { requiredKeys: ['kind', 'amountCents'] },
);
const issued: GiftCardEntry = { kind: 'issued', amountCents: 5000 };

/** The ledger after all entries that can be added, in this order. */
const ledgerOf = (entries: readonly GiftCardEntry[]) =>
  entries.reduce<readonly GiftCardEntry[]>(
    (ledger, entry) => {
      const next = addGiftCardEntry(ledger, entry);
      return typeof next === 'string' ? ledger : next;
    },
    [issued],
  );

describe('the ledger of a gift card', () => {
  it('never goes below zero, whatever entries arrive in which order', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 30 }), (entries) => {
        const ledger = ledgerOf(entries);
        for (let length = 1; length <= ledger.length; length += 1)
          expect(giftCardBalance(ledger.slice(0, length))).toBeGreaterThanOrEqual(0);
      }),
      { seed: 18, numRuns: 1000 },
    );
  });

  it('gives no order back more than it took, and writes each key once', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 30 }), (entries) => {
        const ledger = ledgerOf(entries);
        for (const orderId of ['a', 'b']) {
          let [taken, returned] = [0, 0];
          for (const entry of ledger.filter((each) => each.orderId === orderId)) {
            if (entry.kind === 'redeemed') taken -= entry.amountCents;
            if (entry.kind === 'adjusted') taken -= entry.amountCents;
            if (entry.kind === 'released' || entry.kind === 'refunded')
              returned += entry.amountCents;
            if (entry.kind === 'released' || entry.kind === 'refunded')
              expect(returned).toBeLessThanOrEqual(taken);
          }
        }
        const keys = ledger.flatMap(({ key }) => key ?? []);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { seed: 19, numRuns: 1000 },
    );
  });

  it('has any balance between orders that redeem parts of it', () => {
    let ledger: readonly GiftCardEntry[] = [issued];
    for (const [orderId, amountCents] of [
      ['a', -2000],
      ['b', -3000],
    ] as const)
      ledger = addGiftCardEntry(ledger, {
        kind: 'redeemed',
        amountCents,
        orderId,
      }) as typeof ledger;
    expect(giftCardBalance(ledger)).toBe(0);
    expect([redeemedCents(ledger, 'a'), redeemedCents(ledger, 'b')]).toEqual([2000, 3000]);
    const tooMuch = { kind: 'redeemed', amountCents: -1, orderId: 'c' } as const;
    expect(addGiftCardEntry(ledger, tooMuch)).toBe('insufficientBalance');
  });
});

describe('creditGiftCard', () => {
  const ledger: readonly GiftCardEntry[] = [
    issued,
    { kind: 'redeemed', amountCents: -2000, orderId: 'a' },
  ];

  it('refunds up to what the order redeemed, once per key', () => {
    const once = creditGiftCard(ledger, { orderId: 'a', amountCents: 1500, key: 'r1' });
    expect(giftCardBalance(once as GiftCardEntry[])).toBe(4500);
    const twice = creditGiftCard(once as GiftCardEntry[], {
      orderId: 'a',
      amountCents: 1500,
      key: 'r1',
    });
    expect(twice).toBe(once);
    const more = { orderId: 'a', amountCents: 501, key: 'r2' };
    expect(creditGiftCard(once as GiftCardEntry[], more)).toBe('exceedsRedemption');
  });

  it.each([0, -1, 0.5, Number.NaN])('rejects the amount %d', (amountCents) => {
    expect(creditGiftCard(ledger, { orderId: 'a', amountCents, key: 'r' })).toBe('invalidAmount');
  });

  it('rejects an order that did not redeem the card', () => {
    expect(creditGiftCard(ledger, { orderId: 'b', amountCents: 1, key: 'r' })).toBe(
      'exceedsRedemption',
    );
  });
});
