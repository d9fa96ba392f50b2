import { effectivePriceCents, isInStock } from '@sitewright/commerce';
import { variantName } from '@sitewright/commerce/variants';
import type { Product } from '@sitewright/contracts/entities';
import { fractionDigitsOf, type CurrencyCode } from '@sitewright/money';

type Variant = Product['variants'][number];

const createAvailability = (isAvailable: boolean) =>
  `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`;

/** A product with its absolute URLs. */
export interface OfferedProduct {
  readonly product: Product;
  /** URLs of its images by their ids. */
  readonly images: ReadonlyMap<string, string>;
  readonly url: string;
  /** The currency of the store. */
  readonly currency: string;
}

/**
 * Creates the offers of a product: one offer for a single variant, else an aggregate offer with the price range. Each
 * variant has the URL that preselects it, and its own image if it has one. JSON-LD requires prices as decimal text; amounts
 * are integers everywhere else.
 */
export function createOffers({
  product,
  images,
  url,
  currency,
}: OfferedProduct): readonly object[] {
  const { variants, productType } = product;
  const digits = fractionDigitsOf(currency as CurrencyCode);
  const decimal = (cents: number) => (cents / 10 ** digits).toFixed(digits);
  const isAvailable = (variant: Variant) => productType === 'digital' || isInStock(variant);
  const offers = variants.map((variant) => {
    const image = variant.imageId === undefined ? undefined : images.get(variant.imageId);
    return {
      '@type': 'Offer',
      ...(variant.optionValues.length === 0 ? {} : { name: variantName(variant) }),
      sku: variant.sku,
      url: variants.length < 2 ? url : `${url}?variant=${variant.id}`,
      ...(image === undefined ? {} : { image }),
      priceCurrency: currency,
      price: decimal(effectivePriceCents(variant)),
      availability: createAvailability(isAvailable(variant)),
    };
  });
  if (offers.length < 2) return offers;
  const prices = variants.map(effectivePriceCents);
  return [
    {
      '@type': 'AggregateOffer',
      url,
      priceCurrency: currency,
      lowPrice: decimal(Math.min(...prices)),
      highPrice: decimal(Math.max(...prices)),
      offerCount: offers.length,
      availability: createAvailability(variants.some(isAvailable)),
      offers,
    },
  ];
}
