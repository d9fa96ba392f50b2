import type {
  StripeIntent,
  StripeRecords,
} from '../../platform/payments/stripe/stripe-accounts.ts';
import type { LocalAccount } from './stripe-ledger.ts';

/** The records of one website without a database. */
export function memoryStripeRecords(
  account: () => LocalAccount | null,
): StripeRecords & { readonly intents: ReadonlyMap<string, StripeIntent> } {
  const intents = new Map<string, StripeIntent>();
  return {
    intents,
    findAccount: async () => account(),
    findIntent: async ({ attemptId }) => intents.get(attemptId) ?? null,
    async insertIntent({ attemptId }, intent) {
      const stored = intents.get(attemptId) ?? intent;
      intents.set(attemptId, stored);
      return stored;
    },
    findAttemptId: async () => null,
  };
}
