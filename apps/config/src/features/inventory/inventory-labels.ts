import type {
  AdjustmentReason,
  InventoryRow,
  MovementKind,
  StockMovementRow,
  StockState,
} from '@sitewright/contracts/api';
import { productText } from '../../texts/product-text.ts';

const reasonKeys = {
  count: 'products.stockCount',
  restock: 'products.restock',
  returned: 'products.stockReturn',
  damaged: 'products.damaged',
  lost: 'products.theftOrLoss',
  other: 'products.other',
  import: 'products.importNoun',
} as const satisfies Record<AdjustmentReason | 'import', string>;

const kindKeys = {
  received: 'products.restock',
  corrected: 'products.adjustment',
  held: 'products.sale',
  released: 'products.holdReleased',
  returned: 'products.stockReturn',
} as const satisfies Record<MovementKind, string>;

const stateKeys = {
  inStock: 'products.inStock',
  low: 'products.lowStock',
  out: 'products.outOfStock',
  unlimited: 'products.unlimited',
} as const satisfies Record<StockState, string>;

export const reasonLabel = (reason: AdjustmentReason): string => productText(reasonKeys[reason]);

export const stateLabel = (state: StockState): string => productText(stateKeys[state]);

/** What changed a stock, with the reason and the note of an adjustment. */
export function describeMovement({ kind, reason, note, order }: StockMovementRow): string {
  const kindLabel = productText(kindKeys[kind]);
  if (order !== null)
    return productText('products.movementOfOrder', { kind: kindLabel, number: order.number });
  const label = reason === '' ? kindLabel : productText(reasonKeys[reason]);
  return note === '' ? label : productText('products.labeled', { label, text: note });
}

/** The name of a variant with its product. */
export const nameOf = ({ title, variant }: Pick<InventoryRow, 'title' | 'variant'>): string =>
  variant === '' ? title : `${title}, ${variant}`;

/** A difference with its sign. */
export const signed = (quantity: number): string =>
  quantity > 0 ? `+${quantity.toLocaleString('en')}` : quantity.toLocaleString('en');
