import { Stripe } from 'stripe';
import { createProviders, sealingContexts } from '../../platform/payments/index.ts';
import { seal } from '../../platform/security/sealing.ts';
import { writeStripeAccount } from '../../features/checkout/stripe/stripe-account.queries.ts';
import { settleRefundEvent } from '../../features/refunds/settle-refund-event.ts';
import { processPaymentEvents } from '../../features/checkout/settle/process-payment-events.ts';
import type { TestSite } from '../create-test-site.ts';
import type { TestApi, TestApiOptions } from '../open-test-api.ts';
import { openTestShop, type TestShop } from '../open-test-shop.ts';
import { checkout } from '../test-checkout.ts';
import type { TestClient, TestResponse } from '../test-client.ts';
import { startLocalStripe, type LocalStripe } from './local-stripe.ts';
import type { LocalAccount } from './stripe-ledger.ts';

/** Connects an account to a website, without the screen and its verification. */
export async function connectTestAccount(
  { services, clock }: Pick<TestApi, 'services' | 'clock'>,
  { websiteId, inTenant }: TestSite,
  account: LocalAccount,
): Promise<void> {
  const { encryptionKeys } = services.settings;
  const contexts = sealingContexts(websiteId);
  const { keyId, sealed } = seal(encryptionKeys, account.secretKey, contexts.secretKey);
  const { accountId, publishableKey, webhookSecret } = account;
  await inTenant((tenant) =>
    writeStripeAccount(
      tenant,
      {
        accountId,
        accountName: 'Local shop',
        publishableKey,
        isLive: false,
        keyId,
        sealedSecretKey: sealed,
        sealedWebhookSecret: seal(encryptionKeys, webhookSecret, contexts.webhookSecret).sealed,
      },
      clock.now,
    ),
  );
}

/** A signed call of the webhook endpoint, as Stripe sends it. */
export const signedEvent = (
  { clock }: Pick<TestApi, 'clock'>,
  event: object,
  webhookSecret: string,
  sentAt = clock.now,
) => {
  const payload = JSON.stringify(event);
  return {
    text: payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      origin: undefined,
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: webhookSecret,
        timestamp: Math.floor(sentAt.getTime() / 1000),
      }),
    },
  };
};

/** A shop with a Stripe account, and a local Stripe that charges its buyers. */
export interface StripeShop extends TestShop {
  readonly stripe: LocalStripe;
  readonly account: LocalAccount;
  /** Places the order of a visitor's cart with this card. */
  pay(visitor: TestClient, card?: string, changes?: object): Promise<TestResponse>;
  /** Sends the events of the account from this index on to the website, in this order. */
  deliver(events: readonly object[], at?: TestSite, secret?: string): Promise<TestResponse[]>;
  /** Processes the events that have arrived. */
  process(): Promise<void>;
}

export const stripeCard = {
  succeeds: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  needsSecondStep: '4000 0025 0000 3155',
  isDelayed: 'sepa_debit',
  redirects: 'klarna',
} as const;

export async function openStripeShop(options: TestApiOptions = {}): Promise<StripeShop> {
  const stripe = await startLocalStripe();
  const shop = await openTestShop({
    ...options,
    services: (defaults) => {
      const settings = { ...defaults.settings, stripeApiUrl: stripe.url };
      const providers = createProviders(defaults.database, settings);
      return {
        settings,
        payments: settings.payments.map((method) => providers[method]),
        providers: Object.values(providers),
        ...options.services?.(defaults),
      };
    },
  });
  const { api, site } = shop;
  const account = stripe.ledger.createAccount();
  await connectTestAccount(api, site, account);
  const close = api.close.bind(api);
  return {
    ...shop,
    api: {
      ...api,
      async close() {
        await close();
        await stripe.close();
      },
    },
    stripe,
    account,
    pay: (visitor, card = stripeCard.succeeds, changes = {}) =>
      checkout(visitor, {
        payment: { method: 'stripe', confirmationToken: stripe.ledger.createToken(card) },
        ...changes,
      }),
    async deliver(events, at = site, secret = account.webhookSecret) {
      const responses: TestResponse[] = [];
      for (const event of events)
        responses.push(
          await at.visitor().post('/api/webhooks/stripe', signedEvent(api, event, secret)),
        );
      return responses;
    },
    process: () => processPaymentEvents(api.services, settleRefundEvent),
  };
}
