import { priceText } from '@sitewright/commerce';
import type { Product, ProductVariant } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { ViewPage } from '../../kit/block/view-props.ts';
import { priceBeforeSale } from './product-price.ts';

/**
 * A product's price: `from €24`, and the regular price if it is on sale (PRODUCT-08, PRODUCT-09); or the price of one
 * variant.
 */
export function PriceView({
  product: { variants, ...product },
  variant,
  page,
}: {
  readonly product: Product;
  readonly variant?: ProductVariant | undefined;
  readonly page: ViewPage;
}): ReactNode {
  const priced = { ...product, variants: variant === undefined ? variants : [variant] };
  const currentPrice = priceText(priced, {
    format: page.price,
    fromText: page.text('product.priceFrom', { startingPrice: '{startingPrice}' }),
  });
  const regularPrice = priceBeforeSale(priced);
  return (
    <span className="price" data-price="">
      {regularPrice === undefined ? (
        currentPrice
      ) : (
        <>
          <s>
            <span className="unseen">{page.text('product.before')} </span>
            {page.price(regularPrice)}
          </s>{' '}
          <ins>{currentPrice}</ins>
        </>
      )}
    </span>
  );
}
