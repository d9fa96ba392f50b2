import type { Tenant } from '../database/index.ts';

/**
 * Makes transactions of one website run one after the other: publishes, and those that check whether a path or the
 * content of a file is taken and then take it. It is acquired before all other locks, so that two transactions never
 * wait for each other. Rows that only belong to the website can be written meanwhile.
 */
export const lockWebsite = (tenant: Tenant) =>
  tenant.selectFrom('websites').select('website_id').forNoKeyUpdate().execute();
