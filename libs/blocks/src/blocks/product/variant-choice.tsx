import { effectivePriceCents } from '@sitewright/commerce';
import { optionChoices, variantName, type ChoiceState } from '@sitewright/commerce/variants';
import type { Product, ProductVariant } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { ViewPage } from '../../kit/block/view-props.ts';
import { optionField, pickedOptions } from './option-pickers.ts';
import { firstChosen, isAvailable, priceVaries } from './product-price.ts';

interface VariantChoiceProps {
  /** Unique in the page. */
  readonly id: string;
  readonly product: Product;
  /** The variant that the URL requests. */
  readonly variantId?: string | undefined;
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

/** The choice of a product's variant: by option, or radio buttons for a few variants, a select for many. */
export function VariantChoice(props: VariantChoiceProps): ReactNode {
  const { product, variantId } = props;
  const { variants } = product;
  if (variants.length === 1)
    return <input type="hidden" name="variantId" value={firstChosen(product, variantId)?.id} />;
  if (pickedOptions(product) !== undefined)
    return (
      <>
        <OptionPickers {...props} />
        <VariantSelect {...props} className="variant-select" />
      </>
    );
  return variants.length > maxPills ? <VariantSelect {...props} /> : <VariantPills {...props} />;
}

function VariantSelect({
  className = '',
  ...props
}: VariantChoiceProps & { readonly className?: string }): ReactNode {
  const { id, product, variantId } = props;
  return (
    <div className={`field ${className}`.trim()}>
      <label htmlFor={`${id}-variant`}>{optionNames(product)}</label>
      <select
        id={`${id}-variant`}
        name="variantId"
        defaultValue={firstChosen(product, variantId)?.id}
      >
        {product.variants.map((variant) => (
          <option key={variant.id} value={variant.id} disabled={!isAvailable(variant, product)}>
            {labelOf(variant, props)}
          </option>
        ))}
      </select>
    </div>
  );
}

function VariantPills(props: VariantChoiceProps): ReactNode {
  const { product, variantId } = props;
  const chosen = firstChosen(product, variantId);
  return (
    <fieldset className="field">
      <legend>{optionNames(product)}</legend>
      <div className="variant-pills">
        {product.variants.map((variant) => (
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

/** The reason why a value cannot be chosen, as the island shows it too. */
const reasonOf = (state: ChoiceState | undefined, { text }: ViewPage): string => {
  if (state === 'soldOut') return text('product.soldOut');
  return state === 'notOffered' ? text('product.notOffered') : '';
};

/**
 * One group per option. Without JavaScript, the select of variants is shown instead; the island updates both. If the
 * island does not load, the server finds the variant by these fields: `preselected` shows that the select is unchanged.
 */
function OptionPickers({ id, product, variantId, page }: VariantChoiceProps): ReactNode {
  const options = pickedOptions(product) ?? [];
  const preselected = firstChosen(product, variantId);
  const choices = optionChoices(
    options.map(({ values }) => values),
    product.variants.map((variant) => ({
      values: variant.optionValues.map(({ value }) => value),
      isAvailable: isAvailable(variant, product),
    })),
    preselected?.optionValues.map(({ value }) => value) ?? [],
  );
  return (
    <div className="variant-options" data-options="">
      <input type="hidden" name="preselected" value={preselected?.id} />
      {options.map(({ name, values }, axis) => {
        const { chosen, states } = choices[axis] ?? { chosen: undefined, states: new Map() };
        const choicesOf = values.map((value) => ({
          value,
          isDisabled: states.get(value) !== 'available',
          reason: reasonOf(states.get(value), page),
        }));
        return values.length > maxPills ? (
          <div key={name} className="field">
            <label htmlFor={`${id}-option-${axis}`}>{name}</label>
            <select id={`${id}-option-${axis}`} name={optionField(axis)} defaultValue={chosen}>
              {choicesOf.map(({ value, isDisabled, reason }) => (
                <option key={value} value={value} disabled={isDisabled}>
                  {reason === '' ? value : `${value} · ${reason}`}
                </option>
              ))}
            </select>
          </div>
        ) : (
          <fieldset key={name} className="field">
            <legend>{name}</legend>
            <div className="variant-pills">
              {choicesOf.map(({ value, isDisabled, reason }) => (
                <label key={value} className="variant-pill">
                  <input
                    type="radio"
                    name={optionField(axis)}
                    value={value}
                    defaultChecked={value === chosen}
                    disabled={isDisabled}
                  />
                  <span>{reason === '' ? value : `${value} · ${reason}`}</span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
