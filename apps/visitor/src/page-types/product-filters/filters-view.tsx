import { narrowsProducts, optionParameter } from '@sitewright/commerce/listing';
import {
  productSorts,
  type OptionFacet,
  type ProductListing,
} from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { addressOf } from '../collection/collection-address.ts';
import type { FrameProps } from '../frame.ts';
import { currencyUnit } from './currency-unit.ts';

interface FiltersProps extends Pick<FrameProps<'collection'>, 'main' | 'page'> {
  readonly listing: ProductListing;
}

/** The number of products with a value. The island replaces it by its key. */
const Count = ({
  of: key,
  count,
  page,
}: { of: string; count: number } & Pick<FiltersProps, 'page'>) => (
  <span className="filters-count" data-count={key}>
    {count.toLocaleString(page.locale)}
  </span>
);

function Option({ facet, listing, page }: FiltersProps & { facet: OptionFacet }): ReactNode {
  const { name, values } = facet;
  const chosen = listing.filters.options?.find((option) => option.name === name)?.values ?? [];
  const parameter = optionParameter(name);
  return (
    <fieldset className="field">
      <legend>{name}</legend>
      {values.map(({ value, count }) => (
        <label key={value} className="filters-choice">
          <input
            type="checkbox"
            name={parameter}
            value={value}
            defaultChecked={chosen.includes(value)}
          />
          <span>{value}</span>
          <Count of={`${parameter}=${value}`} {...{ count, page }} />
        </label>
      ))}
    </fieldset>
  );
}

function Prices({ listing, page }: FiltersProps): ReactNode {
  const { filters, prices } = listing;
  if (
    prices === undefined ||
    (prices.minCents === prices.maxCents && !filters.minPrice && !filters.maxPrice)
  )
    return null;
  const { step, toUnits } = currencyUnit(page.currency);
  const bounds = {
    minPrice: Math.floor(toUnits(prices.minCents)),
    maxPrice: Math.ceil(toUnits(prices.maxCents)),
  };
  return (
    <fieldset className="field filters-prices">
      <legend>{page.text('filters.price', { currency: page.currency })}</legend>
      {(['minPrice', 'maxPrice'] as const).map((name) => (
        <label key={name}>
          <span>{page.text(`filters.${name}`)}</span>
          <input
            type="number"
            name={name}
            min={0}
            step={step}
            inputMode="decimal"
            placeholder={String(bounds[name])}
            defaultValue={filters[name]}
          />
        </label>
      ))}
    </fieldset>
  );
}

function Availability({ listing, page }: FiltersProps): ReactNode {
  const { filters, inStockCount } = listing;
  if (inStockCount === undefined) return null;
  return (
    <fieldset className="field">
      <legend>{page.text('filters.availability')}</legend>
      <label className="filters-choice">
        <input
          type="checkbox"
          name="availability"
          value="inStock"
          defaultChecked={filters.availability !== undefined}
        />
        <span>{page.text('filters.inStock')}</span>
        <Count of="availability" count={inStockCount} page={page} />
      </label>
    </fieldset>
  );
}

function Sort({ listing, page }: FiltersProps): ReactNode {
  return (
    <div className="field filters-sort">
      <label htmlFor="filters-sort">{page.text('filters.sort')}</label>
      <select id="filters-sort" name="sort" defaultValue={listing.filters.sort ?? 'featured'}>
        {productSorts.map((sort) => (
          <option key={sort} value={sort}>
            {page.text(`filters.${sort}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

/**
 * The filters and the order of a list of products: a plain form whose values are in the URL. With its island, it updates
 * the list in place.
 */
export function FiltersView(props: FiltersProps): ReactNode {
  const { main, page, listing } = props;
  const { collection } = main;
  const isNarrowed = narrowsProducts(listing.filters);
  return (
    <form
      className="filters"
      action={collection.path}
      data-island="product-filters"
      data-island-when="idle"
    >
      {Object.entries(collection.filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <details className="filters-panel" open={isNarrowed}>
        <summary>{page.text('filters.title')}</summary>
        <div className="filters-fields">
          {listing.options.map((facet) => (
            <Option key={facet.name} facet={facet} {...props} />
          ))}
          <Prices {...props} />
          <Availability {...props} />
        </div>
      </details>
      <Sort {...props} />
      <output className="filters-total" data-total="">
        {page.text('filters.count', { count: listing.total })}
      </output>
      <a
        className="filters-clear"
        href={addressOf(collection, { filters: collection.filters })}
        data-clear=""
        hidden={!isNarrowed}
      >
        {page.text('filters.clear')}
      </a>
      <button className="button" type="submit">
        {page.text('filters.apply')}
      </button>
    </form>
  );
}
