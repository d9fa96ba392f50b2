import { cartRecovery, noCartRecovery, type CartRecovery } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Tenant } from '../../platform/database/index.ts';

const stored = z.object({ cartRecovery: cartRecovery.default(noCartRecovery) });

/** How the store follows up abandoned carts. */
export async function readCartRecovery(tenant: Tenant): Promise<CartRecovery> {
  const row = await tenant.selectFrom('storeSettings').select('value').executeTakeFirst();
  return stored.parse(row?.value ?? {}).cartRecovery;
}

/** Sets it; other settings of the store stay. */
export async function writeCartRecovery(tenant: Tenant, settings: CartRecovery): Promise<void> {
  await sql`
    insert into store_settings (website_id, value)
    values (${tenant.websiteId}, ${JSON.stringify({ cartRecovery: settings })}::jsonb)
    on conflict (website_id) do update set value = store_settings.value || excluded.value
  `.execute(tenant);
}
