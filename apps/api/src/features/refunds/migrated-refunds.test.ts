import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { migrationsFolder } from '../../platform/database/migrations-folder.ts';
import { openEmbedded } from '../../platform/database/open-database.ts';
import type { OpenedDatabase } from '../../platform/database/index.ts';
import { readMigrations } from '../../platform/database/read-migrations.ts';
import { createEmbeddedDatabase } from '../../platform/embedded-database/index.ts';

const id = (name: string): string => name.padStart(24, '0');

const trace = JSON.stringify([
  { rule: 'tax', amountCents: 232, detail: 'State', ratePercent: 8, lines: { a: 160 } },
  { rule: 'tax', amountCents: 58, detail: 'City', ratePercent: 2, lines: { a: 40 } },
]);

/** An order for 31.90 dollars: 22 for a mug and 9.90 for the shipping. */
const order = (name: string, steps: string): string => `
  insert into orders (website_id, order_id, number, cart_id, token_hash, idempotency_key, fingerprint, email, currency,
    subtotal_cents, discount_cents, shipping_cost_cents, shipping_tax_cents, tax_cents, grand_total_cents, trace, state,
    payment_state)
  values ('${id('a')}', '${id(name)}', ${name}, '${id(name)}', '${name}', '${name}', '${name}', 'ada@example.com',
    'USD', 2000, 0, 900, 90, 290, 3190, '${steps}', 'pending', 'paid');
  insert into order_lines (website_id, line_id, order_id, item_id, variant_id, title, variant, sku, quantity,
    unit_price_cents, discount_cents, tax_cents, total_cents, position)
  values ('${id('a')}', '${id(`1${name}`)}', '${id(name)}', '${id('e')}', '${id('f')}', 'Mug', '', 'M', 1, 2000, 0, 200,
    2200, 0);`;

const attempt = (name: string, captureCents: number): string => `
  insert into payment_attempts (website_id, attempt_id, order_id, provider, state, amount_cents, capture_cents)
  values ('${id('a')}', '${id(`2${name}`)}', '${id(name)}', 'testCard', 'captured', 3190, ${captureCents});`;

interface StoredRefund {
  readonly key: string;
  readonly amountCents: number;
  readonly shippingCents?: number;
  readonly taxCents?: number;
}

const refund = (
  name: string,
  { key, amountCents, shippingCents = 0, taxCents = 0 }: StoredRefund,
): string => `
  insert into refunds (website_id, refund_id, order_id, attempt_id, request_key, method, state, amount_cents,
    shipping_cents, other_cents, tax_cents, notifies_buyer, created_at)
  values ('${id('a')}', '${id(key)}', '${id(name)}', '${id(`2${name}`)}', '${key}', 'manual', 'succeeded', ${amountCents},
    ${shippingCents}, 0, ${taxCents}, false, '2026-11-29T08:00:00Z');`;

/** A database from before refunds stored their tax by rate. */
let db: OpenedDatabase;
beforeAll(async () => {
  const embedded = await createEmbeddedDatabase();
  if (embedded.kind === 'rejected') throw new Error('A database in memory is never rejected.');
  db = openEmbedded(embedded);
  const all = readMigrations(migrationsFolder);
  await migrate(
    db,
    all.filter(({ name }) => name < '2026-11-30-0130'),
  );
  await db.execute(`
    insert into websites (website_id, identifier, title, website_type, status) values ('${id('a')}', 'old', 'Old', 1, 1);
    ${order('10', trace)} ${attempt('10', 3190)}
    ${refund('10', { key: '31', amountCents: 2695, shippingCents: 495, taxCents: 200 })}
    ${refund('10', { key: '32', amountCents: 100 })}
    ${order('11', '[]')} ${attempt('11', 3190)}
    ${refund('11', { key: '33', amountCents: 2200, taxCents: 200 })}
    ${order('12', trace)} ${attempt('12', 1595)}
  `);
  await migrate(db, all);
}, 120_000);
afterAll(() => db.close());

it('keeps the tax that earlier refunds returned, of their shipping as well, at the rates of the order', async () => {
  const { rows } = await db.execute(
    `select request_key as key, tax_cents::int as tax, taxes from refunds order by request_key`,
  );
  const state = { name: 'State', ratePercent: 8 };
  const city = { name: 'City', ratePercent: 2 };
  expect(rows).toEqual([
    {
      key: '31',
      tax: 245,
      taxes: [
        { ...city, taxCents: 49 },
        { ...state, taxCents: 196 },
      ],
    },
    { key: '32', tax: 0, taxes: [] },
    { key: '33', tax: 200, taxes: [{ name: '', ratePercent: null, taxCents: 200 }] },
  ]);
});

it('records what was not captured of earlier payments, with its tax', async () => {
  const { rows } = await db.execute(
    `select number, uncaptured_cents::int as cents, uncaptured_taxes as taxes from orders order by number`,
  );
  expect(rows).toEqual([
    { number: 10, cents: 0, taxes: [] },
    { number: 11, cents: 0, taxes: [] },
    {
      number: 12,
      cents: 1595,
      taxes: [
        { name: 'State', ratePercent: 8, netCents: 1450, taxCents: 116 },
        { name: 'City', ratePercent: 2, netCents: 1450, taxCents: 29 },
      ],
    },
  ]);
});
