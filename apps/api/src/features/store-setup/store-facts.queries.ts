import { collectionType, productType, workflowState } from '@sitewright/contracts/codes';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Tenant } from '../../platform/database/index.ts';
import type { StoreFacts } from './setup-of.ts';

const stored = z.object({ isSetupDismissed: z.boolean().default(false) });

interface FactsRow {
  readonly hasStore: boolean;
  readonly hasProduct: boolean;
  readonly hasShipped: boolean | null;
  readonly hasOrder: boolean;
  readonly value: unknown;
}

export async function readStoreFacts(tenant: Tenant): Promise<StoreFacts> {
  const { websiteId } = tenant;
  const { rows } = await sql<FactsRow>`
    select
      exists (
        select from collections where website_id = ${websiteId} and collection_type = ${collectionType.PRODUCTS}
      ) as has_store,
      exists (
        select from products
        join items on items.website_id = products.website_id and items.item_id = products.item_id
        where products.website_id = ${websiteId}
          and items.workflow_state in (${workflowState.PUBLISHED}, ${workflowState.SCHEDULED})
          and exists (
            select from variants
            where variants.website_id = ${websiteId} and variants.item_id = products.item_id
              and variants.removed_at is null and variants.available
          )
      ) as has_product,
      (
        select bool_or(product_type = ${productType.PHYSICAL}) from products where website_id = ${websiteId}
      ) as has_shipped,
      exists (
        select from orders where website_id = ${websiteId} and not is_demo and payment_state in ('paid', 'awaitingPayment', 'authorized', 'voided')
      ) as has_order,
      (select value from store_settings where website_id = ${websiteId}) as value
  `.execute(tenant);
  const [row] = rows;
  if (row === undefined) throw new Error('The query of the store returned no row.');
  const { value, hasShipped, ...facts } = row;
  return {
    ...facts,
    hasShipped: hasShipped ?? undefined,
    isDismissed: stored.parse(value ?? {}).isSetupDismissed,
  };
}

/** Hides the guide, or shows it again; other settings of the store stay. */
export async function writeDismissal(tenant: Tenant, isSetupDismissed: boolean): Promise<void> {
  await sql`
    insert into store_settings (website_id, value)
    values (${tenant.websiteId}, ${JSON.stringify({ isSetupDismissed })}::jsonb)
    on conflict (website_id) do update set value = store_settings.value || excluded.value
  `.execute(tenant);
}
