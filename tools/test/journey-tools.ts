/**
 * The tools of other tests that the end-to-end tests share. Journeys themselves use the product only through its URLs.
 */
export { freePort } from '../../apps/api/src/platform/database/free-port.ts';
export { startTestPostgres } from './postgres/start-test-postgres.ts';
export { startNginx } from '../../apps/api/src/testing/start-nginx.ts';
export { allRows } from '../bench/site/all-rows.ts';
export { createBuyer, type Buyer } from '../bench/site/buyer.ts';
export { createHttpClient, expectJson, type HttpClient } from '../bench/site/http-client.ts';
export { signIn, type Owner } from '../bench/site/owner.ts';
export { findPlainPage } from '../bench/site/plain-page.ts';
export { findShop } from '../bench/site/shop.ts';
export { lockScroll, useIslands } from '../bench/site/use-islands.ts';
export { brokenInvariants } from '../faults/verify-invariants.ts';
