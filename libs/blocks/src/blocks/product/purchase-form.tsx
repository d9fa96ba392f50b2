import { checkoutRoutes, effectivePriceCents, isSoldOut } from '@sitewright/commerce';
import type { ItemView, Product } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { ViewPage } from '../../kit/block/view-props.ts';
import { AnswerFields } from './answer-fields.tsx';
import { pickedOptions } from './option-pickers.ts';
import { lowStockOf } from './product-badges.ts';
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

interface PurchaseFormProps {
  /** Unique in the page. */
  readonly id: string;
  readonly item: ItemView;
  readonly product: Product;
  /** The variant that the URL requests. */
  readonly variantId?: string | undefined;
  /** Whether the URL of the page is that of the product, and then of the chosen variant. */
  readonly isOwnPage?: boolean;
  readonly page: ViewPage;
}

/**
 * How few are left of the chosen variant. The line keeps its height for a variant without this text when another one
 * has it.
 */
function StockNote({
  product,
  variantId,
  page,
}: Omit<PurchaseFormProps, 'id' | 'item'>): ReactNode {
  const chosen = firstChosen(product, variantId);
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
  variantId,
  isOwnPage = false,
  page,
}: PurchaseFormProps): ReactNode {
  const { text, hasExpressCheckout: isExpress = false } = page;
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
  const fields = product.productType === 'service' ? (product.formFields ?? []) : [];
  const returned = page.formReturn?.formId === 'cart' ? page.formReturn : undefined;
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
      data-express={isExpress ? '' : undefined}
      data-variant-url={isOwnPage && product.variants.length > 1 ? '' : undefined}
    >
      {/* STORE-02: `checkout` buys only this product. An error is shown on its page. */}
      <input type="hidden" name="action" value={isExpress ? 'checkout' : 'add'} />
      <input type="hidden" name="returnTo" value={isExpress ? item.path : '/cart'} />
      {fields.length > 0 && <input type="hidden" name="formPage" value={page.path} />}
      <VariantChoice {...{ id, product, variantId, page }} />
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
      {fields.length > 0 && <AnswerFields id={`${id}-details`} {...{ fields, page, returned }} />}
      {page.formReturn?.formId === 'cart' && (
        <p className="purchase-message" data-tone="error" role="alert">
          {page.formReturn.message}
        </p>
      )}
      <StockNote {...{ product, variantId, page }} />
      <button className="button" data-size="large" type="submit">
        {text(isExpress ? 'product.buyNow' : 'product.addToCart')}
      </button>
      <output className="purchase-message" data-message="" />
    </form>
  );
}
