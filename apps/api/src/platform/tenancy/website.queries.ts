import type { Tenant } from '../database/index.ts';

/** The columns of a website that features read. */
export const websiteColumns = [
  'websiteId',
  'identifier',
  'title',
  'websiteType',
  'status',
  'locale',
  'currency',
  'createdAt',
  'liveReleaseId',
  'description',
  'timeZone',
  'settings',
] as const;

export const findWebsite = (tenant: Tenant) =>
  tenant.selectFrom('websites').select(websiteColumns).executeTakeFirst();

/** Whether email addresses of the website's visitors must end in two to four letters. */
export async function requiresShortEmailEndings(tenant: Tenant): Promise<boolean> {
  const row = await findWebsite(tenant);
  return (row?.settings as { shortEmailEndings?: boolean } | undefined)?.shortEmailEndings === true;
}
