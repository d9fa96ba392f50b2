import { downloadSettings, type DownloadSettings } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Tenant } from '../../platform/database/index.ts';

/** Of a store that has not chosen. */
const defaults: DownloadSettings = { maxDownloads: 5, validDays: 30 };

const stored = z.object({ downloads: downloadSettings.default(defaults) });

/** How often and how long files can be downloaded. */
export async function readDownloadSettings(tenant: Tenant): Promise<DownloadSettings> {
  const row = await tenant.selectFrom('storeSettings').select('value').executeTakeFirst();
  return stored.parse(row?.value ?? {}).downloads;
}

/** Sets them for later orders; other settings of the store stay. */
export async function writeDownloadSettings(
  tenant: Tenant,
  downloads: DownloadSettings,
): Promise<void> {
  await sql`
    insert into store_settings (website_id, value)
    values (${tenant.websiteId}, ${JSON.stringify({ downloads })}::jsonb)
    on conflict (website_id) do update set value = store_settings.value || excluded.value
  `.execute(tenant);
}
