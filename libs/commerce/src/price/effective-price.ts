/** The part of a variant that decides its price; amounts in minor units. */
export interface PricedVariant {
  readonly price: number;
  readonly salePrice: number;
  readonly onSale: boolean;
}

/** What one piece costs now: the sale price while it is on sale (PRODUCT-05). */
export const effectivePriceCents = ({ price, salePrice, onSale }: PricedVariant): number =>
  onSale ? salePrice : price;

/** The same of a digital product, which has one price and no variants (PRODUCT-05). */
export const digitalPriceCents = ({
  priceCents,
  salePriceCents,
  onSale,
}: {
  readonly priceCents: number;
  readonly salePriceCents: number;
  readonly onSale: boolean;
}): number => (onSale ? salePriceCents : priceCents);
