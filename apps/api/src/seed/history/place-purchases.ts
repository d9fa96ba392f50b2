import { isManualMethod } from '@sitewright/contracts/entities';
import { isErrorResult } from '@sitewright/contracts/errors';
import type { CheckoutBody } from '@sitewright/contracts/api';
import { placeOrders } from '../../features/checkout/place/place-orders.ts';
import type { Checkout } from '../../features/checkout/place/draft-orders.ts';
import { createToken, hashToken } from '../../platform/security/token.ts';
import type { DemoBuyer, DemoHistory, DemoPurchase } from '../demo-history.ts';
import { createIdsAt, daysBefore, type HistoryScope } from './history-scope.ts';
import type { PlacedPurchase } from './pay-purchases.ts';

/** Ids by SKU. */
export type VariantIds = ReadonlyMap<string, string>;

/** The id of the variant with a SKU of the demo. */
export function variantIdOf(variants: VariantIds, sku: string): string {
  const id = variants.get(sku);
  if (id === undefined) throw new Error(`The demo sells ${sku}, which the shop does not have.`);
  return id;
}

const pickups = new Set(['workshop']);

/** The checkout of a purchase as its buyer would send it. */
function bodyOf(purchase: DemoPurchase, buyer: DemoBuyer, idempotencyKey: string): CheckoutBody {
  const { shipsBy, pays, note, fields, acceptsMarketing } = purchase;
  const { firstName, lastName, line1, city, state, zip, country = 'US' } = buyer;
  const isShipped = shipsBy !== null && !pickups.has(shipsBy);
  return {
    idempotencyKey,
    email: buyer.email,
    shippingAddress: isShipped
      ? { firstName, lastName, line1, line2: '', city, state, zip, country, phone: '' }
      : null,
    shippingOptionId: shipsBy,
    billing: isShipped ? null : { firstName, lastName, country, state, zip },
    payment: isManualMethod(pays)
      ? { method: pays }
      : { method: 'testCard', card: '4242 4242 4242 4242' },
    ...(note === undefined ? {} : { note }),
    ...(fields === undefined ? {} : { fields }),
    ...(acceptsMarketing === undefined ? {} : { acceptsMarketing }),
  };
}

/**
 * Places the orders of a history from carts, as their buyers would have, in one batch.
 *
 * @returns The purchases with the attempts to pay them, in their order.
 */
export async function placePurchases(
  scope: HistoryScope,
  { purchases, buyers }: DemoHistory,
  variants: VariantIds,
  giftCards: ReadonlyMap<string, string>,
): Promise<readonly PlacedPurchase[]> {
  const { tenant, site, services, now } = scope;
  const [first] = purchases;
  if (first === undefined) return [];
  const createId = createIdsAt(daysBefore(now, first.daysAgo));
  const carts = purchases.map((purchase) => {
    const { key, daysAgo } = purchase;
    const buyer = buyers[purchase.buyer];
    if (buyer === undefined) throw new Error(`The demo order ${key} has no buyer.`);
    const cartId = createId();
    return {
      purchase,
      cartId,
      placedAt: daysBefore(now, daysAgo),
      cartHash: hashToken(createToken()),
      body: bodyOf(purchase, buyer, cartId),
    };
  });
  await tenant
    .insertInto('carts')
    .values(
      carts.map(({ purchase: { code, giftCard }, cartId, placedAt, cartHash, body }) => ({
        cartId,
        tokenHash: cartHash,
        coupons: code === undefined ? [] : [code],
        giftCards: giftCard === undefined ? [] : [giftCards.get(giftCard) ?? ''],
        buyerEmail: body.email,
        isDemo: true,
        createdAt: placedAt,
        updatedAt: placedAt,
      })),
    )
    .execute();
  await tenant
    .insertInto('cartEntries')
    .values(
      carts.flatMap(({ purchase: { lines, answers }, cartId }) =>
        Object.entries(lines).map(([sku, quantity]) => ({
          entryId: createId(),
          cartId,
          variantId: variantIdOf(variants, sku),
          quantity,
          answers: answers === undefined ? null : JSON.stringify(answers),
        })),
      ),
    )
    .execute();
  const checkouts = carts.map(({ body, cartHash, placedAt }): Checkout => ({
    site,
    body,
    cartHash,
    now: placedAt,
  }));
  const { settings } = services;
  const results = await placeOrders(tenant, { settings, createId }, checkouts);
  const placed = carts.map(({ purchase }, index): PlacedPurchase => {
    const attempt = results[index];
    if (typeof attempt !== 'object' || isErrorResult(attempt))
      throw new Error(`The demo order ${purchase.key} was not placed: ${JSON.stringify(attempt)}`);
    return { purchase, attempt };
  });
  await tenant
    .updateTable('orders')
    .set({ isDemo: true })
    .where(
      'orderId',
      'in',
      placed.map(({ attempt }) => attempt.orderId),
    )
    .execute();
  return placed;
}
