import type { InventoryRow, StockState } from '@sitewright/contracts/api';
import { Badge } from '../../controls/badge.tsx';
import { belowClass, type Column } from '../../controls/data-table.tsx';
import { AssetThumb } from '../assets/asset-thumb.tsx';
import styles from './inventory.module.css';
import { nameOf, stateLabels } from './inventory-labels.ts';
import { StockCell } from './stock-cell.tsx';

const tones = { inStock: 'success', low: 'warning', out: 'danger', unlimited: 'quiet' } as const;

function StateBadge({ state }: { readonly state: StockState }) {
  return <Badge tone={tones[state]}>{stateLabels[state]}</Badge>;
}

/** The columns of the inventory. */
export const inventoryColumns = (
  mayAdjust: boolean,
  open: (row: InventoryRow) => void,
): readonly Column<InventoryRow>[] => [
  {
    title: 'Variant',
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
            aria-label={`Stock and history of ${nameOf(row)}`}
            onClick={() => open(row)}
          >
            {row.title}
          </button>
          {row.variant !== '' && <span className={styles.quiet}>{row.variant}</span>}
          <span className={belowClass}>{row.sku}</span>
          {row.continueSelling && <span className={styles.quiet}>Sold on when out of stock</span>}
        </span>
      </span>
    ),
  },
  { title: 'SKU', cell: ({ sku }) => sku, kind: 'quiet', isWide: true },
  { title: 'Status', cell: ({ state }) => <StateBadge state={state} />, isWide: true },
  {
    title: 'In stock',
    cell: (row) => (
      <>
        <StockCell key={row.id} row={row} mayAdjust={mayAdjust} />
        <span className={belowClass}>{row.state === 'inStock' ? '' : stateLabels[row.state]}</span>
      </>
    ),
  },
];
