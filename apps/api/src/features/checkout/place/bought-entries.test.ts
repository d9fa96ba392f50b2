import { workflowState } from '@sitewright/contracts/codes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestVariant } from '../../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { checkout, visitorWithCart } from '../../../testing/test-checkout.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

/** While an order is written, its owner changes whether anything is on offer. */
async function whileItemsBecome(state: number, work: () => Promise<void>): Promise<void> {
  const { root } = shop.api.database;
  await sql`
    create function change_items() returns trigger language plpgsql as $$
    begin
      update items set workflow_state = ${sql.lit(state)};
      return null;
    end $$`.execute(root);
  await sql`create trigger change_items after insert on order_lines execute function change_items()`.execute(
    root,
  );
  try {
    await work();
  } finally {
    await sql`drop trigger change_items on order_lines`.execute(root);
    await sql`drop function change_items`.execute(root);
  }
}

const entriesInCarts = () =>
  shop.site.inTenant((tenant) =>
    tenant
      .selectFrom('cartEntries')
      .innerJoin('carts', 'carts.cartId', 'cartEntries.cartId')
      .innerJoin('orders', 'orders.orderId', 'carts.orderId')
      .orderBy('variantId')
      .select(['variantId', 'quantity'])
      .execute(),
  );

describe('the entries of a purchased cart match its order lines', () => {
  it('when an item is unpublished while the order is inserted', async () => {
    const variantId = await createTestVariant(shop.site);
    const buyer = await visitorWithCart(shop.site, variantId, 2);
    await whileItemsBecome(workflowState.DRAFT, async () => {
      expect((await checkout(buyer)).status).toBe(200);
    });
    expect(await entriesInCarts()).toEqual([{ variantId, quantity: 2 }]);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('when an item is published while the order is inserted', async () => {
    const offered = await createTestVariant(shop.site);
    const hidden = await createTestVariant(shop.site);
    const buyer = await visitorWithCart(shop.site, offered, 1);
    await buyer.post('/api/cart/entries', { json: { variantId: hidden, quantity: 3 } });
    await shop.site.inTenant((tenant) =>
      sql`update items set workflow_state = ${workflowState.DRAFT}
        where item_id = (select item_id from variants where variant_id = ${hidden})`.execute(
        tenant,
      ),
    );
    const before = await entriesInCarts();
    await whileItemsBecome(workflowState.PUBLISHED, async () => {
      expect((await checkout(buyer)).status).toBe(200);
    });
    expect(await entriesInCarts()).toEqual(
      [...before, { variantId: offered, quantity: 1 }].toSorted((one, other) =>
        one.variantId < other.variantId ? -1 : 1,
      ),
    );
    expect(await shop.violatedInvariants()).toEqual([]);
  });
});
