import { paymentMethods, type PaymentMethod } from '@sitewright/contracts/entities';
import type { OpenedDatabase } from '../database/index.ts';
import { createToken } from '../security/token.ts';
import type { ServerSettings } from '../services.ts';
import type { Settings } from '../settings/settings.ts';
import { createManualProvider } from './create-manual-provider.ts';
import { databaseCardAttempts } from './database-card-attempts.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createStripeClient } from './stripe/create-stripe-client.ts';
import { createStripeProvider } from './stripe/create-stripe-provider.ts';
import { databaseStripeRecords } from './stripe/database-stripe-records.ts';
import { createTestCardProvider } from './test-card-provider.ts';

/** The default payment methods. Stripe is offered by stores that connect an account; test cards give goods away, so they are only offered on demo servers. */
const defaultPayments = (appDomain: string): readonly PaymentMethod[] =>
  appDomain === 'localhost' ? paymentMethods : paymentMethods.filter((id) => id !== 'testCard');

/** The payment methods that a server's stores may offer, in checkout order. */
export const paymentsOf = ({
  PAYMENTS,
  APP_DOMAIN,
}: Pick<Settings, 'PAYMENTS' | 'APP_DOMAIN'>): readonly PaymentMethod[] => [
  ...new Set(PAYMENTS ?? defaultPayments(APP_DOMAIN)),
];

/** Every provider, whether its payment method is offered or not. */
export const createProviders = (
  database: OpenedDatabase,
  { encryptionKeys, stripeApiUrl }: Pick<ServerSettings, 'encryptionKeys' | 'stripeApiUrl'>,
): Readonly<Record<PaymentMethod, PaymentProvider>> => ({
  stripe: createStripeProvider({
    records: databaseStripeRecords(database, encryptionKeys),
    createClient: (secretKey) => createStripeClient(secretKey, stripeApiUrl),
  }),
  testCard: createTestCardProvider({ createToken, attempts: databaseCardAttempts(database) }),
  bankTransfer: createManualProvider('bankTransfer'),
  invoice: createManualProvider('invoice'),
  cashOnPickup: createManualProvider('cashOnPickup'),
});
