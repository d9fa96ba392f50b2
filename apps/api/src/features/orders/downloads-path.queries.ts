import type { Tenant } from '../../platform/database/index.ts';
import { downloadsPath } from './downloads-token.ts';

/** The path of the page with the files of an order; null if it has none. */
export async function findDownloadsPath(
  tenant: Tenant,
  secret: string,
  orderId: string,
): Promise<string | null> {
  const row = await tenant
    .selectFrom('downloadGrants')
    .where('orderId', '=', orderId)
    .select('version')
    .executeTakeFirst();
  return row === undefined
    ? null
    : downloadsPath(secret, tenant.websiteId, { id: orderId, version: row.version });
}
