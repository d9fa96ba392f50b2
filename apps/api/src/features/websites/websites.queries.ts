import type { Website } from '@sitewright/contracts/entities';
import { websiteStatus, websiteType, workflowState } from '@sitewright/contracts/codes';
import { sql } from 'kysely';
import { countRows } from '../../platform/database/count-rows.ts';
import type { LookupTransaction, TenantTransaction } from '../../platform/database/index.ts';
import { revisionChanges, type SiteRevision } from '../../platform/page-cache/site-revisions.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';

const hostedColumns = [
  'websites.website_id',
  'websites.identifier',
  'websites.status',
  'websites.website_type',
] as const;

/** The website behind a host; the host table keeps the answer. */
export async function findHostedSite(
  db: LookupTransaction,
  question: { readonly domain: string } | { readonly identifier: string } | 'default',
): Promise<HostedSite | null> {
  const base = db
    .selectFrom('websites')
    .leftJoin('domains as primary', (join) =>
      join
        .onRef('primary.website_id', '=', 'websites.website_id')
        .on('primary.is_primary', '=', true)
        .on('primary.verified_at', 'is not', null),
    )
    .select([...hostedColumns, 'primary.host as primary_domain']);
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
  return row === undefined
    ? null
    : {
        websiteId: row.website_id,
        identifier: row.identifier,
        status: row.status,
        websiteType: row.website_type,
        primaryDomain: row.primary_domain,
      };
}

/** How long a reserved identifier waits for its website. */
const reservationMs = 600_000;

/** Takes an identifier for a website to come; false when another website has it, or is about to. */
export async function reserveIdentifier(
  db: LookupTransaction,
  identifier: string,
  websiteId: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('site_identifiers')
    .values({ identifier, website_id: websiteId, reserved_at: now })
    .onConflict((conflict) =>
      conflict
        .column('identifier')
        .doUpdateSet({ website_id: websiteId, reserved_at: now })
        .where('site_identifiers.reserved_at', '<', new Date(now.getTime() - reservationMs))
        .where(
          sql<boolean>`not exists (select from websites where websites.website_id = site_identifiers.website_id)`,
        ),
    )
    .returning('identifier')
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewWebsite {
  readonly websiteId: string;
  readonly identifier: string;
  readonly title: string;
  readonly description?: string;
  readonly accountId: string;
  readonly locale?: string;
  readonly currency?: string;
}

export async function insertWebsite(trx: TenantTransaction, website: NewWebsite): Promise<void> {
  await trx
    .insertInto('websites')
    .values({
      website_id: website.websiteId,
      identifier: website.identifier,
      title: website.title,
      description: website.description ?? '',
      website_type: websiteType.CLASSIC,
      status: websiteStatus.TRIAL,
      locale: website.locale ?? 'en',
      currency: website.currency ?? 'USD',
    })
    .execute();
  await trx
    .insertInto('contributors')
    .values({
      website_id: website.websiteId,
      account_id: website.accountId,
      is_owner: true,
      roles: [],
    })
    .execute();
}

const websiteColumns = [
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
] as const;

interface WebsiteColumns {
  website_id: string;
  identifier: string;
  title: string;
  website_type: number;
  status: number;
  locale: string;
  currency: string;
  created_at: Date;
  live_release_id: string | null;
  description: string;
}

export const toWebsite = (row: WebsiteColumns, baseUrl: string): Website => ({
  id: row.website_id,
  identifier: row.identifier,
  title: row.title,
  baseUrl,
  websiteType: row.website_type,
  status: row.status,
  locale: row.locale,
  currency: row.currency,
  createdAt: row.created_at.toISOString(),
  liveReleaseId: row.live_release_id,
});

export const findWebsite = (trx: TenantTransaction, websiteId: string) =>
  trx
    .selectFrom('websites')
    .where('website_id', '=', websiteId)
    .select(websiteColumns)
    .executeTakeFirst();

/** Websites of an account after a cursor, in the order of their age. */
export const listWebsitesOf = (
  db: LookupTransaction,
  accountId: string,
  after: string,
  limit: number,
) =>
  db
    .selectFrom('websites')
    .innerJoin('contributors', 'contributors.website_id', 'websites.website_id')
    .leftJoin('domains', (join) =>
      join
        .onRef('domains.website_id', '=', 'websites.website_id')
        .on('domains.is_primary', '=', true),
    )
    .where('contributors.account_id', '=', accountId)
    .where('websites.website_id', '>', after)
    .orderBy('websites.website_id')
    .limit(limit)
    .select(websiteColumns.map((column) => `websites.${column}` as const))
    .select('domains.host')
    .execute();

export const countWebsitesOf = (db: LookupTransaction, accountId: string): Promise<number> =>
  countRows(
    db
      .selectFrom('websites')
      .innerJoin('contributors', 'contributors.website_id', 'websites.website_id')
      .where('contributors.account_id', '=', accountId),
  );

/** Says that something changed that pages show and no release holds. */
export const bumpDataRevision = (trx: TenantTransaction, websiteId: string) =>
  trx
    .updateTable('websites')
    .set((update) => ({ data_revision: update('data_revision', '+', 1) }))
    .where('website_id', '=', websiteId)
    .execute();

/** The revision of a website at a moment; an item that became due meanwhile makes another one (CONTENT-05). */
export async function readSiteRevision(
  trx: TenantTransaction,
  websiteId: string,
  now: Date,
): Promise<SiteRevision | null> {
  const row = await trx
    .selectFrom('websites')
    .where('website_id', '=', websiteId)
    .select((select) => [
      'live_release_id',
      'data_revision',
      select
        .selectFrom('items')
        .whereRef('items.website_id', '=', 'websites.website_id')
        .where('workflow_state', '=', workflowState.SCHEDULED)
        .where('publish_at', '<=', now)
        .select((count) => count.fn.countAll<number>().as('due'))
        .as('due'),
    ])
    .executeTakeFirst();
  return row === undefined ? null : { changes: revisionChanges(row), due: row.due ?? 0 };
}
