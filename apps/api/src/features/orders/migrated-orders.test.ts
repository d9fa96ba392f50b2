import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { migrationsFolder } from '../../platform/database/migrations-folder.ts';
import { openEmbedded } from '../../platform/database/open-database.ts';
import type { OpenedDatabase } from '../../platform/database/index.ts';
import { readMigrations } from '../../platform/database/read-migrations.ts';
import { createEmbeddedDatabase } from '../../platform/embedded-database/index.ts';

const id = (name: string): string => name.padStart(24, '0');

const order = (name: string, state: string, paymentState: string): string => `
  insert into orders (website_id, order_id, number, cart_id, token_hash, idempotency_key, fingerprint, email, currency,
    subtotal_cents, discount_cents, shipping_cost_cents, tax_cents, grand_total_cents, trace, state, payment_state)
  values ('${id('a')}', '${id(name)}', ${name}, '${id(name)}', '${name}', '${name}', '${name}', 'ada@example.com',
    'EUR', 400, 0, 0, 0, 400, '[]', '${state}', '${paymentState}');
  insert into order_lines (website_id, line_id, order_id, item_id, variant_id, title, variant, sku, quantity,
    unit_price_cents, discount_cents, tax_cents, total_cents, position)
  values ('${id('a')}', '${id(`1${name}`)}', '${id(name)}', '${id('e')}', '${id('f')}', 'Mug', '', 'M', 4, 100, 0, 0, 400, 0);`;

/** A database from before fulfillments. */
let db: OpenedDatabase;
beforeAll(async () => {
  const embedded = await createEmbeddedDatabase();
  if (embedded.kind === 'rejected') throw new Error('A database in memory is never rejected.');
  db = openEmbedded(embedded);
  const all = readMigrations(migrationsFolder);
  await migrate(
    db,
    all.filter(({ name }) => name < '2026-11-29-0080'),
  );
  await db.execute(`
    insert into websites (website_id, identifier, title, website_type, status) values ('${id('a')}', 'old', 'Old', 1, 1);
    ${order('10', 'fulfilled', 'paid')}
    ${order('11', 'pending', 'paid')}
    ${order('12', 'cancelled', 'failed')}
    insert into order_events (website_id, event_id, order_id, kind, text, created_at) values
      ('${id('a')}', '${id('20')}', '${id('10')}', 'fulfilled', 'Sent.', '2026-11-24T08:00:00Z');
  `);
  await migrate(db, all);
}, 120_000);
afterAll(() => db.close());

it('turns an order that was marked as fulfilled into one fulfillment of all its pieces', async () => {
  const { rows } = await db.execute(`
    select ltrim(orders.order_id, '0') as id, orders.fulfillment_state as state, line.fulfilled_quantity as pieces,
      to_char(sent.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as sent_at, part.quantity
    from orders
    join order_lines as line on line.order_id = orders.order_id
    left join fulfillments as sent on sent.order_id = orders.order_id
    left join fulfillment_lines as part on part.fulfillment_id = sent.fulfillment_id
    order by orders.number`);
  expect(rows).toEqual([
    { id: '10', state: 'fulfilled', pieces: 4, sent_at: '2026-11-24 08:00', quantity: 4 },
    { id: '11', state: 'unfulfilled', pieces: 0, sent_at: null, quantity: null },
    { id: '12', state: 'unfulfilled', pieces: 0, sent_at: null, quantity: null },
  ]);
});
