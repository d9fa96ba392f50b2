import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/**
 * Serializes transactions of one website that change paths of pages or items, so that a free path stays free until it
 * is taken. Acquire it before all other locks, including `lockWebsite`, to prevent deadlocks.
 */
export const lockUrlPaths = (tenant: Tenant) =>
  sql`
    insert into url_path_locks (website_id) values (${tenant.websiteId})
    on conflict (website_id) do update set website_id = excluded.website_id
  `.execute(tenant);
