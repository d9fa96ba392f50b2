import { createSku } from '@sitewright/commerce';
import type { Tenant } from '../../platform/database/index.ts';
import { listTakenSkus } from './products.queries.ts';

/**
 * Generates SKUs that no variant of the website has; a duplicate is generated again (PRODUCT-17).
 *
 * @param generate Generates a SKU; tests replace it.
 */
export async function generateSkus(
  tenant: Tenant,
  count: number,
  generate: () => string = () => createSku(Math.random),
): Promise<string[]> {
  const free = new Set<string>();
  while (free.size < count) {
    const candidates = Array.from({ length: count - free.size }, generate);
    const taken = new Set(await listTakenSkus(tenant, candidates));
    for (const candidate of candidates) if (!taken.has(candidate)) free.add(candidate);
  }
  return [...free];
}
