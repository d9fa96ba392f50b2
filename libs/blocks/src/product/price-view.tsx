import type { Product } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { ViewPage } from '../block/view-props.ts';
import { productPrice } from './product-price.ts';

/** A product's price: `from €24`, and what it was before where it is on sale. */
export function PriceView({
  product,
  page,
}: {
  readonly product: Product;
  readonly page: ViewPage;
}): ReactNode {
  const { fromCents, varies, beforeCents } = productPrice(product);
  const now = page.price(fromCents);
  const shown = varies ? page.text('product.priceFrom', { startingPrice: now }) : now;
  return (
    <span className="price" data-price="">
      {beforeCents === undefined ? (
        shown
      ) : (
        <>
          <s>
            <span className="unseen">{page.text('product.before')} </span>
            {page.price(beforeCents)}
          </s>{' '}
          <ins>{shown}</ins>
        </>
      )}
    </span>
  );
}
