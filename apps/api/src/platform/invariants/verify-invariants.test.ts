import { rm, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createSubmissionKey, placeOrder, readCart } from '@sitewright/contracts/api';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { createTestDiscount } from '../../testing/create-test-discount.ts';
import { createTestVariant, setStoreSettings } from '../../testing/create-test-product.ts';
import { formDraftOf } from '../../testing/form-draft.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { checkout, testCard, testStore, visitorWithCart } from '../../testing/test-checkout.ts';
import { writeFormRow } from '../../features/forms/forms.queries.ts';
import { withLookup } from '../database/index.ts';
import { findHostedSite } from '../hosts/hosted-site.queries.ts';
import { findBreaches, verifyInvariants } from './verify-invariants.ts';

const store = {
  ...testStore,
  taxRules: [{ name: 'NY', ratePercent: 8.875, country: 'US' }],
};

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

let sites = 0;
beforeEach(async () => {
  site = await createTestSite(api, `site-${(sites += 1)}`);
  await setStoreSettings(site, store);
  await createTestDiscount(site, { code: 'ONCE', useLimit: 1 });
  await createTestDiscount(site, { title: 'Once for each', customerLimit: 1 });
});

/** A website where everything happened that the rules speak of. */
async function live(): Promise<void> {
  const variantId = await createTestVariant(site, { qtyInStock: 9, price: 1999 });
  const buyer = await visitorWithCart(site, variantId, 3);
  const shipping = { location: { country: 'US' }, coupons: ['once'] };
  await buyer.call('PUT', '/api/cart/shipping', { json: shipping });
  const { cart } = (await buyer.get('/api/cart')).as(readCart);
  (await checkout(buyer, { cartVersion: cart?.version })).as(placeOrder);
  for (const card of [testCard.isDeclined, testCard.respondsLate]) {
    const payment = { method: 'testCard', card } as const;
    await checkout(await visitorWithCart(site, variantId, 2), { payment });
  }
  const form = { ...formDraftOf({ notifyEmail: 'a@example.com' }), id: api.services.createId() };
  await site.inTenant((tenant) => writeFormRow(tenant, form, api.clock.now));
  const fields = { formId: form.id, 'fields[email]': 'ada@example.com' };
  await site.visitor().post('/api/form/post', { form: fields });
  const writer = site.visitor();
  const { key } = (await writer.post('/api/form/FormSubmissionKey')).as(createSubmissionKey).data;
  await writer.post('/api/form/SaveFormSubmission', {
    json: { formId: form.id, key, form: JSON.stringify({ email: 'bea@example.com' }) },
  });
}

/** Writes a credit note for each order, whose positions count from 0. */
const creditNotes = (
  number: RawBuilder<unknown>,
  last: RawBuilder<unknown>,
  printed = sql`'CN-' || (${number})`,
) => sql`
  with placed as (
    select website_id, order_id, row_number() over (order by order_id)::int - 1 as position from orders
  ), series as (
    insert into invoice_numbers (website_id, kind, last_number)
    select website_id, 'creditNote', ${last} from placed group by website_id
  )
  insert into invoices (website_id, invoice_id, order_id, kind, number, document, issued_at)
  select website_id, order_id, order_id, 'creditNote', ${number}, jsonb_build_object('number', ${printed}), now()
  from placed`;

/** The names of the rules that are broken on this website. */
async function broken(): Promise<string[]> {
  const hosted = await withLookup(
    api.database,
    (db) => findHostedSite(db, { identifier: site.identifier }),
    'read',
  );
  if (hosted === null) throw new Error(site.identifier);
  const found = await findBreaches(api.database, hosted, { files: api.services.files });
  return [...found].filter(([, breaches]) => breaches.length > 0).map(([name]) => name);
}

describe('verifyInvariants', () => {
  it('reports no breach after orders, payments and form submissions, and the website of a breach', async () => {
    await live();
    expect(await broken()).toEqual([]);
    const report = await verifyInvariants(api.database);
    expect(report.websites).toBeGreaterThan(0);
    expect(report.invariants.length).toBeGreaterThan(10);
    expect(report.isSound).toBe(true);
    await site.inTenant((tenant) => sql`update order_lines set tax_cents = 0`.execute(tenant));
    const { isSound, invariants } = await verifyInvariants(api.database);
    expect(isSound).toBe(false);
    expect(invariants.find(({ name }) => name === 'lineAmounts')?.breaches).toContainEqual(
      expect.objectContaining({ websiteId: site.websiteId }),
    );
  });

  it('reports no breach for categories on three levels', async () => {
    await site.inTenant((tenant) =>
      sql`insert into category_parents (website_id, name, parent)
      select website_id, name, parent
      from websites, (values ('Cups', 'Kitchen'), ('Mugs', 'Kitchen'), ('Kitchen', 'Home')) as entry (name, parent)`.execute(
        tenant,
      ),
    );
    expect(await broken()).toEqual([]);
  });

  it('reports no breach for consecutive credit notes', async () => {
    await live();
    await site.inTenant((tenant) =>
      creditNotes(sql`1 + position`, sql`1 + max(position)`).execute(tenant),
    );
    expect(await broken()).toEqual([]);
  });

  it.each([
    ['stock', sql`update variants set qty_in_stock = qty_in_stock - 1`],
    [
      'stock',
      sql`insert into stock_movements (website_id, movement_id, variant_id, kind, quantity)
      select website_id, website_id, variant_id, 'corrected', 1 from variants limit 1`,
    ],
    [
      'variantMatrix',
      sql`update variants set option_values = '[{"option": "Size", "value": "A4"}]'`,
    ],
    ['ledgerOfOrders', sql`update order_lines set takes_stock = not takes_stock`],
    ['soldLines', sql`update order_lines set quantity = quantity + 1`],
    ['orderTotal', sql`update orders set grand_total_cents = grand_total_cents + 1`],
    ['orderTotal', sql`update orders set shipping_cost_cents = 0`],
    ['lineAmounts', sql`update order_lines set discount_cents = discount_cents + 1`],
    ['lineAmounts', sql`update order_lines set tax_cents = 0`],
    ['linesOfCart', sql`update cart_entries set quantity = quantity + 1`],
    ['linesOfCart', sql`delete from cart_entries`],
    ['linesOfCart', sql`update order_lines set quantity = quantity - 1`],
    ['shownTotals', sql`update orders set shown_total_cents = shown_total_cents - 1`],
    ['shownTotals', sql`update payment_attempts set amount_cents = 1 where state = 'captured'`],
    ['payments', sql`update payment_attempts set amount_cents = amount_cents - 1`],
    ['payments', sql`update orders set payment_state = 'paid'`],
    ['payments', sql`update payment_attempts set state = 'unknown' where state = 'captured'`],
    ['authorizations', sql`update orders set payment_state = 'authorized', held_until = null`],
    [
      'authorizations',
      sql`update payment_attempts set capture_cents = amount_cents - 1 where state = 'captured' and amount_cents > 0`,
    ],
    ['oneOrderPerCart', sql`update carts set order_id = null`],
    ['oneOrderPerCart', sql`update orders set payment_state = 'failed'`],
    ['giftCardRefunds', sql`update orders set gift_card_cents = 1, refunded_gift_card_cents = 1`],
    ['wholeOrders', sql`do $$ begin set local role sw_owner; delete from order_events; end $$`],
    ['wholeOrders', sql`delete from payment_attempts`],
    ['wholeOrders', sql`delete from outbox where cause like 'order.confirmation.%'`],
    ['heldOrders', sql`update orders set held_until = created_at`],
    ['heldOrders', sql`update orders set held_until = null`],
    [
      'discountUses',
      sql`insert into discount_uses (website_id, discount_id, order_id, customer, amount_cents)
      select orders.website_id, discount_id, order_id, email, 0
      from orders, discounts where state <> 'cancelled' on conflict do nothing`,
    ],
    ['discountUses', sql`delete from discount_uses`],
    ['discountUses', sql`update discount_uses set amount_cents = amount_cents + 1`],
    ['discountUses', sql`update discounts set customer_limit = 0`],
    ['discountUses', sql`update discounts set use_limit = 0`],
    ['fulfilledPieces', sql`update order_lines set fulfilled_quantity = quantity`],
    [
      'derivedStates',
      sql`update orders set state = 'fulfilled', fulfillment_state = 'fulfilled' where state = 'pending'`,
    ],
    [
      'deliveredLines',
      sql`insert into gift_cards (
        website_id, gift_card_id, code_hash, code_end, currency, initial_cents, balance_cents, recipient_email,
        deliver_at, order_id, line_id, piece
      )
      select line.website_id, line.line_id, '', '', 'USD', 1, 0, '', now(), line.order_id, line.line_id, 1
      from order_lines as line
      join orders on orders.order_id = line.order_id
      where orders.payment_state = 'paid' limit 1`,
    ],
    [
      'onlineFulfillments',
      sql`with sent as (
        insert into fulfillments (website_id, fulfillment_id, order_id, request_key, is_online, created_at)
        select website_id, order_id, order_id, 'online', true, now() from orders
      )
      insert into fulfillment_lines (website_id, fulfillment_id, line_id, quantity)
      select website_id, order_id, line_id, 1 from order_lines`,
    ],
    [
      'shippingMails',
      sql`insert into outbox (website_id, outbox_id, kind, cause, payload)
      select website_id, website_id, 'mail', 'order.shipping.' || website_id || '.' || website_id, '{}' from websites`,
    ],
    [
      'refundAmounts',
      sql`update payment_attempts set refunded_cents = 1 where state = 'captured' and amount_cents > 0`,
    ],
    ['refundedLines', sql`update order_lines set refunded_quantity = 1`],
    ['refundStates', sql`update orders set refund_state = 'refunded' where payment_state = 'paid'`],
    [
      'providerRefunds',
      sql`insert into test_card_refunds (website_id, refund_id, attempt_id, amount_cents, state, reference)
      select website_id, attempt_id, attempt_id, 1, 'refunded', attempt_id from test_card_attempts`,
    ],
    ['orderNumbers', sql`update websites set next_order_number = 1001`],
    ['invoiceNumbers', creditNotes(sql`1 + 2 * position`, sql`1 + 2 * max(position)`)],
    ['invoiceNumbers', creditNotes(sql`1 + position`, sql`2 + max(position)`)],
    ['invoiceNumbers', creditNotes(sql`1 + position`, sql`1 + max(position)`, sql`'CN-7'::text`)],
    [
      'invoiceNumbers',
      sql`insert into invoice_numbers (website_id, kind, last_number) select website_id, 'invoice', 1 from websites`,
    ],
    [
      'categoryTree',
      sql`insert into category_parents (website_id, name, parent)
      select website_id, name, parent from websites, (values ('Mugs', 'Cups'), ('Cups', 'Mugs')) as entry (name, parent)`,
    ],
    [
      'categoryTree',
      sql`insert into category_parents (website_id, name, parent)
      select website_id, name, parent
      from websites, (values ('Espresso', 'Cups'), ('Cups', 'Kitchen'), ('Kitchen', 'Home')) as entry (name, parent)`,
    ],
    ['submissions', sql`delete from outbox where cause like 'submission.%'`],
    ['submissions', sql`update form_keys set used_at = null`],
    [
      'saves',
      sql`insert into page_saves (website_id, page_id, version, save_id, operations, account_id)
      select website_id, page_id, 7, 'save', '[]', page_id from pages limit 1`,
    ],
    ['contents', sql`update contents set value = value || '{"title": "Another"}'`],
    ['publishes', sql`delete from live_entries where entry_kind = 'styles'`],
    ['urlPaths', sql`update url_paths set path = 'elsewhere' where path = 'shop'`],
    ['urlPaths', sql`delete from url_paths where item_id is not null and stage = 'live'`],
    ['urlPaths', sql`update pages set url_id = 'elsewhere' where kind = 'collection'`],
    ['outbox', sql`update outbox set attempts = 9`],
    [
      'files',
      sql`insert into assets (website_id, asset_id, kind, state, file_name, content_type, size_bytes, sha256)
      select website_id, website_id, 'image', 'ready', 'a.jpg', 'image/jpeg', 1, repeat('a', 64) from websites`,
    ],
  ])('reports a breach of the rule %s (%#)', async (name, damage) => {
    await live();
    await site.inTenant((tenant) => damage.execute(tenant));
    expect(await broken()).toContain(name);
  });

  it('accepts three levels of categories below a stored top level', async () => {
    await site.inTenant((tenant) =>
      sql`insert into category_parents (website_id, name, parent)
      select website_id, name, parent
      from websites, (values ('Espresso', 'Cups'), ('Cups', 'Kitchen'), ('Kitchen', null)) as entry (name, parent)`.execute(
        tenant,
      ),
    );
    expect(await broken()).toEqual([]);
  });

  it.each<[string, (path: string) => Promise<void>]>([
    ['missing', (path) => rm(path)],
    ['cut', (path) => writeFile(path, 'Cla')],
    ['changed, of the same size', (path) => writeFile(path, 'Cloy')],
  ])('reports a file that is %s', async (_, damage) => {
    const { files } = api.services;
    const { websiteId } = site;
    const stored = await files.store(websiteId, Readable.from('Clay'), 100);
    if (typeof stored === 'string') throw new Error(stored);
    await site.inTenant((tenant) =>
      sql`insert into assets (website_id, asset_id, kind, state, file_name, content_type, size_bytes, sha256)
        values (${websiteId}, ${websiteId}, 'image', 'ready', 'a.jpg', 'image/jpeg', 4, ${stored.sha256})`.execute(
        tenant,
      ),
    );
    expect(await broken()).toEqual([]);
    await damage(files.pathOf(websiteId, stored.sha256));
    expect(await broken()).toEqual(['files']);
  });

  /** Everything of the order agrees with itself; only the cart, what its buyer saw and the provider know better. */
  const doubled = [
    sql`update order_lines set quantity = 2 * quantity, discount_cents = 2 * discount_cents,
      tax_cents = 2 * tax_cents, total_cents = 2 * total_cents`,
    sql`update orders set subtotal_cents = 2 * subtotal_cents, discount_cents = 2 * discount_cents,
      tax_cents = 2 * tax_cents, shipping_cost_cents = 2 * shipping_cost_cents,
      grand_total_cents = 2 * grand_total_cents`,
    sql`update payment_attempts set amount_cents = 2 * amount_cents`,
    // The ledger is append-only.
    sql`insert into stock_movements (website_id, movement_id, variant_id, kind, quantity, order_id)
      select website_id, reverse(movement_id), variant_id, kind, quantity, order_id from stock_movements`,
    sql`update variants set qty_in_stock = (
      select sum(quantity) from stock_movements where stock_movements.variant_id = variants.variant_id
    )`,
  ];

  it('reports an order with all amounts doubled', async () => {
    await live();
    await site.inTenant(async (tenant) => {
      for (const statement of doubled) await statement.execute(tenant);
    });
    expect(await broken()).toEqual(['linesOfCart', 'shownTotals', 'authorizations']);
  });
});
