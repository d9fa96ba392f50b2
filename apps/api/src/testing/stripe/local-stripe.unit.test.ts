import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripeClient } from '../../platform/payments/stripe/create-stripe-client.ts';
import { startLocalStripe, type LocalStripe } from './local-stripe.ts';

let local: LocalStripe;
beforeAll(async () => {
  local = await startLocalStripe();
});
afterAll(() => local.close());

const open = () => createStripeClient(local.ledger.createAccount().secretKey, local.url);
const amount = { amount: 2900, currency: 'usd' } as const;
const returnUrl = { return_url: 'http://shop.localhost' } as const;

describe('the local Stripe', () => {
  it('rejects parameters that this product does not send', async () => {
    const { customers, paymentIntents, paymentMethods } = open();
    for (const call of [
      customers.create({ email: 'buyer@example.com' }),
      paymentIntents.create({ ...amount, off_session: true }),
      paymentIntents.confirm('pi_1', { use_stripe_sdk: true }),
      paymentMethods.detach('pm_1', { expand: ['customer'] }),
    ])
      await expect(call).rejects.toMatchObject({ code: 'parameter_unknown' });
  });

  it('rejects customers and values that it does not know', async () => {
    const { paymentIntents } = open();
    await expect(paymentIntents.create({ ...amount, customer: 'cus_1' })).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    await expect(
      paymentIntents.create({ ...amount, setup_future_usage: 'later' }),
    ).rejects.toMatchObject({ param: 'setup_future_usage' });
  });

  it('charges a saved method for its customer and account only', async () => {
    const { customers, paymentIntents, paymentMethods } = open();
    const [customer, other] = [await customers.create(), await customers.create()];
    const { id } = await paymentIntents.create({
      ...amount,
      customer: customer.id,
      setup_future_usage: 'off_session',
    });
    const confirmation_token = local.ledger.createToken('4242 4242 4242 4242');
    const saving = await paymentIntents.confirm(id, { confirmation_token, ...returnUrl });
    const method = typeof saving.payment_method === 'string' ? saving.payment_method : '';
    expect((await paymentMethods.retrieve(method)).customer).toBe(customer.id);
    const later = await paymentIntents.create({ ...amount, customer: other.id });
    const charge = { payment_method: method, off_session: true, ...returnUrl };
    await expect(paymentIntents.confirm(later.id, charge)).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(open().paymentMethods.detach(method)).rejects.toMatchObject({ statusCode: 404 });
    expect((await paymentMethods.detach(method)).customer).toBeNull();
    await expect(paymentMethods.detach(method)).rejects.toMatchObject({ statusCode: 400 });
  });
});
