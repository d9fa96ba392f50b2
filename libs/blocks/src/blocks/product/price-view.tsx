import { priceText } from '@sitewright/commerce';
import type { Product } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { ViewPage } from '../../kit/block/view-props.ts';
import { priceBeforeSale } from './product-price.ts';

/** A product's price: `from €24`, and the regular price if it is on sale (PRODUCT-08, PRODUCT-09). */
export function PriceView({
  product,
  page,
}: {
  readonly product: Product;
  readonly page: ViewPage;
}): ReactNode {
  const currentPrice = priceText(product, {
    format: page.price,
    fromText: page.text('product.priceFrom', { startingPrice: '{startingPrice}' }),
  });
  const regularPrice = priceBeforeSale(product);
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
