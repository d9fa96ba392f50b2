import type { Tenant } from '../../platform/database/index.ts';
import { lockUrlPaths } from '../url-paths/public.ts';
import { findImport, insertImportedItem, updateImport, type ImportRow } from './imports.queries.ts';
import { readImportProducts } from './read-content.ts';

const stopped =
  'The server could not import this product or one of the next ones. Import the file again without them.';

const notUndone =
  'The server could not undo the rest of this import. Check the products that it changed.';

/**
 * Ends an import that stopped because of an error of the server. A running one undoes itself, an undo ends as failed.
 * Both list the reason. Returns whether it has steps to undo.
 */
export async function failImport(tenant: Tenant, importId: string): Promise<boolean> {
  await lockUrlPaths(tenant);
  const row = await findImport(tenant, importId, true);
  if (row === null) return false;
  const { position, total, fileName } = row;
  if (row.state === 'running') {
    const first = await findProductAt(tenant, row);
    const item = { ...first, importId, position, itemId: null };
    await insertImportedItem(tenant, { ...item, outcome: 'invalid', message: stopped });
    await updateImport(tenant, importId, { state: 'undoing', undoTo: 'failed', content: null });
    return true;
  }
  if (row.state === 'undoing') {
    // Behind all products of the file.
    const item = { importId, position: total + 1, rowNumber: 1, itemId: null, title: fileName };
    await insertImportedItem(tenant, { ...item, outcome: 'invalid', message: notUndone });
    await updateImport(tenant, importId, { state: 'failed' });
  }
  return false;
}

/** The product at which an import stopped. A file that cannot be read stopped it at the first row. */
async function findProductAt(
  tenant: Tenant,
  row: ImportRow,
): Promise<{ readonly rowNumber: number; readonly title: string }> {
  const products = await readImportProducts(tenant, row).catch(() => []);
  const product = products[row.position]?.product;
  return { rowNumber: product?.row ?? 1, title: product?.title ?? row.fileName };
}
