import { noOpeningHours, pickupDetails, storeShipping } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../platform/database/index.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { migrationsFolder } from '../../platform/database/migrations-folder.ts';
import { openEmbedded } from '../../platform/database/open-database.ts';
import { readMigrations } from '../../platform/database/read-migrations.ts';
import { createEmbeddedDatabase } from '../../platform/embedded-database/index.ts';

const idOf = (index: number) => index.toString(16).padStart(24, '0');
const quoted = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

const barn = {
  address: {
    line1: '1 Quay',
    line2: '',
    city: 'Rockland',
    state: 'ME',
    zip: '04841',
    country: 'US',
  },
  hours: 'Mon–Fri 9–17\nO’Hara’s day: closed',
  instructions: 'Ring twice.',
};
const locations = ['barn', 'shop'].map((id) => ({ ...barn, id, name: id }));
const empty = { zones: [], pickups: [], deliveries: [] };

let db: OpenedDatabase;
beforeAll(async () => {
  const embedded = await createEmbeddedDatabase();
  if (embedded.kind === 'rejected') throw new Error('A database in memory is never rejected.');
  db = openEmbedded(embedded);
  const all = readMigrations(migrationsFolder);
  await migrate(
    db,
    all.filter(({ name }) => name < '2026-11-29-0120'),
  );
  await db.execute(`
    insert into websites (website_id, identifier, title, website_type, status) values
      ('${idOf(1)}', 'with', 'With', 1, 1), ('${idOf(2)}', 'empty', 'Empty', 1, 1),
      ('${idOf(3)}', 'none', 'None', 1, 1);
    insert into store_settings (website_id, value) values
      ('${idOf(1)}', ${quoted({ shipping: { ...empty, pickups: locations }, taxIncluded: true })}),
      ('${idOf(2)}', ${quoted({ shipping: empty })}),
      ('${idOf(3)}', '{"taxIncluded": true}');
    insert into orders (website_id, order_id, number, cart_id, token_hash, idempotency_key, fingerprint, email,
      shipping_name, shipping_kind, pickup, currency, subtotal_cents, discount_cents, shipping_cost_cents, tax_cents,
      grand_total_cents, trace, state, payment_state)
    values ('${idOf(1)}', '${idOf(1)}', 1, '${idOf(1)}', 'a', 'a', 'a', 'a@b.de', 'barn', 'pickup', ${quoted(barn)},
        'USD', 1, 0, 0, 0, 1, '[]', 'pending', 'paid'),
      ('${idOf(1)}', '${idOf(2)}', 2, '${idOf(2)}', 'b', 'b', 'b', 'a@b.de', null, null, null,
        'USD', 1, 0, 0, 0, 1, '[]', 'pending', 'paid');
  `);
  await migrate(db, all);
}, 180_000);
afterAll(() => db.close());

const { hours: hoursNote, ...rest } = barn;
const migrated = { ...rest, openingHours: noOpeningHours, hoursNote };

it('keeps the text of pickup locations as a note, in order, and adds profiles and rate services', async () => {
  const { rows } = await db.execute('select value from store_settings order by website_id');
  const [withPickups, without, none] = rows.map((row) => row['value'] as Record<string, unknown>);
  expect(storeShipping.parse(withPickups?.['shipping'])).toEqual({
    ...empty,
    profiles: [],
    rateServices: [],
    pickups: locations.map(({ id, name }) => ({ ...migrated, id, name })),
  });
  expect(withPickups?.['taxIncluded']).toBe(true);
  expect(storeShipping.parse(without?.['shipping'])).toEqual({
    ...empty,
    profiles: [],
    rateServices: [],
  });
  expect(none).toEqual({ taxIncluded: true });
});

it('keeps the text of placed orders as a note', async () => {
  const { rows } = await db.execute('select pickup from orders order by number');
  expect(rows.map((row) => row['pickup'])).toEqual([migrated, null]);
  expect(pickupDetails.parse(rows[0]?.['pickup'])).toEqual(migrated);
});
