import type { LookupTransaction } from '../database/index.ts';
import type { HostedSite } from './host-table.ts';

const hostedColumns = [
  'websites.websiteId',
  'websites.identifier',
  'websites.status',
  'websites.websiteType',
  'websites.locale',
] as const;

const hostedSites = (db: LookupTransaction) =>
  db
    .selectFrom('websites')
    .leftJoin('domains as primary', (join) =>
      join
        .onRef('primary.websiteId', '=', 'websites.websiteId')
        .on('primary.isPrimary', '=', true)
        .on('primary.verifiedAt', 'is not', null),
    )
    .select([...hostedColumns, 'primary.host as primaryDomain']);

/** Every website of the deployment. */
export const listHostedSites = (db: LookupTransaction): Promise<HostedSite[]> =>
  hostedSites(db).orderBy('websites.websiteId').execute();

/** The website behind a host; the host table caches the result. */
export async function findHostedSite(
  db: LookupTransaction,
  question: { readonly domain: string } | { readonly identifier: string } | 'default',
): Promise<HostedSite | null> {
  const base = hostedSites(db);
  const row =
    question === 'default'
      ? await base.orderBy('websites.websiteId').limit(1).executeTakeFirst()
      : 'domain' in question
        ? await base
            .innerJoin('domains', 'domains.websiteId', 'websites.websiteId')
            .where('domains.host', '=', question.domain)
            .where('domains.verifiedAt', 'is not', null)
            .executeTakeFirst()
        : await base
            .innerJoin('siteIdentifiers', 'siteIdentifiers.websiteId', 'websites.websiteId')
            .where('siteIdentifiers.identifier', '=', question.identifier)
            .executeTakeFirst();
  return row ?? null;
}

/** Every host of a website: its verified domains, and its current and previous identifiers. */
export async function listSiteHosts(
  db: LookupTransaction,
  websiteId: string,
  appDomain: string,
): Promise<string[]> {
  const domains = await db
    .selectFrom('domains')
    .where('websiteId', '=', websiteId)
    .where('verifiedAt', 'is not', null)
    .select('host')
    .execute();
  const identifiers = await db
    .selectFrom('siteIdentifiers')
    .where('websiteId', '=', websiteId)
    .select('identifier')
    .execute();
  return [
    ...domains.map(({ host }) => host),
    ...identifiers.map(({ identifier }) => `${identifier}.${appDomain}`),
  ];
}
