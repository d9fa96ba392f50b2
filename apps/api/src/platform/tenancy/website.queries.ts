import type { Tenant } from '../database/index.ts';

/** Title and identifiers of a website. */
export const websiteColumns = [
  'website_id',
  'identifier',
  'title',
  'website_type',
  'status',
  'locale',
  'currency',
  'created_at',
  'live_release_id',
  'description',
  'time_zone',
  'settings',
] as const;

export const findWebsite = (tenant: Tenant) =>
  tenant.selectFrom('websites').select(websiteColumns).executeTakeFirst();

/** Whether email addresses of the website's visitors must end in two to four letters. */
export async function readShortEmailEndings(tenant: Tenant): Promise<boolean> {
  const row = await findWebsite(tenant);
  return (row?.settings as { shortEmailEndings?: boolean } | undefined)?.shortEmailEndings === true;
}
