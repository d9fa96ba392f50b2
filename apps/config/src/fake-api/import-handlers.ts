import { parseCsv, readProducts, recognizeFormat } from '@sitewright/commerce/product-csv';
import {
  changeProducts,
  checkProductImport,
  listProductImports,
  readProductImport,
  runProductImport,
  undoProductImport,
  type ProductImport,
} from '@sitewright/contracts/api';
import {
  addCategoryPaths,
  toCategoryParents,
  type CategoryParents,
} from '@sitewright/contracts/categories';
import { workflowState } from '@sitewright/contracts/codes';
import { err } from '@sitewright/contracts/errors';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { pageOf, type FakeState } from './state.ts';

const noCounts = { created: 0, updated: 0, unchanged: 0, invalid: 0 };

/** Reads a products file as the server does. */
export async function uploadFakeImport(
  state: FakeState,
  input: { readonly collectionId: string; readonly importId: string; readonly file: File },
): Promise<ProductImport> {
  const text = await input.file.text();
  const { table } = parseCsv(text, 100);
  if (table === undefined) throw new Error('The test file is no table.');
  const { format, mapping } = recognizeFormat(table.titles, (index) =>
    table.rows.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== ''),
  );
  const uploaded: ProductImport = {
    id: input.importId,
    collectionId: input.collectionId,
    fileName: input.file.name,
    state: 'uploaded',
    createdAt: '2026-11-20T12:00:00.000Z',
    createdBy: 'Ada',
    file: {
      format,
      encoding: 'UTF-8',
      delimiter: table.delimiter,
      rowCount: table.rows.length,
      columns: table.titles.map((title, index) => ({
        title,
        samples: table.rows.slice(0, 3).map(({ cells }) => cells[index] ?? ''),
      })),
    },
    mapping,
    measurementStandard: 'metric',
    check: null,
    progress: { done: 0, total: 0 },
    counts: noCounts,
    failures: [],
    undo: null,
  };
  state.imports = [uploaded, ...state.imports];
  state.importTexts.set(uploaded.id, text);
  return uploaded;
}

function checkOf(
  text: string,
  mapping: ProductImport['mapping'],
  parents: CategoryParents,
): ProductImport['check'] {
  const { table } = parseCsv(text, 100);
  if (table === undefined) return null;
  const units = { currency: 'EUR', digits: 2, measurementStandard: 'metric' };
  const products = readProducts(table, mapping, units);
  const errors = products.flatMap((each) => each.errors);
  const invalid = products.filter((each) => each.errors.length > 0).length;
  return {
    counts: { ...noCounts, created: products.length - invalid, invalid },
    errors,
    errorCount: errors.length,
    warnings: products.flatMap(({ product }) =>
      addCategoryPaths(product.categoryPaths ?? [], parents).rejected.map(({ name }) => ({
        row: product.row,
        column: null,
        text: `The category “${name}” stays in “${parents.get(name)}”.`,
      })),
    ),
    missingImages: products.flatMap(({ product }) => product.images ?? []),
    missingImageCount: products.flatMap(({ product }) => product.images ?? []).length,
    products: products.map(({ product, errors: found }) => ({
      row: product.row,
      title: product.title ?? '',
      outcome: found.length > 0 ? 'invalid' : 'created',
      variantCount: product.variants.length,
    })),
  };
}

export function importHandlers(state: FakeState): HttpHandler[] {
  const find = (id: string) => state.imports.find((each) => each.id === id);
  function change(id: string, changes: Partial<ProductImport>) {
    state.imports = state.imports.map((each) => (each.id === id ? { ...each, ...changes } : each));
    return find(id) ?? err('notFound');
  }
  return [
    answer(listProductImports, ({ query }) =>
      pageOf(
        state.imports.filter((each) => each.state !== 'uploaded' && each.state !== 'checked'),
        query,
      ),
    ),
    answer(checkProductImport, ({ params: { importId }, body }) =>
      change(importId, {
        ...body,
        state: 'checked',
        check: checkOf(
          state.importTexts.get(importId) ?? '',
          body.mapping,
          toCategoryParents(state.categoryParents),
        ),
      }),
    ),
    answer(runProductImport, ({ params: { importId } }) => {
      const total = find(importId)?.check?.products.length ?? 0;
      return change(importId, { state: 'running', progress: { done: 0, total } });
    }),
    answer(undoProductImport, ({ params: { importId } }) =>
      change(importId, { state: 'undone', undo: { deleted: 1, restored: 0, edited: [] } }),
    ),
    // A running import is through at the next read.
    answer(readProductImport, ({ params: { importId } }) => {
      const row = find(importId);
      if (row?.state !== 'running') return row ?? err('notFound');
      const { total } = row.progress;
      const counts = row.check?.counts ?? noCounts;
      return change(importId, { state: 'done', progress: { done: total, total }, counts });
    }),
    answer(changeProducts, ({ body: { itemIds, change: changed } }) => {
      const ids = new Set(itemIds);
      state.productChanges.push(changed);
      if (changed.kind === 'delete') state.items = state.items.filter(({ id }) => !ids.has(id));
      if (changed.kind === 'visibility')
        state.items = state.items.map((item) =>
          ids.has(item.id)
            ? {
                ...item,
                workflowState: changed.isVisible ? workflowState.PUBLISHED : workflowState.DRAFT,
              }
            : item,
        );
      return { changed: ids.size };
    }),
  ];
}
