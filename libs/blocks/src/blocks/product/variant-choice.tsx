import { effectivePriceCents } from '@sitewright/commerce';
import type { Product, ProductVariant } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { ViewPage } from '../../kit/block/view-props.ts';
import { firstChosen, isAvailable, priceVaries, variantName } from './product-price.ts';

interface VariantChoiceProps {
  /** Unique in the page. */
  readonly id: string;
  readonly product: Product;
  readonly page: ViewPage;
}

/** More variants than this are shown as a select instead of radio buttons. */
const maxPills = 8;

const optionNames = ({ variants }: Product) =>
  [
    ...new Set(variants.flatMap(({ optionValues }) => optionValues.map(({ option }) => option))),
  ].join(', ');

function labelOf(variant: ProductVariant, { product, page }: VariantChoiceProps): string {
  const price = priceVaries(product) ? ` · ${page.price(effectivePriceCents(variant))}` : '';
  const soldOut = isAvailable(variant, product) ? '' : ` · ${page.text('product.soldOut')}`;
  return `${variantName(variant)}${price}${soldOut}`;
}

/** The choice of a product's variant: radio buttons for a few, a select for many, nothing for one. */
export function VariantChoice(props: VariantChoiceProps): ReactNode {
  const { id, product } = props;
  const { variants } = product;
  const chosen = firstChosen(product);
  if (variants.length === 1) return <input type="hidden" name="variantId" value={chosen?.id} />;
  const names = optionNames(product);
  if (variants.length > maxPills) {
    return (
      <div className="field">
        <label htmlFor={`${id}-variant`}>{names}</label>
        <select id={`${id}-variant`} name="variantId" defaultValue={chosen?.id}>
          {variants.map((variant) => (
            <option key={variant.id} value={variant.id} disabled={!isAvailable(variant, product)}>
              {labelOf(variant, props)}
            </option>
          ))}
        </select>
      </div>
    );
  }
  return (
    <fieldset className="field">
      <legend>{names}</legend>
      <div className="variant-pills">
        {variants.map((variant) => (
          <label key={variant.id} className="variant-pill">
            <input
              type="radio"
              name="variantId"
              value={variant.id}
              defaultChecked={variant === chosen}
              disabled={!isAvailable(variant, product)}
            />
            <span>{labelOf(variant, props)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
