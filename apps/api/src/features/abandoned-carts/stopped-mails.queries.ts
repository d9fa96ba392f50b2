import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { latestConsents } from '../customers/public.ts';

/** The address of a customer as far as it is known, and whether the mails are stopped. */
export async function findStoppedMails(
  tenant: Tenant,
  customerId: string,
): Promise<{ readonly email: string; readonly isStopped: boolean }> {
  const { websiteId } = tenant;
  const { rows } = await sql<{ readonly email: string | null; readonly isStopped: boolean | null }>`
    select
      coalesce(
        (select buyer_email from carts where website_id = ${websiteId} and customer_id = ${customerId} limit 1),
        (select email from orders where website_id = ${websiteId} and customer_id = ${customerId} limit 1)
      ) as email,
      (select not is_given from (${latestConsents(websiteId, customerId)}) as latest) as is_stopped
  `.execute(tenant);
  return { email: rows[0]?.email ?? '', isStopped: rows[0]?.isStopped === true };
}
