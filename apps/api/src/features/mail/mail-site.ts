import type { MailView } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';
import { siteOrigin } from '../../platform/hosts/addresses.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import type { Services } from '../../platform/services.ts';

/** The website's data in its mails. */
export type MailSite = MailView['site'];

export async function readMailSite(
  tenant: Tenant,
  site: HostedSite,
  { settings }: Pick<Services, 'settings'>,
): Promise<MailSite> {
  const { title, locale, timeZone } = await tenant
    .selectFrom('websites')
    .select(['title', 'locale', 'timeZone'])
    .executeTakeFirstOrThrow();
  return { title, locale, timeZone, baseUrl: siteOrigin(settings, site) };
}
