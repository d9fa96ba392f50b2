import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { migrationsFolder } from '../../platform/database/migrations-folder.ts';
import { openEmbedded } from '../../platform/database/open-database.ts';
import type { OpenedDatabase } from '../../platform/database/index.ts';
import { readMigrations } from '../../platform/database/read-migrations.ts';
import { createEmbeddedDatabase } from '../../platform/embedded-database/index.ts';

const id = (name: string): string => name.padStart(24, '0');
const website = `'${id('a')}'`;
const paidAt = '2026-11-24T08:00:00Z';

interface StoredLine {
  readonly quantity: number;
  readonly fulfilled?: number;
  readonly refunded?: number;
  readonly kind: 'card' | 'file' | 'poster';
}

const line = (order: string, index: number, { quantity, kind, ...sent }: StoredLine): string => {
  const lineId = id(`1${order}${index}`);
  const insert = `
    insert into order_lines (website_id, line_id, order_id, item_id, variant_id, title, variant, sku, quantity,
      unit_price_cents, discount_cents, tax_cents, total_cents, position, fulfilled_quantity, refunded_quantity)
    values (${website}, '${lineId}', '${id(order)}', '${id('e')}', '${id('f')}', '${kind}', '', '', ${quantity}, 100, 0, 0,
      ${100 * quantity}, ${index}, ${sent.fulfilled ?? 0}, ${sent.refunded ?? 0});`;
  if (kind === 'file')
    return `${insert}
      insert into download_grants (website_id, order_id, created_at) values (${website}, '${id(order)}', '${paidAt}');
      insert into order_downloads (website_id, download_id, order_id, line_id, file_id, created_at)
      values (${website}, '${lineId}', '${id(order)}', '${lineId}', '${id('d')}', '${paidAt}');`;
  if (kind === 'card')
    return `${insert}
      insert into gift_cards (website_id, gift_card_id, code_hash, code_end, currency, initial_cents, balance_cents,
        recipient_email, deliver_at, order_id, line_id, piece, created_at)
      values (${website}, '${lineId}', '${lineId}', '', 'EUR', 100, 100, 'ada@example.com', '${paidAt}', '${id(order)}',
        '${lineId}', 1, '${paidAt}');`;
  return insert;
};

const order = (
  name: string,
  { state = 'pending', payment = 'paid', fulfillment = 'unfulfilled' },
  lines: readonly StoredLine[],
): string => `
  insert into orders (website_id, order_id, number, cart_id, token_hash, idempotency_key, fingerprint, email, currency,
    subtotal_cents, discount_cents, shipping_cost_cents, tax_cents, grand_total_cents, trace, state, payment_state,
    fulfillment_state)
  values (${website}, '${id(name)}', ${name}, '${id(name)}', '${name}', '${name}', '${name}', 'ada@example.com',
    'EUR', 400, 0, 0, 0, 400, '[]', '${state}', '${payment}', '${fulfillment}');
  ${lines.map((each, index) => line(name, index, each)).join('')}`;

/** A database from before online fulfillments. */
let db: OpenedDatabase;
beforeAll(async () => {
  const embedded = await createEmbeddedDatabase();
  if (embedded.kind === 'rejected') throw new Error('A database in memory is never rejected.');
  db = openEmbedded(embedded);
  const all = readMigrations(migrationsFolder);
  await migrate(
    db,
    all.filter(({ name }) => name < '2026-11-30-0142'),
  );
  const partly = { fulfillment: 'partlyFulfilled' };
  await db.execute(`
    insert into websites (website_id, identifier, title, website_type, status) values (${website}, 'old', 'Old', 1, 1);
    insert into digital_files (website_id, file_id, file_name, content_type, size_bytes, sha256, created_at)
    values (${website}, '${id('d')}', 'a.pdf', 'application/pdf', 1, 'a', '${paidAt}');
    ${order('10', {}, [{ kind: 'file', quantity: 2 }])}
    ${order('11', {}, [
      { kind: 'poster', quantity: 1 },
      { kind: 'card', quantity: 1 },
    ])}
    ${order('12', partly, [
      { kind: 'poster', quantity: 1, fulfilled: 1 },
      { kind: 'file', quantity: 3, refunded: 1 },
    ])}
    ${order('13', { state: 'cancelled' }, [{ kind: 'file', quantity: 1 }])}
    ${order('14', { payment: 'awaitingPayment' }, [{ kind: 'poster', quantity: 1 }])}
    ${order('15', { state: 'fulfilled', fulfillment: 'fulfilled' }, [
      { kind: 'card', quantity: 1, fulfilled: 1 },
    ])}
    ${order('16', {}, [{ kind: 'file', quantity: 1, refunded: 1 }])}
  `);
  await migrate(db, all);
}, 120_000);
afterAll(() => db.close());

it('records what paid orders were delivered online, when it was, and the states that follow', async () => {
  const { rows } = await db.execute(`
    select orders.number, orders.state, orders.fulfillment_state as fulfillment,
      (
        select string_agg(line.fulfilled_quantity::text, ' ' order by line.position)
        from order_lines as line where line.order_id = orders.order_id
      ) as pieces,
      to_char(sent.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as sent_at,
      (
        select string_agg(ltrim(part.line_id, '0') || ':' || part.quantity, ' ')
        from fulfillment_lines as part where part.fulfillment_id = sent.fulfillment_id
      ) as parts
    from orders
    left join fulfillments as sent on sent.order_id = orders.order_id and sent.is_online
    order by orders.number`);
  const none = { sent_at: null, parts: null };
  const sent = { sent_at: '2026-11-24 08:00' };
  const pending = { state: 'pending', fulfillment: 'unfulfilled' };
  const done = { state: 'fulfilled', fulfillment: 'fulfilled' };
  const partly = { state: 'pending', fulfillment: 'partlyFulfilled' };
  expect(rows).toEqual([
    { number: 10, ...done, pieces: '2', ...sent, parts: '1100:2' },
    { number: 11, ...partly, pieces: '0 1', ...sent, parts: '1111:1' },
    { number: 12, ...done, pieces: '1 2', ...sent, parts: '1121:2' },
    { number: 13, ...pending, state: 'cancelled', pieces: '0', ...none },
    { number: 14, ...pending, pieces: '0', ...none },
    { number: 15, ...done, pieces: '1', ...none },
    { number: 16, ...pending, pieces: '0', ...none },
  ]);
});
