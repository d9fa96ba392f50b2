import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('apps/api/src/features', 'api');
const rule = bugsIn('libs/commerce/src/product-csv', 'unit');
const screenBug = bugsIn('apps/config/src', 'browser');

const seo = 'collections/item-seo.test.ts';
const copies = 'collections/duplicate-item.test.ts';
const lists = 'collections/list-items.test.ts';
const moves = 'collections/move-item.test.ts';
const locks = 'collections/item-locks.test.ts';
const itemList = 'features/items/item-list.browser.test.tsx';
const itemActions = 'features/items/item-actions.browser.test.tsx';

/** Items: search engines, copies, lists and their order. */
export const items: readonly Mutant[] = [
  bug(
    'site/content/read-collection-page.ts',
    'parent.seo.noIndex || seo.noIndex',
    'parent.seo.noIndex',
    seo,
  ),
  bug(
    'site/content/read-collection-page.ts',
    "seo.description === '' ? createItemDescription(item) : seo.description",
    'seo.description',
    seo,
  ),
  bug(
    'site/content/site-files/sitemap.queries.ts',
    " and items.seo->>'noIndex' is distinct from 'true'",
    '',
    seo,
  ),
  bug(
    'collections/items.queries.ts',
    '...(draft.seo === undefined ? {} : { seo: JSON.stringify(draft.seo) }),',
    "seo: JSON.stringify(draft.seo ?? { title: '', description: '', imageId: null, noIndex: false }),",
    seo,
  ),
  rule(
    'merge-product.ts',
    'description: seoDescription ?? description',
    'description',
    'product-csv.test.ts',
    'round-trip.property.test.ts',
  ),
  bug(
    'collections/duplicate-draft.ts',
    'withStock ? Math.max(0, variant.qtyInStock) : 0',
    'Math.max(0, variant.qtyInStock)',
    copies,
  ),
  bug('collections/duplicate-draft.ts', 'workflowState: workflowState.DRAFT,', '', copies),
  bug(
    'collections/duplicate-item.ts',
    "findItemPermissionError(standing, found.collectionType, 'write')",
    "findItemPermissionError(standing, found.collectionType, 'read')",
    copies,
  ),
  bug(
    'downloads/digital-files.queries.ts',
    'variantId === null ? null : variantIds.get(variantId)',
    'null',
    copies,
  ),
  bug(
    'downloads/digital-files.queries.ts',
    'variantId === null ? null : variantIds.get(variantId)',
    "variantIds.get(variantId ?? '') ?? null",
    copies,
  ),
  bug(
    'collections/products.queries.ts',
    'set low_stock_at = source.low_stock_at',
    'set low_stock_at = null',
    copies,
  ),
  bug(
    'collections/copy-shipping-profile.ts',
    '[...profile.productIds, copyId]',
    'profile.productIds',
    copies,
  ),
  bug(
    'collections/list-items.queries.ts',
    '${totalStock} asc nulls last',
    '${totalStock} asc nulls first',
    lists,
  ),
  bug(
    'collections/list-items.queries.ts',
    'qty_in_stock <= coalesce(',
    'qty_in_stock < coalesce(',
    lists,
  ),
  bug(
    'collections/item-facets.queries.ts',
    '        and items.workflow_state <> ${workflowState.DELETED}\n',
    '',
    lists,
  ),
  bug('collections/item-facets.queries.ts', 'count(distinct item_id)', 'count(*)', lists),
  bug(
    'collections/list-items.queries.ts',
    '(select categories_below(${tenant.websiteId}, ${category}))',
    'array[${category}::text]',
    lists,
  ),
  bug('collections/item-order.queries.ts', "side === 'before' ? -0.5 : 0.5", '0.5', moves),
  bug(
    'collections/item-order.queries.ts',
    'select count(*) = 2 as is_possible',
    'select true as is_possible',
    moves,
  ),
  bug('collections/move-item.ts', 'await bumpDataRevision(tenant);', '', moves),
  bug('collections/move-item.ts', 'await lockUrlPaths(tenant);', '', locks),
  bug('collections/duplicate-item.ts', 'await lockUrlPaths(tenant);', '', locks),
  bug('collections/copy-shipping-profile.ts', 'await lockForChange(tenant);', '', locks),
  bug(
    'url-paths/live-item-path.queries.ts',
    ' and ${isPublished}',
    '',
    'collections/items.test.ts',
  ),
  screenBug(
    'controls/sortable-table.tsx',
    'const to = at > from ? at - 1 : at;',
    'const to = at;',
    itemList,
  ),
  screenBug('features/items/item-list.tsx', '!isFiltered(filter);', 'true;', itemList),
  screenBug(
    'features/items/item-actions.tsx',
    'isDisabled={isDirty}',
    'isDisabled={false}',
    itemActions,
  ),
  screenBug(
    'features/items/duplicate-dialog.tsx',
    'body: { withStock }',
    'body: { withStock: false }',
    itemActions,
  ),
];
