import type { Website } from '@sitewright/contracts/entities';
import { defaultBlogUrlFormat } from '@sitewright/contracts/links';
import { storeDefaults } from '@sitewright/commerce';
import { websiteStatus, websiteType } from '@sitewright/contracts/codes';
import { sql } from 'kysely';
import { countRows } from '../../platform/database/count-rows.ts';
import type { LookupTransaction, Tenant } from '../../platform/database/index.ts';
import { websiteColumns } from '../../platform/tenancy/website.queries.ts';

/** How long an identifier stays reserved without a website. */
const reservationMs = 600_000;

/** Reserves an identifier for a new website; false if another website has it or has reserved it. */
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
  readonly identifier: string;
  readonly title: string;
  readonly description?: string;
  readonly accountId: string;
  readonly locale?: string;
  readonly currency?: string;
}

export async function insertWebsite(tenant: Tenant, website: NewWebsite): Promise<void> {
  await tenant
    .insertInto('websites')
    .values({
      identifier: website.identifier,
      title: website.title,
      description: website.description ?? '',
      website_type: websiteType.CLASSIC,
      status: websiteStatus.TRIAL,
      locale: website.locale ?? 'en',
      currency: website.currency ?? storeDefaults.currency,
    })
    .execute();
  await tenant
    .insertInto('contributors')
    .values({
      account_id: website.accountId,
      is_owner: true,
      roles: [],
    })
    .execute();
}

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
  time_zone: string;
  settings: unknown;
}

type Switches = Pick<
  Website,
  'noIndex' | 'runsCode' | 'shortEmailEndings' | 'blogUrlFormat' | 'measurementStandard'
>;

const switchesOf = ({
  noIndex = false,
  runsCode = true,
  shortEmailEndings = false,
  blogUrlFormat = defaultBlogUrlFormat,
  measurementStandard = 'metric',
}: Partial<Switches>): Switches => ({
  noIndex,
  runsCode,
  shortEmailEndings,
  blogUrlFormat,
  measurementStandard,
});

export const toWebsite = (row: WebsiteColumns, baseUrl: string): Website => ({
  id: row.website_id,
  identifier: row.identifier,
  title: row.title,
  baseUrl,
  websiteType: row.website_type,
  status: row.status,
  locale: row.locale,
  currency: row.currency,
  timeZone: row.time_zone,
  ...switchesOf(row.settings as Partial<Switches>),
  createdAt: row.created_at.toISOString(),
  liveReleaseId: row.live_release_id,
});

/** Websites of an account after a cursor, by creation time. */
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
