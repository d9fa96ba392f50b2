import type { Product } from '@sitewright/contracts/entities';
import { fractionDigitsOf, type CurrencyCode } from '@sitewright/money';

type Variant = Product['variants'][number];

const priceOf = ({ onSale, salePrice, price }: Variant) => (onSale ? salePrice : price);

const availability = (isThere: boolean) =>
  `https://schema.org/${isThere ? 'InStock' : 'OutOfStock'}`;

const isInStock = ({ unlimited, qtyInStock }: Variant) => unlimited || qtyInStock > 0;

/**
 * What a product is sold for: of one variant its offer, of several their range with each of them. Prices are decimal
 * text, as the format of these objects wants it; our own amounts stay integers.
 */
export function createOffers(
  { variants }: Product,
  currency: string,
  url: string,
): readonly object[] {
  const digits = fractionDigitsOf(currency as CurrencyCode);
  const decimal = (cents: number) => (cents / 10 ** digits).toFixed(digits);
  const offers = variants.map((variant) => ({
    '@type': 'Offer',
    sku: variant.sku,
    url,
    priceCurrency: currency,
    price: decimal(priceOf(variant)),
    availability: availability(isInStock(variant)),
  }));
  if (offers.length < 2) return offers;
  const prices = variants.map(priceOf);
  return [
    {
      '@type': 'AggregateOffer',
      url,
      priceCurrency: currency,
      lowPrice: decimal(Math.min(...prices)),
      highPrice: decimal(Math.max(...prices)),
      offerCount: offers.length,
      availability: availability(variants.some(isInStock)),
      offers,
    },
  ];
}
