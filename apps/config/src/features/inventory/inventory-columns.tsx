import type { InventoryRow, StockState } from '@sitewright/contracts/api';
import { defaultLowStock } from '@sitewright/contracts/entities';
import { Badge } from '../../controls/badge.tsx';
import { belowClass, type Column } from '../../controls/data-table.tsx';
import { AssetThumb } from '../assets/asset-thumb.tsx';
import { productText } from '../../texts/product-text.ts';
import styles from './inventory.module.css';
import { nameOf, stateLabel } from './inventory-labels.ts';
import { StockCell } from './stock-cell.tsx';

const tones = { inStock: 'success', low: 'warning', out: 'danger', unlimited: 'quiet' } as const;

function StateBadge({ state }: { readonly state: StockState }) {
  return <Badge tone={tones[state]}>{stateLabel(state)}</Badge>;
}

/** The columns of the inventory. */
export const inventoryColumns = (
  mayAdjust: boolean,
  open: (row: InventoryRow) => void,
): readonly Column<InventoryRow>[] => [
  {
    title: productText('products.variant'),
    nameOf,
    cell: (row) => (
      <span className={styles.variant}>
        <span className={styles.thumb}>
          {row.image !== null && <AssetThumb asset={row.image} widthPx={100} />}
        </span>
        <span>
          <button
            type="button"
            className={styles.name}
            aria-label={productText('products.stockAndHistory', { name: nameOf(row) })}
            onClick={() => open(row)}
          >
            {row.title}
          </button>
          {row.variant !== '' && <span className={styles.quiet}>{row.variant}</span>}
          <span className={belowClass}>{row.sku}</span>
          {row.continueSelling && (
            <span className={styles.quiet}>{productText('products.soldOnWhenOut')}</span>
          )}
        </span>
      </span>
    ),
  },
  { title: productText('products.sku'), cell: ({ sku }) => sku, kind: 'quiet', isWide: true },
  {
    title: productText('products.status'),
    cell: ({ state }) => <StateBadge state={state} />,
    isWide: true,
  },
  {
    title: productText('products.lowStockAt'),
    kind: 'number',
    isWide: true,
    cell: ({ unlimited, lowStockAt }) => (unlimited ? '' : (lowStockAt ?? defaultLowStock)),
  },
  {
    title: productText('products.inStock'),
    cell: (row) => (
      <>
        <StockCell key={row.id} row={row} mayAdjust={mayAdjust} />
        <span className={belowClass}>{row.state === 'inStock' ? '' : stateLabel(row.state)}</span>
      </>
    ),
  },
];
