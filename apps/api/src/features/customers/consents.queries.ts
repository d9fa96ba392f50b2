import type { ConsentSource, MarketingConsent } from '@sitewright/contracts/entities';
import { sql, type RawBuilder } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** All consents and withdrawals, of the website or of one customer: those of checkouts, and those that were recorded. */
function consents(websiteId: string, customerId?: string): RawBuilder<unknown> {
  const ofCustomer = customerId === undefined ? sql`` : sql`and customer_id = ${customerId}`;
  return sql`
    select customer_id, true as is_given, 'checkout' as source, '' as author, created_at
    from orders
    where website_id = ${websiteId} and accepts_marketing and customer_id is not null ${ofCustomer}
    union all
    select customer_id, is_given, source, author, created_at
    from marketing_consents
    where website_id = ${websiteId} ${ofCustomer}`;
}

/** The latest consent or withdrawal of each customer. Of two in the same millisecond, the withdrawal counts. */
export const latestConsents = (websiteId: string, customerId?: string): RawBuilder<unknown> => sql`
  select distinct on (customer_id) customer_id, is_given, created_at
  from (${consents(websiteId, customerId)}) as consent
  order by customer_id, created_at desc, is_given`;

/** The consents and withdrawals of a customer, newest first. */
export async function listConsents(
  tenant: Tenant,
  customerId: string,
): Promise<MarketingConsent[]> {
  const { rows } = await sql<{
    readonly isGiven: boolean;
    readonly source: ConsentSource;
    readonly author: string;
    readonly createdAt: Date;
  }>`
    select is_given, source, author, created_at
    from (${consents(tenant.websiteId, customerId)}) as consent
    order by created_at desc, is_given
  `.execute(tenant);
  return rows.map(({ isGiven, source, author, createdAt }) => ({
    isGiven,
    source,
    author,
    at: createdAt.toISOString(),
  }));
}

/** Records a consent or a withdrawal, unless it is the present state. */
export async function insertConsent(
  tenant: Tenant,
  consent: {
    readonly consentId: string;
    readonly customerId: string;
    readonly isGiven: boolean;
    readonly source: Exclude<ConsentSource, 'checkout'>;
    readonly author?: string;
  },
  now: Date,
): Promise<void> {
  const { consentId, customerId, isGiven, source, author = '' } = consent;
  await sql`
    insert into marketing_consents (website_id, consent_id, customer_id, is_given, source, author, created_at)
    select ${tenant.websiteId}, ${consentId}, ${customerId}, ${isGiven}, ${source}, ${author}, ${now}
    where not exists (
      select from (${latestConsents(tenant.websiteId, customerId)}) as latest where latest.is_given = ${isGiven}
    )
  `.execute(tenant);
}
