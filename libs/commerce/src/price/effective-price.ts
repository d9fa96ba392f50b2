/** The part of a variant that determines its price; amounts in minor units. */
export interface PricedVariant {
  readonly price: number;
  readonly salePrice: number;
  readonly onSale: boolean;
}

/** A digital product has one price and no variants; amounts in minor units. */
export interface PricedDigital {
  readonly priceCents: number;
  readonly salePriceCents: number;
  readonly onSale: boolean;
}

/** The current unit price: the sale price if it is on sale (PRODUCT-05). */
export function effectivePriceCents(priced: PricedVariant | PricedDigital): number {
  if ('priceCents' in priced) return priced.onSale ? priced.salePriceCents : priced.priceCents;
  return priced.onSale ? priced.salePrice : priced.price;
}
