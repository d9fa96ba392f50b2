import { noOpeningHours, type CartEntry, type ShoppingCart } from '@sitewright/contracts/entities';

const id = (letter: string) => letter.repeat(24);

const entry = (letter: string, title: string, price: number, quantity: number): CartEntry => ({
  id: id(letter),
  itemId: id(letter),
  variantId: id(letter),
  title,
  variant: 'Sage',
  sku: `SQ${letter}`,
  path: `/shop/${title.toLowerCase()}`,
  productType: 'physical',
  price,
  quantity,
  subtotalCents: price * quantity,
});

/** A cart with these quantities of mugs and bowls. An item with quantity 0 is left out. */
export function sampleCart(
  quantities: readonly [mugs: number, bowls: number] = [2, 1],
): ShoppingCart {
  const entries = [
    entry('a', 'Mug', 2400, quantities[0]),
    entry('b', 'Bowl', 1800, quantities[1]),
  ].filter(({ quantity }) => quantity > 0);
  const subtotalCents = entries.reduce((sum, { subtotalCents: cents }) => sum + cents, 0);
  const post = { id: 'post', name: 'Post', kind: 'shipping' as const, costCents: 490 };
  return {
    id: id('c'),
    websiteId: id('d'),
    orderId: null,
    created: '2026-01-01T00:00:00.000Z',
    isPurchased: false,
    currency: 'EUR',
    entries,
    shippingOptions: [post],
    selectedShippingOption: post,
    shippingLocation: { country: 'DE' },
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    discounts: [],
    rejectedCodes: [],
    subtotalCents,
    taxCents: 0,
    shippingCostCents: 490,
    discountCents: 0,
    reverseChargeCents: 0,
    grandTotalCents: subtotalCents + 490,
    giftCards: [],
    payableCents: subtotalCents + 490,
    totalQuantity: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: true,
    version: quantities.join('-'),
  };
}

/** A cart that can also be collected. */
export const collectableCart = (): ShoppingCart => ({
  ...sampleCart(),
  shippingOptions: [
    { id: 'post', name: 'Post', kind: 'shipping', costCents: 490 },
    {
      id: 'barn',
      name: 'At the barn',
      kind: 'pickup',
      costCents: 0,
      pickup: {
        address: {
          line1: '1 Barn Road',
          line2: '',
          city: 'Rockland',
          state: 'ME',
          zip: '04841',
          country: 'US',
        },
        openingHours: { ...noOpeningHours, saturday: [{ opens: '09:00', closes: '12:00' }] },
        hoursNote: 'Closed on holidays.',
        instructions: 'Ring twice.',
      },
    },
  ],
});
