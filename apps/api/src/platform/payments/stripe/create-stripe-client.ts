import { Stripe } from 'stripe';

/** A call waits this long; the SDK repeats it once, with the same idempotency key, if no response arrived. */
const timeoutMs = 8_000;

/** Creates a client of one account's API. Its requests report nothing about this server to Stripe. */
export function createStripeClient(secretKey: string, apiUrl: string | undefined): Stripe {
  const base = apiUrl === undefined ? undefined : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base === undefined
      ? {}
      : {
          protocol: base.protocol === 'http:' ? 'http' : 'https',
          host: base.hostname,
          ...(base.port === '' ? {} : { port: base.port }),
        }),
  });
}
