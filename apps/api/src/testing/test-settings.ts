import { join } from 'node:path';
import type { ServerSettings } from '../platform/services.ts';
import { defineFeatures } from '../platform/settings/define-features.ts';

/** The port in the URLs of tests; nothing listens on it. */
export const testPort = 4000;

/** The settings of a server in a test. */
export const testSettings = (dataDir: string): ServerSettings => ({
  appDomain: 'localhost',
  publicPort: testPort,
  isHttps: false,
  singleOrigin: false,
  secret: 's'.repeat(32),
  mailFrom: 'no-reply@sites.example',
  sendsMail: true,
  pageCacheBytes: 50_331_648,
  payments: ['testCard', 'invoice', 'stripe', 'bankTransfer', 'cashOnPickup'],
  // Nothing listens there: no test reaches Stripe.
  stripeApiUrl: 'http://127.0.0.1:9',
  encryptionKeys: [{ id: 'test', key: new Uint8Array(32).fill(7) }],
  features: defineFeatures([]),
  visitorDist: join(dataDir, 'visitor'),
  configDist: join(dataDir, 'config'),
});
