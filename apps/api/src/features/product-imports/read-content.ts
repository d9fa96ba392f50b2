import { parseCsv, readProducts, type ReadProduct } from '@sitewright/commerce/product-csv';
import type { CurrencyCode } from '@sitewright/contracts/codes';
import { fractionDigitsOf } from '@sitewright/money';
import type { Tenant } from '../../platform/database/index.ts';
import { findImportContent, type ImportRow } from './imports.queries.ts';
import { importLimits } from './read-import-file.ts';

/** The store's currency, and how many decimals it has. */
export async function readCurrency(
  tenant: Tenant,
): Promise<{ readonly currency: string; readonly digits: number }> {
  const { currency } = await tenant
    .selectFrom('websites')
    .select('currency')
    .executeTakeFirstOrThrow();
  return { currency, digits: fractionDigitsOf(currency as CurrencyCode) };
}

/** The products of an import's file; empty once the import has ended. */
export async function readImportProducts(
  tenant: Tenant,
  { importId, mapping, measurementStandard }: ImportRow,
): Promise<ReadProduct[]> {
  const content = await findImportContent(tenant, importId);
  if (content === null) return [];
  const { table } = parseCsv(content, importLimits.rows);
  if (table === undefined) return [];
  const units = { ...(await readCurrency(tenant)), measurementStandard };
  return readProducts(table, mapping, units);
}
