import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/**
 * Makes transactions of one website that change paths of pages or items run one after the other, so that a free path
 * stays free until it is taken. It is acquired before all other locks, also before that of `lockWebsite`, so that two
 * transactions never wait for each other.
 */
export const lockUrlPaths = (tenant: Tenant) =>
  sql`
    insert into url_path_locks (website_id) values (${tenant.websiteId})
    on conflict (website_id) do update set website_id = excluded.website_id
  `.execute(tenant);
