import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../../platform/database/index.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { migrationsFolder } from '../../../platform/database/migrations-folder.ts';
import { openEmbedded } from '../../../platform/database/open-database.ts';
import { readMigrations } from '../../../platform/database/read-migrations.ts';
import { createEmbeddedDatabase } from '../../../platform/embedded-database/index.ts';

const idOf = (index: number) => index.toString(16).padStart(24, '0');

const attempt = (number: number, provider: string): string => `
  insert into orders (website_id, order_id, number, cart_id, token_hash, idempotency_key, fingerprint, email, currency,
    subtotal_cents, discount_cents, shipping_cost_cents, tax_cents, grand_total_cents, trace, state, payment_state)
  values ('${idOf(1)}', '${idOf(number)}', ${number}, '${idOf(number)}', '${number}', '${number}', '${number}',
    'ada@example.com', 'EUR', 400, 0, 0, 0, 400, '[]', 'pending', 'awaitingPayment');
  insert into payment_attempts (website_id, attempt_id, order_id, provider, state, amount_cents)
  values ('${idOf(1)}', '${idOf(number)}', '${idOf(number)}', '${provider}', 'awaiting', 400);`;

/** A database in which orders are paid later. */
let db: OpenedDatabase;
beforeAll(async () => {
  const embedded = await createEmbeddedDatabase();
  if (embedded.kind === 'rejected') throw new Error('A database in memory is never rejected.');
  db = openEmbedded(embedded);
  const all = readMigrations(migrationsFolder);
  await migrate(
    db,
    all.filter(({ name }) => name < '2026-11-30-0140'),
  );
  await db.execute(`
    insert into websites (website_id, identifier, title, website_type, status) values
      ('${idOf(1)}', 'later', 'Later', 1, 1), ('${idOf(2)}', 'cards', 'Cards', 1, 1),
      ('${idOf(3)}', 'nothing', 'Nothing', 1, 1), ('${idOf(4)}', 'default', 'Default', 1, 1);
    insert into store_settings (website_id, value) values
      ('${idOf(1)}', '{"payments": ["stripe", "payLater", "testCard"], "capture": "manual"}'),
      ('${idOf(2)}', '{"payments": ["testCard"]}'),
      ('${idOf(3)}', '{"payments": []}'),
      ('${idOf(4)}', '{"taxIncluded": true}');
    ${attempt(1, 'payLater')}
    ${attempt(2, 'testCard')}
  `);
  await migrate(db, all);
}, 180_000);
afterAll(() => db.close());

it('offers invoices in the stores that offered to pay later, and changes no other setting', async () => {
  const { rows } = await db.execute('select value from store_settings order by website_id');
  expect(rows.map(({ value }) => value)).toEqual([
    { payments: ['stripe', 'invoice', 'testCard'], capture: 'manual' },
    { payments: ['testCard'] },
    { payments: [] },
    { taxIncluded: true },
  ]);
});

it('has the orders that are paid later paid by invoice', async () => {
  const { rows } = await db.execute('select provider from payment_attempts order by attempt_id');
  expect(rows.map(({ provider }) => provider)).toEqual(['invoice', 'testCard']);
});
