import { checkProductImport } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { findCollections } from '../collections/public.ts';
import { lockUrlPaths } from '../url-paths/public.ts';
import { checkProducts } from './check-products.ts';
import { findImport, updateImport } from './imports.queries.ts';
import { readImportProducts } from './read-content.ts';
import { readImport } from './to-product-import.ts';

const mappingError = (text: string) => err('invalidRequest', { errors: { mapping: text } });

/** Stores the mapping with the verdict: only what the owner has seen can be imported. */
export const checkImportRoute = tenantRoute(
  checkProductImport,
  ownerWrites('products.write'),
  async ({ tenant, params: { importId }, body: { mapping, measurementStandard }, now }) => {
    await lockUrlPaths(tenant);
    const row = await findImport(tenant, importId, true);
    if (row === null) return err('notFound');
    if (row.state !== 'uploaded' && row.state !== 'checked') return err('actionNotAllowed');
    if (mapping.length !== row.file.columns.length)
      return mappingError('Choose what each column contains.');
    const fields = mapping.filter((field) => field !== null);
    const second = mapping.findIndex(
      (field, index) => field !== null && mapping.indexOf(field) < index,
    );
    if (second !== -1) {
      const titles = [mapping.indexOf(mapping[second] ?? null), second].map(
        (index) => row.file.columns[index]?.title || `Column ${index + 1}`,
      );
      return mappingError(
        `“${titles[0]}” and “${titles[1]}” contain the same. Change one of them.`,
      );
    }
    if (!fields.includes('title') && !fields.includes('sku') && !fields.includes('handle'))
      return mappingError('Choose the column that contains the title, the SKU or the URL slug.');
    const collection = (await findCollections(tenant, [row.collectionId])).get(row.collectionId);
    if (collection === undefined) return err('notFound');
    const products = await readImportProducts(tenant, { ...row, mapping, measurementStandard });
    const verdict = await checkProducts(tenant, products, collection, now);
    await updateImport(tenant, importId, {
      state: 'checked',
      mapping,
      measurementStandard,
      verdict,
      total: products.length,
    });
    return readImport(tenant, importId);
  },
);
