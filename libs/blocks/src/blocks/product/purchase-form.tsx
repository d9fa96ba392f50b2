import { checkoutRoutes, effectivePriceCents, isSoldOut } from '@sitewright/commerce';
import type { ItemView, Product, ProductVariant } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { ViewPage } from '../../kit/block/view-props.ts';
import { pickedOptions } from './option-pickers.ts';
import { firstChosen, isAvailable } from './product-price.ts';
import { VariantChoice } from './variant-choice.tsx';

/** Data of a variant for the island, with formatted prices. */
export interface VariantSummary {
  readonly price: string;
  readonly before?: string;
  /** Remaining stock, if it is low. */
  readonly left?: number;
  /** Maximum quantity, if stock is tracked. */
  readonly most?: number;
  /** ID of its image, if that is one of the product's images. */
  readonly image?: string;
  /** Its values in the order of the options, if these are picked one by one. */
  readonly values?: readonly string[];
  /** Present if it cannot be bought. */
  readonly soldOut?: true;
}

/** Stock up to this number is shown. */
const lowStock = 5;

/** The remaining stock of a variant, if it is low. */
const lowStockOf = ({ unlimited, qtyInStock }: ProductVariant): number | undefined =>
  !unlimited && qtyInStock <= lowStock && qtyInStock > 0 ? qtyInStock : undefined;

/**
 * How few are left of the chosen variant. The line keeps its height for a variant without this text when another one
 * has it.
 */
function StockNote({ product, page }: { product: Product; page: ViewPage }): ReactNode {
  const chosen = firstChosen(product);
  const left = chosen && lowStockOf(chosen);
  const isReserved = product.variants.some((variant) => lowStockOf(variant) !== undefined);
  return (
    <p className="purchase-left" data-stock="" data-reserved={isReserved ? '' : undefined}>
      {left === undefined
        ? ''
        : page.text('product.left', { count: left.toLocaleString(page.locale) })}
    </p>
  );
}

const variantSummaries = (
  { images }: ItemView,
  product: Product,
  page: ViewPage,
): Record<string, VariantSummary> => {
  const hasPickers = pickedOptions(product) !== undefined;
  return Object.fromEntries(
    product.variants.map((variant) => {
      const left = lowStockOf(variant);
      const summary: VariantSummary = {
        price: page.price(effectivePriceCents(variant)),
        ...(variant.onSale ? { before: page.price(variant.price) } : {}),
        ...(variant.unlimited ? {} : { most: variant.qtyInStock }),
        ...(left === undefined ? {} : { left }),
        ...(variant.imageId !== undefined && images.some(({ id }) => id === variant.imageId)
          ? { image: variant.imageId }
          : {}),
        ...(hasPickers ? { values: variant.optionValues.map(({ value }) => value) } : {}),
        ...(hasPickers && !isAvailable(variant, product) ? { soldOut: true as const } : {}),
      };
      return [variant.id, summary];
    }),
  );
};

/** The form that adds a product to the cart; the island submits it without leaving the page. */
export function PurchaseForm({
  id,
  item,
  product,
  page,
}: {
  /** Unique in the page. */
  readonly id: string;
  readonly item: ItemView;
  readonly product: Product;
  readonly page: ViewPage;
}): ReactNode {
  const { text } = page;
  if (isSoldOut(product)) {
    return (
      <p className="purchase-sold-out">
        <button className="button" type="button" disabled>
          {text('product.soldOut')}
        </button>
      </p>
    );
  }
  const { id: websiteId } = page.context.website;
  const [first] = product.variants;
  if (product.productType === 'gift card' && first !== undefined) {
    const route = { websiteId, giftCardProductId: item.id, sku: first.sku };
    return (
      <p className="purchase">
        <a className="button" data-size="large" href={checkoutRoutes.giftCard(route)}>
          {text('giftCards.choose')}
        </a>
      </p>
    );
  }
  const hasQuantity = product.productType === 'physical' || product.productType === 'service';
  const maxQuantity = Math.max(
    ...product.variants
      .filter((variant) => isAvailable(variant, product))
      .map(({ unlimited, qtyInStock }) => (unlimited ? 9999 : qtyInStock)),
  );
  return (
    <form
      className="purchase"
      method="post"
      action="/api/cart/post"
      data-island="product"
      data-variants={JSON.stringify(variantSummaries(item, product, page))}
      data-title={item.title}
      data-adding={text('product.adding')}
      data-added={text('product.added', { title: item.title })}
      data-view-cart={text('product.viewCart')}
      data-left={text('product.left', { count: '{count}' })}
      data-sold-out={text('product.soldOut')}
      data-not-offered={text('product.notOffered')}
      data-quantity-missing={text('product.quantityMissing')}
    >
      <input type="hidden" name="action" value="add" />
      <input type="hidden" name="returnTo" value="/cart" />
      <VariantChoice id={id} product={product} page={page} />
      {hasQuantity && (
        <div className="field purchase-quantity">
          <label htmlFor={`${id}-quantity`}>{text('cart.quantity')}</label>
          <input
            id={`${id}-quantity`}
            type="number"
            name="quantity"
            min={1}
            max={maxQuantity}
            defaultValue={1}
            inputMode="numeric"
            required
          />
        </div>
      )}
      {page.formReturn?.formId === 'cart' && (
        <p className="purchase-message" data-tone="error" role="alert">
          {page.formReturn.message}
        </p>
      )}
      <StockNote product={product} page={page} />
      <button className="button" data-size="large" type="submit">
        {text('product.addToCart')}
      </button>
      <output className="purchase-message" data-message="" />
    </form>
  );
}
