import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../platform/database/index.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { migrationsFolder } from '../../platform/database/migrations-folder.ts';
import { openEmbedded } from '../../platform/database/open-database.ts';
import { readMigrations } from '../../platform/database/read-migrations.ts';
import { createEmbeddedDatabase } from '../../platform/embedded-database/index.ts';

const id = (name: string) => name.padStart(24, '0');

/** A database from before discounts, with coupons in the settings of its stores, and orders that used some. */
let db: OpenedDatabase;
beforeAll(async () => {
  const embedded = await createEmbeddedDatabase();
  if (embedded.kind === 'rejected') throw new Error('A database in memory is never rejected.');
  db = openEmbedded(embedded);
  const all = readMigrations(migrationsFolder);
  await migrate(
    db,
    all.filter(({ name }) => name < '2026-11-29-0082'),
  );
  const coupons = [
    { code: 'spring', effect: { kind: 'percentage', percent: 12.5 }, useLimit: 3 },
    { code: 'Ship', effect: { kind: 'freeShipping' }, minimumSubtotalCents: 5000 },
    { code: 'MUG', effect: { kind: 'fixed', amountCents: 100 }, productIds: [id('1')] },
    {
      code: 'SPRING',
      effect: { kind: 'percentage', percent: 20 },
      startsAt: '2026-01-01T00:00:00.000Z',
      endsAt: '2026-12-31T00:00:00.000Z',
    },
  ];
  const order = (name: string, email: string, trace: object) => `
    insert into orders (website_id, order_id, number, cart_id, token_hash, idempotency_key, fingerprint, email, currency,
      subtotal_cents, discount_cents, shipping_cost_cents, tax_cents, grand_total_cents, trace, state, payment_state)
    values ('${id('a')}', '${id(name)}', ${Number(name)}, '${id(name)}', '\\x${name}', '${name}', '\\x00', '${email}', 'USD',
      1000, 200, 0, 0, 800, '${JSON.stringify(trace)}', 'pending', 'paid');`;
  await db.execute(`
    insert into websites (website_id, identifier, title, website_type, status)
    values ('${id('a')}', 'old', 'Old', 1, 1), ('${id('b')}', 'new', 'New', 1, 1);
    insert into store_settings (website_id, value) values
      ('${id('a')}', '${JSON.stringify({ taxIncluded: true, coupons })}'), ('${id('b')}', '{"coupons": null}');
    ${order('10', 'Ada@Example.com', [{ rule: 'orderDiscount', amountCents: -200, detail: 'SPRING' }])}
    ${order('11', 'bea@example.com', [])}
    insert into coupon_uses (website_id, code, order_id) values
      ('${id('a')}', 'SPRING', '${id('10')}'), ('${id('a')}', 'REMOVED', '${id('11')}');
  `);
  await migrate(db, all);
}, 600_000);
afterAll(() => db.close());

it('makes each coupon a discount that combines with all others; of two with one code, the last', async () => {
  const { rows } = await db.execute(`
    select code, kind, percent::text, amount_cents, target, target_values, minimum_cents, use_limit, ends_at is not null as ends,
      combines_with, is_active
    from discounts where deleted_at is null order by code`);
  const combines_with = ['product', 'order', 'shipping'];
  const none = { percent: null, amount_cents: null, minimum_cents: null, use_limit: null };
  const all = { target: 'all', target_values: [], ends: false, combines_with, is_active: true };
  expect(rows).toEqual([
    {
      ...none,
      ...all,
      code: 'MUG',
      kind: 'fixed',
      amount_cents: 100,
      target: 'products',
      target_values: [id('1')],
    },
    { ...none, ...all, code: 'SHIP', kind: 'freeShipping', minimum_cents: 5000 },
    { ...none, ...all, code: 'SPRING', kind: 'percentage', percent: '20.0000', ends: true },
  ]);
});

it('preserves the uses with customer and amount, also of coupons that were removed', async () => {
  const { rows } = await db.execute(`
    select discounts.code, discounts.deleted_at is not null as is_deleted, uses.customer, uses.amount_cents
    from discount_uses as uses join discounts using (website_id, discount_id) order by discounts.code`);
  expect(rows).toEqual([
    { code: 'REMOVED', is_deleted: true, customer: 'bea@example.com', amount_cents: 0 },
    { code: 'SPRING', is_deleted: false, customer: 'ada@example.com', amount_cents: 200 },
  ]);
});

it('removes the coupons from the settings, and nothing else', async () => {
  const { rows } = await db.execute('select value from store_settings order by website_id');
  expect(rows).toEqual([{ value: { taxIncluded: true } }, { value: {} }]);
});
