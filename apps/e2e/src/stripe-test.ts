import { test as base } from '@playwright/test';
import { startLocalStripeProcess, type LocalStripeProcess } from './models/local-stripe.ts';
import { startSite, type RunningSite } from './start-site.ts';

/** A server that charges the cards of a local Stripe. */
export const test = base.extend<
  object,
  { readonly stripe: LocalStripeProcess; readonly site: RunningSite }
>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const stripe = await startLocalStripeProcess();
      await use(stripe);
      stripe.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ stripe }, use) => {
      const site = await startSite('pglite', {
        STRIPE_API_URL: stripe.url,
        ENCRYPTION_KEYS: `2026:${Buffer.alloc(32, 7).toString('base64')}`,
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

export { expect } from '@playwright/test';
