import { findShippingErrors, shippingOptionsFor } from '@sitewright/commerce/shipping';
import { storeShipping } from '@sitewright/contracts/entities';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../platform/database/index.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { migrationsFolder } from '../../platform/database/migrations-folder.ts';
import { openEmbedded } from '../../platform/database/open-database.ts';
import { readMigrations } from '../../platform/database/read-migrations.ts';
import { createEmbeddedDatabase } from '../../platform/embedded-database/index.ts';

/** A rate as stores had it before zones. */
interface FlatRate {
  readonly id: string;
  readonly name: string;
  readonly countries: readonly string[];
  readonly priceCents: number;
  readonly perKgCents?: number;
  readonly estimate?: string;
}

/** The rule of that time, as it was. */
function optionsBefore(rates: readonly FlatRate[], country: string, grams: number) {
  const own = rates.filter((rate) => rate.countries.includes(country));
  const matching = own.length > 0 ? own : rates.filter((rate) => rate.countries.includes('*'));
  return matching
    .map((rate) => ({
      id: rate.id,
      name: rate.name,
      kind: 'shipping',
      costCents: rate.priceCents + Math.ceil(grams / 1000) * (rate.perKgCents ?? 0),
      ...(rate.estimate === undefined ? {} : { estimate: rate.estimate }),
    }))
    .toSorted((left, right) => left.costCents - right.costCents);
}

const countries = ['US', 'CA', 'DE', 'JP', '*'];
const anyRates = fc
  .array(
    fc.record(
      {
        name: fc.constantFrom('Post', 'Courier'),
        countries: fc.uniqueArray(fc.constantFrom(...countries)),
        priceCents: fc.nat(5000),
        perKgCents: fc.nat(400),
        estimate: fc.constantFrom('1 day', '2 weeks'),
      },
      { requiredKeys: ['name', 'countries', 'priceCents'] },
    ),
    { maxLength: 5 },
  )
  .map((rates): FlatRate[] => rates.map((rate, index) => ({ ...rate, id: `rate-${index}` })));

const stores = fc.sample(anyRates, { numRuns: 60, seed: 75 });
const idOf = (index: number) => index.toString(16).padStart(24, '0');
const quoted = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

let db: OpenedDatabase;
beforeAll(async () => {
  const embedded = await createEmbeddedDatabase();
  if (embedded.kind === 'rejected') throw new Error('A database in memory is never rejected.');
  db = openEmbedded(embedded);
  const all = readMigrations(migrationsFolder);
  await migrate(
    db,
    all.filter(({ name }) => name < '2026-11-29-0075'),
  );
  const rows = stores.map((shippingRates, index) => ({
    id: idOf(index),
    value: { shippingRates, checkoutMinimumCents: index },
  }));
  await db.execute(`
    insert into websites (website_id, identifier, title, website_type, status) values
      ${rows.map(({ id }, index) => `('${id}', 'store-${index}', 'Store', 1, 1)`).join(', ')},
      ('${idOf(500)}', 'without', 'Without', 1, 1);
    insert into store_settings (website_id, value) values
      ${rows.map(({ id, value }) => `('${id}', ${quoted(value)})`).join(', ')},
      ('${idOf(500)}', '{"taxIncluded": true}');
    insert into orders (website_id, order_id, number, cart_id, token_hash, idempotency_key, fingerprint, email,
      shipping_name, currency, subtotal_cents, discount_cents, shipping_cost_cents, tax_cents, grand_total_cents, trace,
      state, payment_state)
    values ('${idOf(0)}', '${idOf(1)}', 1, '${idOf(1)}', 'a', 'a', 'a', 'a@b.de', 'Post', 'USD', 1, 0, 1, 0, 2, '[]',
        'pending', 'paid'),
      ('${idOf(0)}', '${idOf(2)}', 2, '${idOf(2)}', 'b', 'b', 'b', 'a@b.de', null, 'USD', 1, 0, 0, 0, 1, '[]',
        'pending', 'paid');
  `);
  await migrate(db, all);
}, 180_000);
afterAll(() => db.close());

it('keeps every option, its price and its estimate for every country', async () => {
  const { rows } = await db.execute(
    'select website_id, value from store_settings order by website_id',
  );
  for (const [index, rates] of stores.entries()) {
    const value = rows[index]?.['value'] as Record<string, unknown>;
    expect(Object.keys(value).toSorted()).toEqual(['checkoutMinimumCents', 'shipping']);
    const shipping = storeShipping.parse(value['shipping']);
    expect(findShippingErrors(shipping)).toEqual({});
    for (const country of ['US', 'CA', 'DE', 'JP', 'FR'])
      for (const grams of [0, 1, 1000, 1001, 7300]) {
        const shipment = { grams, goodsCents: 100, pieces: 1 };
        const parcel = { ...shipping, profileName: undefined, lineIds: [], shipment };
        const { options } = shippingOptionsFor(shipping, { country, state: 'ME' }, [parcel]);
        expect(options).toEqual(optionsBefore(rates, country, grams));
      }
  }
  expect(rows.at(-1)?.['value']).toEqual({ taxIncluded: true });
});

it('marks orders with a shipping option as shipped', async () => {
  const { rows } = await db.execute('select shipping_kind from orders order by number');
  expect(rows.map((row) => row['shipping_kind'])).toEqual(['shipping', null]);
});
