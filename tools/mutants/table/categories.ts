import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('apps/api/src/features', 'api');
const ruleBug = bugsIn('libs/contracts/src/categories', 'unit');
const csvBug = bugsIn('libs/commerce/src/product-csv', 'unit');
const formBug = bugsIn('apps/config/src/features/categories', 'unit');

const apiTests = 'categories/categories.test.ts';
const importTests = 'product-imports/category-imports.test.ts';
const ruleTests = ['categories.test.ts', 'categories.property.test.ts'] as const;
const cellTests = 'category-cell.test.ts';

/** Nested categories. */
export const categories: readonly Mutant[] = [
  bug(
    'collections/item-view.queries.ts',
    '(select categories_below(${tenant.websiteId}, ${category}))',
    'array[${category}::text]',
    apiTests,
  ),
  bug(
    'cart/offered.queries.ts',
    'categories_with_parents(${websiteId}, item.categories) else',
    'item.categories else',
    apiTests,
  ),
  bug('discounts/discounts.queries.ts', '...used, ...parents.values()', '...used', apiTests),
  bug(
    'site/content/read-collection-page.ts',
    'createCategoryTree(categories, parents)',
    'createCategoryTree([...categories, ...parents.keys()], new Map())',
    apiTests,
  ),
  bug(
    'categories/categories.queries.ts',
    'new Set(categories)) add(own',
    '[...categories, ...categories]) add(own',
    apiTests,
  ),
  bug('categories/category-list.ts', 'revisionOf(entries)', 'revisionOf(categories)', apiTests),
  bug('categories/write-categories.ts', 'await lockUrlPaths(tenant);', '', apiTests),
  bug(
    'categories/change-category.ts',
    'await lockUrlPaths(tenant);',
    '',
    'categories/change-category.test.ts',
  ),
  bug(
    'categories/write-categories.ts',
    '...parents.flatMap(({ name, parent }) => [name, parent ?? name]),',
    '',
    apiTests,
  ),
  bug(
    'collections/items.queries.ts',
    '\n      union\n      select name from category_parents where website_id = ${tenant.websiteId}',
    '',
    apiTests,
  ),
  bug(
    'product-imports/plan-products.ts',
    'merged.isChanged || added.length > 0',
    'merged.isChanged',
    importTests,
  ),
  bug('product-imports/plan-products.ts', 'found.length === 0 ? added : []', 'added', importTests),
  bug(
    'product-imports/import-step.ts',
    'await addParents(tenant, categoryPaths)',
    '[]',
    importTests,
  ),
  bug('product-imports/undo-step.ts', "if (undone !== 'edited')", '', importTests),
  bug(
    'product-imports/imports.queries.ts',
    'addedParents.length === 0 ? null : JSON.stringify(addedParents)',
    'null',
    importTests,
  ),
  bug(
    'categories/categories.queries.ts',
    `
      and category_parents.parent = entry.parent
  \`.execute(tenant);
  await`,
    `
  \`.execute(tenant);
  await`,
    importTests,
  ),
  bug(
    'categories/categories.queries.ts',
    `
      and category_parents.parent = entry.parent
  \`.execute(tenant);
}`,
    `
  \`.execute(tenant);
}`,
    importTests,
  ),
  bug(
    'categories/categories.queries.ts',
    'parents.filter(({ wasEntry = false }) => wasEntry)',
    'parents',
    importTests,
  ),
  ruleBug('add-category-paths.ts', '!next.has(name) && ', '', ...ruleTests),
  ruleBug('add-category-paths.ts', ' && !above.includes(name)', '', ...ruleTests),
  ruleBug('add-category-paths.ts', 'levelsBelow(name, next) <= ', '1 <= ', ...ruleTests),
  ruleBug(
    'find-parent-errors.ts',
    'path.length > maxCategoryLevels',
    'path.length > 4',
    ...ruleTests,
  ),
  ruleBug('find-parent-errors.ts', 'names.has(name)', 'false', ...ruleTests),
  ruleBug('category-tree.ts', 'isInCycle(name, parents) ? undefined : ', '', ...ruleTests),
  ruleBug('category-path.ts', 'path.unshift(next)', 'path.push(next)', ...ruleTests),
  csvBug('category-cell.ts', String.raw`/[\\>]/g`, '/[>]/g', cellTests),
  csvBug('category-cell.ts', "index === 0 && text.startsWith('/')", 'false', cellTests),
  csvBug(
    'read-product.ts',
    'path.length > maxCategoryLevels',
    'path.length > 4',
    'product-csv.test.ts',
  ),
  formBug(
    'edited-categories.ts',
    '.length < maxCategoryLevels',
    '.length <= maxCategoryLevels',
    'edited-categories.unit.test.ts',
  ),
  formBug(
    'edited-categories.ts',
    'itemCount > 0 ? [name] : []',
    '[name]',
    'edited-categories.unit.test.ts',
  ),
];
