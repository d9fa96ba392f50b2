import type { Stripe } from 'stripe';
import type { ForgetOutcome, ForgetRequest } from '../payment-provider.ts';
import { parseSavedMethod, unknownMethod } from './saved-methods.ts';
import type { StripeOptions } from './stripe-accounts.ts';
import { isAnswered, reasonOfError } from './stripe-errors.ts';

/** Whether a method is attached to no customer. An error here throws: it says nothing about the method. */
async function isDetached(stripe: Stripe, paymentMethodId: string): Promise<boolean> {
  try {
    return (await stripe.paymentMethods.retrieve(paymentMethodId)).customer === null;
  } catch (error) {
    if (isAnswered(error) && error.code === 'resource_missing') return true;
    throw error;
  }
}

/** Detaches saved methods. Stripe cannot attach one again, and rejects a payment with it. */
export const forgetStripeMethod =
  ({ records, createClient }: StripeOptions) =>
  async ({ websiteId, savedMethod }: ForgetRequest): Promise<ForgetOutcome> => {
    const account = await records.findAccount(websiteId);
    if (account === null) return { state: 'failed', reason: 'notConnected' };
    const { accountId, secretKey } = account;
    const method = parseSavedMethod(savedMethod, { websiteId, accountId });
    if (method === null) return { state: 'failed', reason: unknownMethod };
    const stripe = createClient(secretKey);
    try {
      await stripe.paymentMethods.detach(method.paymentMethodId);
      return { state: 'forgotten' };
    } catch (error) {
      if (!isAnswered(error)) return { state: 'unknown' };
      // Stripe rejects a second detachment.
      return (await isDetached(stripe, method.paymentMethodId))
        ? { state: 'forgotten' }
        : { state: 'failed', reason: reasonOfError(error) };
    }
  };
