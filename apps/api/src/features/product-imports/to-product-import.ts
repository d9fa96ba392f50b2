import type { ProductImport } from '@sitewright/contracts/api';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { Tenant } from '../../platform/database/index.ts';
import { countOutcomes, findImport, listNotableItems, type ImportRow } from './imports.queries.ts';

const maxNotable = 100;

async function toProductImport(tenant: Tenant, row: ImportRow): Promise<ProductImport> {
  const outcomes = await countOutcomes(tenant, row.importId);
  const notable = await listNotableItems(tenant, row.importId, maxNotable);
  const sum = (matches: (each: (typeof outcomes)[number]) => boolean) =>
    outcomes.filter(matches).reduce((total, { count }) => total + count, 0);
  const undoneCount = sum(({ undone }) => undone !== null);
  const isUndoing = row.state === 'undoing' || row.state === 'undone';
  const changedCount = sum(({ outcome }) => outcome === 'created' || outcome === 'updated');
  return {
    id: row.importId,
    collectionId: row.collectionId,
    fileName: row.fileName,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    file: row.file,
    mapping: row.mapping,
    measurementStandard: row.measurementStandard,
    check: row.verdict,
    progress: isUndoing
      ? { done: undoneCount, total: changedCount }
      : { done: row.position, total: row.total },
    counts: {
      created: sum(({ outcome }) => outcome === 'created'),
      updated: sum(({ outcome }) => outcome === 'updated'),
      unchanged: sum(({ outcome }) => outcome === 'unchanged'),
      invalid: sum(({ outcome }) => outcome === 'invalid'),
    },
    failures: notable
      .filter(({ outcome }) => outcome === 'invalid')
      .map(({ itemId, title, rowNumber, message }) => ({
        itemId,
        title,
        row: rowNumber,
        text: message,
      })),
    undo:
      undoneCount === 0 && !isUndoing
        ? null
        : {
            deleted: sum(({ undone }) => undone === 'deleted'),
            restored: sum(({ undone }) => undone === 'restored'),
            edited: notable
              .filter(({ outcome }) => outcome !== 'invalid')
              .map(({ itemId, title }) => ({ itemId, title })),
          },
  };
}

/** An import as owners see it. */
export async function readImport(
  tenant: Tenant,
  importId: string,
): Promise<ProductImport | ErrorResult> {
  const row = await findImport(tenant, importId);
  return row === null ? err('notFound') : toProductImport(tenant, row);
}
