import type {
  AdjustmentReason,
  InventoryRow,
  MovementKind,
  StockMovementRow,
  StockState,
} from '@sitewright/contracts/api';

export const reasonLabels: Readonly<Record<AdjustmentReason, string>> = {
  count: 'Stock count',
  restock: 'Restock',
  returned: 'Return',
  damaged: 'Damaged',
  lost: 'Theft or loss',
  other: 'Other',
};

const kindLabels: Readonly<Record<MovementKind, string>> = {
  received: 'Restock',
  corrected: 'Adjustment',
  held: 'Sale',
  released: 'Release of a hold',
  returned: 'Return',
};

export const stateLabels: Readonly<Record<StockState, string>> = {
  inStock: 'In stock',
  low: 'Low stock',
  out: 'Out of stock',
  unlimited: 'Unlimited',
};

/** What changed a stock, with the reason and the note of an adjustment. */
export function describeMovement({ kind, reason, note, order }: StockMovementRow): string {
  if (order !== null) return `${kindLabels[kind]}, order #${order.number}`;
  const what = reason === '' ? kindLabels[kind] : { ...reasonLabels, import: 'Import' }[reason];
  return note === '' ? what : `${what}: ${note}`;
}

/** The name of a variant with its product. */
export const nameOf = ({ title, variant }: Pick<InventoryRow, 'title' | 'variant'>): string =>
  variant === '' ? title : `${title}, ${variant}`;

/** A difference with its sign. */
export const signed = (quantity: number): string =>
  quantity > 0 ? `+${quantity.toLocaleString('en')}` : quantity.toLocaleString('en');
