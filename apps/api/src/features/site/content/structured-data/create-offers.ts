import { variantName } from '@sitewright/commerce/variants';
import type { Product } from '@sitewright/contracts/entities';
import { fractionDigitsOf, type CurrencyCode } from '@sitewright/money';

type Variant = Product['variants'][number];

const selectPrice = ({ onSale, salePrice, price }: Variant) => (onSale ? salePrice : price);

const createAvailability = (isAvailable: boolean) =>
  `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`;

const isInStock = ({ unlimited, qtyInStock }: Variant) => unlimited || qtyInStock > 0;

/**
 * Creates the offers of a product: one offer for a single variant, else an aggregate offer with the price range.
 * JSON-LD requires prices as decimal text; amounts are integers everywhere else.
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
    ...(variant.optionValues.length === 0 ? {} : { name: variantName(variant) }),
    sku: variant.sku,
    url,
    priceCurrency: currency,
    price: decimal(selectPrice(variant)),
    availability: createAvailability(isInStock(variant)),
  }));
  if (offers.length < 2) return offers;
  const prices = variants.map(selectPrice);
  return [
    {
      '@type': 'AggregateOffer',
      url,
      priceCurrency: currency,
      lowPrice: decimal(Math.min(...prices)),
      highPrice: decimal(Math.max(...prices)),
      offerCount: offers.length,
      availability: createAvailability(variants.some(isInStock)),
      offers,
    },
  ];
}
