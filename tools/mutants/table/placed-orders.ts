import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('apps/api/src/features', 'api');
const commerceTables = '/apps/api/migrations/2026-11-20-0017-commerce.sql';
const orderKeys = 'checkout/place/order-keys.test.ts';
const sentPrices = 'cart/sent-prices.test.ts';

/** An order is one per cart and per key, and its prices are those of the products. */
export const placedOrders: readonly Mutant[] = [
  bug(commerceTables, ',\n  unique (website_id, idempotency_key)', '', orderKeys),
  bug(
    commerceTables,
    'create unique index orders_of_cart on orders',
    'create index orders_of_cart on orders',
    orderKeys,
  ),
  bug(
    'gift-cards/read-gift-card-form.ts',
    'return { cents: fixed.priceCents,',
    "return { cents: Number(form['otherAmount'] ?? fixed.priceCents / 100) * 100,",
    sentPrices,
  ),
];
