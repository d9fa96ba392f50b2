import type { TestApi } from '../open-test-api.ts';
import { startLocalStripe, type LocalStripe } from './local-stripe.ts';
import type { LocalAccount } from './stripe-ledger.ts';

let shared: Promise<LocalStripe> | undefined;

/** Creates an account at a local Stripe, which the server asks from now on. All tests of a process share it. */
export async function accountAtLocalStripe({
  services: { settings },
}: Pick<TestApi, 'services'>): Promise<LocalAccount> {
  shared ??= startLocalStripe();
  const { url, ledger } = await shared;
  Object.assign(settings, { stripeApiUrl: url });
  return ledger.createAccount();
}
