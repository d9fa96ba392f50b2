import { giftCardBounds, type GiftCardBounds } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Tenant } from '../../platform/database/index.ts';

const stored = z.object({ giftCards: giftCardBounds.nullable().default(null) });

/** The bounds of an amount that buyers of gift cards choose; null if only fixed amounts are sold. */
export async function readGiftCardBounds(tenant: Tenant): Promise<GiftCardBounds | null> {
  const row = await tenant.selectFrom('storeSettings').select('value').executeTakeFirst();
  return stored.parse(row?.value ?? {}).giftCards;
}

/** Sets the bounds; other settings of the store stay. */
export async function writeGiftCardBounds(
  tenant: Tenant,
  giftCards: GiftCardBounds | null,
): Promise<void> {
  await sql`
    insert into store_settings (website_id, value)
    values (${tenant.websiteId}, ${JSON.stringify({ giftCards })}::jsonb)
    on conflict (website_id) do update set value = store_settings.value || excluded.value
  `.execute(tenant);
}

/** The currency of the store. */
export async function readStoreCurrency(tenant: Tenant): Promise<string> {
  const { currency } = await tenant
    .selectFrom('websites')
    .select('currency')
    .executeTakeFirstOrThrow();
  return currency;
}
