import type { LookupTransaction } from '../database/index.ts';
import type { HostedSite } from './host-table.ts';

const hostedColumns = [
  'websites.website_id',
  'websites.identifier',
  'websites.status',
  'websites.website_type',
  'websites.locale',
] as const;

const hostedSites = (db: LookupTransaction) =>
  db
    .selectFrom('websites')
    .leftJoin('domains as primary', (join) =>
      join
        .onRef('primary.website_id', '=', 'websites.website_id')
        .on('primary.is_primary', '=', true)
        .on('primary.verified_at', 'is not', null),
    )
    .select([...hostedColumns, 'primary.host as primary_domain']);

/** Every website of the deployment. */
export async function listHostedSites(db: LookupTransaction): Promise<HostedSite[]> {
  const rows = await hostedSites(db).orderBy('websites.website_id').execute();
  return rows.map(toHostedSite);
}

/** The website behind a host; the host table caches the result. */
export async function findHostedSite(
  db: LookupTransaction,
  question: { readonly domain: string } | { readonly identifier: string } | 'default',
): Promise<HostedSite | null> {
  const base = hostedSites(db);
  const row =
    question === 'default'
      ? await base.orderBy('websites.website_id').limit(1).executeTakeFirst()
      : 'domain' in question
        ? await base
            .innerJoin('domains', 'domains.website_id', 'websites.website_id')
            .where('domains.host', '=', question.domain)
            .where('domains.verified_at', 'is not', null)
            .executeTakeFirst()
        : await base
            .innerJoin('site_identifiers', 'site_identifiers.website_id', 'websites.website_id')
            .where('site_identifiers.identifier', '=', question.identifier)
            .executeTakeFirst();
  return row === undefined ? null : toHostedSite(row);
}

type HostedRow = Awaited<ReturnType<ReturnType<typeof hostedSites>['executeTakeFirstOrThrow']>>;

const toHostedSite = (row: HostedRow): HostedSite => ({
  websiteId: row.website_id,
  identifier: row.identifier,
  status: row.status,
  websiteType: row.website_type,
  locale: row.locale,
  primaryDomain: row.primary_domain,
});

/** Every host of a website: its verified domains, and its current and previous identifiers. */
export async function listSiteHosts(
  db: LookupTransaction,
  websiteId: string,
  appDomain: string,
): Promise<string[]> {
  const domains = await db
    .selectFrom('domains')
    .where('website_id', '=', websiteId)
    .where('verified_at', 'is not', null)
    .select('host')
    .execute();
  const identifiers = await db
    .selectFrom('site_identifiers')
    .where('website_id', '=', websiteId)
    .select('identifier')
    .execute();
  return [
    ...domains.map(({ host }) => host),
    ...identifiers.map(({ identifier }) => `${identifier}.${appDomain}`),
  ];
}
