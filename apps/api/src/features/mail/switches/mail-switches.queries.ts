import { sql } from 'kysely';
import type { OptionalMail } from '@sitewright/contracts/entities';
import type { Tenant } from '../../../platform/database/index.ts';

/** A mail whose switch is stored here. The others belong to a feature that has its own. */
type StoredSwitch = Exclude<OptionalMail, 'reviewRequest' | 'abandonedCart'>;

/** Whether the store sends a mail. It is checked in the transaction that would cause the mail. */
export async function isMailOn(tenant: Tenant, mail: StoredSwitch): Promise<boolean> {
  const { rows } = await sql<{ readonly isOff: boolean }>`
    select value #>> array['mailSwitches', ${mail}] = 'false' as is_off
    from store_settings where website_id = ${tenant.websiteId}
  `.execute(tenant);
  return rows[0]?.isOff !== true;
}

/** Turns a mail on or off; other switches stay, also those that are changed at the same time. */
export async function storeSwitch(
  tenant: Tenant,
  mail: StoredSwitch,
  isOn: boolean,
): Promise<void> {
  const change = JSON.stringify({ [mail]: isOn });
  await sql`
    insert into store_settings (website_id, value)
    values (${tenant.websiteId}, jsonb_build_object('mailSwitches', ${change}::jsonb))
    on conflict (website_id) do update set value = jsonb_set(
      store_settings.value, '{mailSwitches}',
      coalesce(store_settings.value -> 'mailSwitches', '{}') || ${change}::jsonb
    )
  `.execute(tenant);
}
