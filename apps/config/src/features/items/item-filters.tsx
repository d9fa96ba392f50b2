import { readItemFacets } from '@sitewright/contracts/api';
import { workflowState, type WorkflowState } from '@sitewright/contracts/codes';
import {
  itemSorts,
  type ItemFacets,
  type ItemSort,
  type ItemStatus,
  type ItemStockState,
} from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { ListToolbar } from '../../controls/list-toolbar.tsx';
import { SelectField, type Choice } from '../../controls/select-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { productText } from '../../texts/product-text.ts';
import type { ItemFilter } from './item-filter.ts';
import { productTypeLabel } from './product-type-label.ts';
import { workflowLabel } from './workflow-label.ts';

const states: Readonly<Record<ItemStatus, WorkflowState>> = {
  published: workflowState.PUBLISHED,
  scheduled: workflowState.SCHEDULED,
  needsReview: workflowState.NEEDS_REVIEW,
  draft: workflowState.DRAFT,
  hidden: workflowState.PRIVATE,
};

const stockKeys = {
  inStock: 'products.inStock',
  low: 'products.lowStock',
  soldOut: 'products.soldOut',
} as const satisfies Record<ItemStockState, string>;

const sortKeys = {
  manual: 'products.manualOrder',
  title: 'products.itemTitle',
  priceAsc: 'products.lowestPrice',
  priceDesc: 'products.highestPrice',
  stockAsc: 'products.lowestStock',
  stockDesc: 'products.highestStock',
  newest: 'products.newestFirst',
} as const satisfies Record<ItemSort, string>;

/** What items without prices and stock are sorted by. */
const plainSorts: readonly ItemSort[] = ['manual', 'title', 'newest'];

/** The choice of everything. No category begins with a space. */
const all = ' all';

interface Facet<Value extends string> {
  readonly value: Value;
  readonly count: number;
}

/** The choices of a filter: all, and each value that items have. The chosen one stays, also without items. */
function choicesOf<Value extends string>(
  allLabel: string,
  facets: readonly Facet<Value>[],
  labelOf: (value: Value) => string,
  chosen: Value | undefined,
): readonly Choice<Value | typeof all>[] {
  const isMissing = chosen !== undefined && !facets.some(({ value }) => value === chosen);
  return [
    { value: all, label: allLabel },
    ...facets.map(({ value, count }) => ({ value, label: `${labelOf(value)} (${count})` })),
    ...(isMissing ? [{ value: chosen, label: `${labelOf(chosen)} (0)` }] : []),
  ];
}

const noFacets: ItemFacets = { statuses: [], categories: [], stock: [], productTypes: [] };

/** What narrows and sorts a list of items. A filter with a single choice is left out. */
export function ItemFilters({
  collectionId,
  isShop,
  isOrdered,
  filter,
  onChange,
}: {
  readonly collectionId: string;
  readonly isShop: boolean;
  /** Whether the collection has an order of its own; events are ordered by their dates. */
  readonly isOrdered: boolean;
  readonly filter: ItemFilter;
  readonly onChange: (change: ItemFilter) => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const read = useRead(readItemFacets, { params: { websiteId, collectionId } });
  const { statuses, categories, stock, productTypes } = read.data ?? noFacets;
  const statusLabel = (status: ItemStatus) => workflowLabel(states[status], isShop).label;
  const sorts = isShop ? itemSorts : plainSorts;
  const filters = [
    select(
      productText('products.category'),
      'category',
      choicesOf(productText('products.allCategories'), categories, String, filter.category),
    ),
    select(
      productText('products.stock'),
      'stock',
      choicesOf(
        productText('products.anyStock'),
        stock,
        (state) => productText(stockKeys[state]),
        filter.stock,
      ),
    ),
    select(
      productText('products.productType'),
      'type',
      choicesOf(productText('products.allTypes'), productTypes, productTypeLabel, filter.type),
    ),
  ];

  function select<Value extends string>(
    label: string,
    member: 'category' | 'stock' | 'type',
    choices: readonly Choice<Value | typeof all>[],
  ): ReactNode {
    const value = (filter[member] ?? all) as Value | typeof all;
    // With one value that all items have, there is nothing to choose.
    if (choices.length <= 2 && value === all && member !== 'category') return null;
    if (choices.length === 1) return null;
    return (
      <SelectField
        key={member}
        label={label}
        isLabelHidden
        choices={choices}
        value={value}
        onChange={(chosen) => onChange({ [member]: chosen === all ? undefined : chosen })}
      />
    );
  }
  return (
    <ListToolbar
      views={{
        label: productText('products.status'),
        choices: choicesOf(productText('products.all'), statuses, statusLabel, filter.status),
        value: filter.status ?? all,
        onChange: (status) => onChange({ status: status === all ? undefined : status }),
      }}
      search={{
        label: productText(isShop ? 'products.searchByTitleOrSku' : 'products.searchByTitle'),
        value: filter.search ?? '',
        onChange: (search) => onChange({ search: search || undefined }),
      }}
    >
      {filters}
      <SelectField
        label={productText('products.sortBy')}
        isLabelHidden
        choices={sorts.map((value) => ({
          value,
          label: productText(
            value === 'manual' && !isOrdered ? 'products.defaultOrder' : sortKeys[value],
          ),
        }))}
        value={filter.sort ?? 'manual'}
        onChange={(sort) => onChange({ sort: sort === 'manual' ? undefined : sort })}
      />
    </ListToolbar>
  );
}
