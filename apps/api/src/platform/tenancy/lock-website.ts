import type { Tenant } from '../database/index.ts';

/**
 * Callers for one website go on one after the other, until the end of their transactions: publishes, and whoever looks
 * whether an address or a file's content is taken and then takes it. It is asked for before any other lock, so that no
 * two wait for each other. Rows that only belong to the website are written meanwhile.
 */
export const lockWebsite = (tenant: Tenant) =>
  tenant.selectFrom('websites').select('website_id').forNoKeyUpdate().execute();
