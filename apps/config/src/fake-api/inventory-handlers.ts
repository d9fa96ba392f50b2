import {
  adjustStock,
  changeStockSettings,
  listInventory,
  listStockMovements,
  type InventoryRow,
  type StockMovementRow,
} from '@sitewright/contracts/api';
import { defaultLowStock, type ProductVariant } from '@sitewright/contracts/entities';
import { err } from '@sitewright/contracts/errors';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { pageOf, type FakeState } from './state.ts';

/** The stock of all variants, as the server lists it. */
const rowsOf = ({ items, lowStock }: FakeState): InventoryRow[] =>
  items.flatMap(({ id: itemId, title, product }) =>
    (product?.variants ?? []).map((variant) => {
      const { id, sku, qtyInStock, unlimited, continueSelling = false, optionValues } = variant;
      const lowStockAt = lowStock.get(id) ?? null;
      const isLow = qtyInStock <= (lowStockAt ?? defaultLowStock);
      return {
        id,
        itemId,
        title,
        variant: optionValues.map(({ value }) => value).join(', '),
        sku,
        image: null,
        qtyInStock,
        unlimited,
        continueSelling,
        lowStockAt,
        state: unlimited ? 'unlimited' : qtyInStock <= 0 ? 'out' : isLow ? 'low' : 'inStock',
      };
    }),
  );

function changeVariant(state: FakeState, variantId: string, changes: Partial<ProductVariant>) {
  state.items = state.items.map((item) => ({
    ...item,
    product: item.product && {
      ...item.product,
      variants: item.product.variants.map((variant) =>
        variant.id === variantId ? { ...variant, ...changes } : variant,
      ),
    },
  }));
  return rowsOf(state).find(({ id }) => id === variantId) ?? err('notFound');
}

export function inventoryHandlers(state: FakeState): HttpHandler[] {
  const movementsOf = (variantId: string) => state.movements.get(variantId) ?? [];
  return [
    answer(listInventory, ({ query: { search = '', ...query } }) =>
      pageOf(
        rowsOf(state)
          .filter((row) => query.state === undefined || row.state === query.state)
          .filter(({ title, variant, sku }) =>
            `${title} ${variant} ${sku}`.toLowerCase().includes(search.toLowerCase()),
          ),
        query,
      ),
    ),
    answer(adjustStock, ({ params: { variantId }, body }) => {
      const row = rowsOf(state).find(({ id }) => id === variantId);
      if (row === undefined) return err('notFound');
      const { adjustmentId, change, reason, note } = body;
      if (movementsOf(variantId).some(({ id }) => id === adjustmentId)) return row;
      const balance = row.qtyInStock + change;
      if (balance < 0 && !row.continueSelling)
        return err('outOfStock', { detail: { stockLeft: row.qtyInStock } });
      const movement: StockMovementRow = {
        id: adjustmentId,
        at: '2026-11-20T12:00:00.000Z',
        kind: reason === 'restock' ? 'received' : 'corrected',
        quantity: change,
        balance,
        reason,
        note,
        madeBy: 'Ada',
        order: null,
      };
      state.movements.set(variantId, [movement, ...movementsOf(variantId)]);
      return changeVariant(state, variantId, { qtyInStock: balance });
    }),
    answer(changeStockSettings, ({ params: { variantId }, body }) => {
      state.lowStock.set(variantId, body.lowStockAt);
      const { unlimited, continueSelling } = body;
      return changeVariant(state, variantId, { unlimited, continueSelling });
    }),
    answer(listStockMovements, ({ params: { variantId }, query }) =>
      pageOf(movementsOf(variantId), query),
    ),
  ];
}
