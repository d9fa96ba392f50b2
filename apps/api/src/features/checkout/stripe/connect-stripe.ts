import { connectStripe } from '@sitewright/contracts/api';
import { err, isErrorResult } from '@sitewright/contracts/errors';
import type { Tenant } from '../../../platform/database/index.ts';
import { sealingContexts, verifyStripeKeys } from '../../../platform/payments/index.ts';
import { openRoute } from '../../../platform/routing/define-route.ts';
import { ownerWrites } from '../../../platform/routing/owner-access.ts';
import { seal } from '../../../platform/security/sealing.ts';
import { readStoreSettings, updateStoreSettings } from '../../cart/public.ts';
import { findOpenPayments } from './find-open-payments.ts';
import { findStripeConnection, writeStripeAccount } from './stripe-account.queries.ts';
import { readStripeAccountView, stripeAvailability } from './stripe-account-view.ts';

/** Offers Stripe in the checkout, in addition to the methods that the store has chosen. */
async function offerStripe(tenant: Tenant): Promise<void> {
  const { payments } = await readStoreSettings(tenant);
  if (payments !== undefined && !payments.includes('stripe'))
    await updateStoreSettings(tenant, { payments: ['stripe', ...payments] });
}

/** The keys are verified by requests to Stripe, outside of any transaction, and only then stored. */
export const connectStripeRoute = openRoute(
  connectStripe,
  ownerWrites('payments.connect'),
  async ({ inTenant, websiteId, body, services, now }) => {
    const { settings } = services;
    const availability = stripeAvailability(services);
    if (availability === 'notOffered') return err('notFound');
    if (availability === 'noEncryptionKey') return err('noEncryptionKey');
    const { currency } = await inTenant(readStoreSettings);
    const verified = await verifyStripeKeys(body, { currency, apiUrl: settings.stripeApiUrl });
    if (isErrorResult(verified)) return verified;
    const contexts = sealingContexts(websiteId);
    const { keyId, sealed } = seal(settings.encryptionKeys, body.secretKey, contexts.secretKey);
    const webhook = seal(settings.encryptionKeys, body.webhookSecret, contexts.webhookSecret);
    const view = await inTenant(async (tenant) => {
      const earlier = await findStripeConnection(tenant);
      const isOtherAccount = earlier !== null && earlier.accountId !== verified.accountId;
      const open = isOtherAccount ? await findOpenPayments(tenant) : null;
      if (open !== null) return open;
      const account = {
        ...verified,
        publishableKey: body.publishableKey,
        keyId,
        sealedSecretKey: sealed,
        sealedWebhookSecret: webhook.sealed,
      };
      await writeStripeAccount(tenant, account, now);
      await offerStripe(tenant);
      return readStripeAccountView(tenant, services);
    });
    return view;
  },
);
