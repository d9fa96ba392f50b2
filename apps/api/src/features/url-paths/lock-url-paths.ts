import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/**
 * Callers for one website go on one after the other, until the end of their transactions: whoever changes where a page
 * or an item is found, so that what is free stays free until it is taken. It is asked for before any other lock, before
 * that of `lockWebsite` as well, so that no two wait for each other.
 */
export const lockUrlPaths = (tenant: Tenant) =>
  sql`
    insert into url_path_locks (website_id) values (${tenant.websiteId})
    on conflict (website_id) do update set website_id = excluded.website_id
  `.execute(tenant);
