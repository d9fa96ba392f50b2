import { placeOrder } from '@sitewright/contracts/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestVariant } from '../../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { checkout, visitorWithCart } from '../../../testing/test-checkout.ts';

let shop: TestShop;
let variantId: string;
beforeAll(async () => {
  shop = await openTestShop();
  variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 50 });
});
afterAll(() => shop.api.close());

/** Places an order; returns its id. */
async function place(): Promise<string> {
  const placed = await checkout(await visitorWithCart(shop.site, variantId));
  return (await shop.orderAt(placed.as(placeOrder).orderUrl))?.id ?? '';
}

/** Writes an order a second time with these values, without any check of the server. */
const copyOrder = (orderId: string, changes: object) =>
  shop.site.inTenant(async (tenant) => {
    const { rows } = await sql<{ columnName: string }>`
      select column_name from information_schema.columns
      where table_name = 'orders' and is_generated = 'NEVER'
    `.execute(tenant);
    const columns = sql.join(rows.map(({ columnName }) => sql.ref(columnName)));
    await sql`
      insert into orders (${columns})
      select ${columns} from (
        select (jsonb_populate_record(orders, ${JSON.stringify(changes)}::jsonb)).*
        from orders where website_id = ${tenant.websiteId} and order_id = ${orderId}
      ) as copy
    `.execute(tenant);
  });

let copies = 0;
/** The values of another order of the website. */
const others = () => {
  const id = (copies += 1).toString(16).padStart(24, 'f');
  return { order_id: id, number: 900_000 + copies, token_hash: `\\x${id}` };
};
const otherCart = { cart_id: 'e'.repeat(24) };
const otherKey = { idempotency_key: 'another-key-of-the-test' };

describe('the database', () => {
  it('rejects a second order of a cart', async () => {
    const copy = copyOrder(await place(), { ...others(), ...otherKey });
    await expect(copy).rejects.toThrow('orders_of_cart');
  });

  it('rejects a second order with an idempotency key', async () => {
    const copy = copyOrder(await place(), { ...others(), ...otherCart });
    await expect(copy).rejects.toThrow('orders_website_id_idempotency_key_key');
  });

  it('accepts an order with another cart and another key', async () => {
    const copy = copyOrder(await place(), { ...others(), ...otherCart, ...otherKey });
    await expect(copy).resolves.toBeUndefined();
  });
});

it('rejects a checkout with the key of another visitor’s order, and places no order', async () => {
  const idempotencyKey = 'keyoftwobuyers000001';
  const [one, two] = [
    await visitorWithCart(shop.site, variantId),
    await visitorWithCart(shop.site, variantId),
  ];
  expect((await checkout(one, { idempotencyKey })).status).toBe(200);
  const second = await checkout(two, { idempotencyKey });
  expect([second.status, second.body]).toMatchObject([409, { code: 'idempotencyConflict' }]);
  expect((await shop.cartOf(two))?.isPurchased).toBe(false);
});
