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
    .insertInto('siteIdentifiers')
    .values({ identifier, websiteId, reservedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('identifier')
        .doUpdateSet({ websiteId, reservedAt: now })
        .where('siteIdentifiers.reservedAt', '<', new Date(now.getTime() - reservationMs))
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
      websiteType: websiteType.CLASSIC,
      status: websiteStatus.TRIAL,
      locale: website.locale ?? 'en',
      currency: website.currency ?? storeDefaults.currency,
    })
    .execute();
  await tenant
    .insertInto('contributors')
    .values({
      accountId: website.accountId,
      isOwner: true,
      roles: [],
    })
    .execute();
}

interface WebsiteColumns {
  websiteId: string;
  identifier: string;
  title: string;
  websiteType: number;
  status: number;
  locale: string;
  currency: string;
  createdAt: Date;
  liveReleaseId: string | null;
  description: string;
  timeZone: string;
  settings: unknown;
}

type StoredSettings = Pick<
  Website,
  'noIndex' | 'runsCode' | 'shortEmailEndings' | 'blogUrlFormat' | 'measurementStandard'
>;

const readStoredSettings = ({
  noIndex = false,
  runsCode = true,
  shortEmailEndings = false,
  blogUrlFormat = defaultBlogUrlFormat,
  measurementStandard = 'metric',
}: Partial<StoredSettings>): StoredSettings => ({
  noIndex,
  runsCode,
  shortEmailEndings,
  blogUrlFormat,
  measurementStandard,
});

export const toWebsite = (row: WebsiteColumns, baseUrl: string): Website => ({
  id: row.websiteId,
  identifier: row.identifier,
  title: row.title,
  baseUrl,
  websiteType: row.websiteType,
  status: row.status,
  locale: row.locale,
  currency: row.currency,
  timeZone: row.timeZone,
  ...readStoredSettings(row.settings as Partial<StoredSettings>),
  createdAt: row.createdAt.toISOString(),
  liveReleaseId: row.liveReleaseId,
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
    .innerJoin('contributors', 'contributors.websiteId', 'websites.websiteId')
    .leftJoin('domains', (join) =>
      join.onRef('domains.websiteId', '=', 'websites.websiteId').on('domains.isPrimary', '=', true),
    )
    .where('contributors.accountId', '=', accountId)
    .where('websites.websiteId', '>', after)
    .orderBy('websites.websiteId')
    .limit(limit)
    .select(websiteColumns.map((column) => `websites.${column}` as const))
    .select('domains.host')
    .execute();

export const countWebsitesOf = (db: LookupTransaction, accountId: string): Promise<number> =>
  countRows(
    db
      .selectFrom('websites')
      .innerJoin('contributors', 'contributors.websiteId', 'websites.websiteId')
      .where('contributors.accountId', '=', accountId),
  );
