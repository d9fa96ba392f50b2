import * as z from 'zod';
import { assetView } from '../entities/asset.ts';
import { hexId, instant, line } from '../entities/primitives.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { pageQuery, paged, websiteParams } from './paging.ts';

/** `low`: at most its threshold is left; `out`: nothing is. */
export const stockStates = ['inStock', 'low', 'out', 'unlimited'] as const;
export type StockState = (typeof stockStates)[number];

/** The stock of a variant. */
export const inventoryRow = z.object({
  /** The id of the variant. */
  id: hexId,
  itemId: hexId,
  title: z.string(),
  /** Its option values: `A4, Oak`. */
  variant: z.string(),
  sku: z.string(),
  image: assetView.nullable(),
  /** Below zero if it was sold on when nothing was left. */
  qtyInStock: z.int(),
  unlimited: z.boolean(),
  continueSelling: z.boolean(),
  /** At this stock or less, the stock is low and the owners get a mail; null: the default, without a mail. */
  lowStockAt: z.int().nullable(),
  state: z.enum(stockStates),
});
export type InventoryRow = z.infer<typeof inventoryRow>;

/** Why an owner changes a stock. */
export const adjustmentReasons = [
  'count',
  'restock',
  'returned',
  'damaged',
  'lost',
  'other',
] as const;
export type AdjustmentReason = (typeof adjustmentReasons)[number];

/** What moved stock. `held`: an order was placed; `released`: it was canceled. */
export const movementKinds = ['received', 'corrected', 'held', 'released', 'returned'] as const;
export type MovementKind = (typeof movementKinds)[number];

export const stockMovement = z.object({
  id: hexId,
  at: instant,
  kind: z.enum(movementKinds),
  /** Added (positive) or removed (negative). */
  quantity: z.int(),
  /** The stock after it. */
  balance: z.int(),
  /** `import`: a products file; empty for orders, and for changes in the product's form. */
  reason: z.enum([...adjustmentReasons, 'import', '']),
  note: z.string(),
  madeBy: z.string(),
  order: z.object({ id: hexId, number: z.int() }).nullable(),
});
export type StockMovementRow = z.infer<typeof stockMovement>;

const variantParams = websiteParams.extend({ variantId: hexId });

export const listInventory = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/inventory',
  summary: 'The stock of all variants of all products.',
  params: websiteParams,
  query: pageQuery.extend({
    /** Part of a title, an SKU or an option value. */
    search: z.string().max(100).optional(),
    state: z.enum(['low', 'out']).optional(),
  }),
  response: paged(inventoryRow),
});

export const adjustStock = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/inventory/:variantId/adjustments',
  summary: 'Changes a stock by a difference, with a reason. A repeated adjustment counts once.',
  params: variantParams,
  body: z.strictObject({
    /** Chosen by the sender: the same id is the same adjustment. */
    adjustmentId: hexId,
    change: z
      .int()
      .min(-1_000_000)
      .max(1_000_000)
      .refine((change) => change !== 0),
    reason: z.enum(adjustmentReasons),
    note: line(200),
  }),
  response: inventoryRow,
});

export const changeStockSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/inventory/:variantId',
  summary: 'Changes how the stock of a variant is managed.',
  params: variantParams,
  body: z.strictObject({
    unlimited: z.boolean(),
    continueSelling: z.boolean(),
    lowStockAt: z.int().min(0).max(1_000_000).nullable(),
  }),
  response: inventoryRow,
});

export const listStockMovements = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/inventory/:variantId/movements',
  summary: 'The history of a stock, latest first.',
  params: variantParams,
  query: pageQuery,
  response: paged(stockMovement),
});
