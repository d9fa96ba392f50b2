import type { Tenant } from '../database/index.ts';

/**
 * Serializes transactions of one website: publishes, and those that check whether a path or the content of a file is
 * taken before they take it. It is acquired before all other locks, so that two transactions never wait for each other.
 * Other rows of the website can be written meanwhile.
 */
export const lockWebsite = (tenant: Tenant) =>
  tenant.selectFrom('websites').select('websiteId').forNoKeyUpdate().execute();
