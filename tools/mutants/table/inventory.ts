import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('apps/api/src/features', 'api');
const merge = bugsIn('apps/api/src/features', 'unit');
const rule = bugsIn('libs/commerce/src', 'unit');

export const inventory: readonly Mutant[] = [
  rule(
    'variants/rebuild-matrix.ts',
    'if (moved === null || placed.has(key)) removed.push(variant);',
    'if (moved === null) removed.push(variant);',
    'variants/variants.test.ts',
  ),
  rule(
    'variants/rebuild-matrix.ts',
    'return placed.has(coordinatesKey(origin));',
    'return true;',
    'variants/variants.test.ts',
  ),
  rule(
    'variants/rebuild-matrix.ts',
    'if (common > most)',
    'if (common >= most)',
    'variants/variants.test.ts',
  ),
  rule(
    'variants/option-choices.ts',
    'candidates = candidates.filter((variant) => variant.values[axis] === value);',
    '',
    'variants/variants.test.ts',
  ),
  rule(
    'variants/find-matrix-error.ts',
    'if (taken.has(key))',
    'if (false)',
    'variants/variants.test.ts',
  ),
  bug(
    'inventory/adjust-stock.ts',
    'if (stock.qtyInStock + change < 0 && change < 0 && !stock.continueSelling)',
    'if (stock.unlimited)',
    'inventory/inventory.test.ts',
    'inventory/simultaneous-changes.test.ts',
  ),
  bug(
    'inventory/adjust-stock.ts',
    'const earlier = await findMovement(tenant, adjustmentId);',
    'const earlier = await findMovement(tenant, services.createId());',
    'inventory/inventory.test.ts',
  ),
  bug(
    'inventory/adjust-stock.ts',
    'earlier.quantity !== change',
    'false',
    'inventory/inventory.test.ts',
  ),
  bug(
    'inventory/inventory.queries.ts',
    "update('qtyInStock', '+', adjustment.quantity)",
    "update('qtyInStock', '-', adjustment.quantity)",
    'inventory/inventory.test.ts',
  ),
  bug(
    'inventory/inventory.queries.ts',
    '.forNoKeyUpdate()',
    '',
    'inventory/simultaneous-changes.test.ts',
  ),
  bug(
    'inventory/low-stock.queries.ts',
    ' and low_stock_notified_at is null\n        and qty_in_stock',
    '\n        and qty_in_stock',
    'inventory/inventory.test.ts',
  ),
  bug(
    'inventory/low-stock.queries.ts',
    'or unlimited or qty_in_stock > low_stock_at',
    'or unlimited or qty_in_stock >= low_stock_at',
    'inventory/inventory.test.ts',
  ),
  bug(
    'inventory/change-stock-settings.ts',
    'if (stock.qtyInStock < 0 && !body.continueSelling)',
    'if (stock.qtyInStock < 0 && body.continueSelling)',
    'inventory/inventory.test.ts',
  ),
  bug(
    'checkout/place/insert-orders.queries.ts',
    ' or variants.continue_selling as is_enough',
    ' as is_enough',
    'inventory/inventory.test.ts',
  ),
  bug(
    'checkout/place/insert-orders.queries.ts',
    '.filter(({ takesStock }) => takesStock)',
    '.filter(({ unlimited }) => !unlimited)',
    'inventory/inventory.test.ts',
  ),
  bug(
    'checkout/place/insert-orders.queries.ts',
    'takes_stock: entry.takesStock',
    'takes_stock: false',
    'inventory/simultaneous-changes.test.ts',
  ),
  merge(
    'collections/merge-variants.ts',
    'Math.min(0, -(storedQty ?? 0))',
    '-(storedQty ?? 0)',
    'collections/merge-variants.unit.test.ts',
  ),
  bug(
    'collections/write-product.ts',
    'if (matrixError !== null)',
    'if (matrixError === undefined)',
    'collections/variants.test.ts',
  ),
  bug(
    'cart/post-cart.ts',
    'if (variantId === undefined || variantId !== preselected) return variantId;',
    'if (variantId !== undefined) return variantId;',
    'cart/post-cart.test.ts',
  ),
  bug(
    'cart/offered.queries.ts',
    'and removed_at is null and available offset 0',
    'and removed_at is null offset 0',
    'collections/variants.test.ts',
  ),
  rule(
    'product-csv/formula-guard.ts',
    'guarded.test(text) ? text.slice(1) : text',
    'text.startsWith("\'") ? text.slice(1) : text',
    'product-csv/formula-guard.property.test.ts',
  ),
  rule(
    'product-csv/cell-values.ts',
    "fraction.padEnd(digits, '0')",
    "fraction.padEnd(2, '0').slice(0, 1)",
    'product-csv/product-csv.test.ts',
  ),
  rule(
    'product-csv/read-variant.ts',
    'before !== undefined && before > price',
    'before !== undefined',
    'product-csv/product-csv.test.ts',
  ),
  bug(
    'product-imports/import-step.ts',
    "if (row?.state !== 'running') return false;",
    'if (row === null) return false;',
    'product-imports/undo-import.test.ts',
  ),
  bug(
    'product-imports/undo-step.ts',
    "if (current.revision !== revision) return 'edited';",
    '',
    'product-imports/undo-import.test.ts',
  ),
  bug(
    'product-imports/undo-step.ts',
    '{ ...variant, qtyBefore }',
    'variant',
    'product-imports/undo-import.test.ts',
  ),
  bug(
    'product-imports/import-step.ts',
    "? { state: 'undoing', undoTo: 'failed', content: null }",
    "? { state: 'done', content: null }",
    'product-imports/product-imports.test.ts',
  ),
  bug(
    'product-imports/check-products.ts',
    "if (outcome === 'created' && counts.created === freeCount) {",
    'if (false) {',
    'product-imports/product-imports.test.ts',
  ),
  bug(
    'collections/item-limits.ts',
    'fitsContentLimit(limit, count + 1)',
    'fitsContentLimit(limit, count)',
    'product-imports/product-imports.test.ts',
    'collections/items.test.ts',
  ),
];
