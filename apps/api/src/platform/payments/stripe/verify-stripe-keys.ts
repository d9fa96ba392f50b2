import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { Stripe } from 'stripe';
import { createStripeClient } from './create-stripe-client.ts';
import { isAnswered } from './stripe-errors.ts';
import { stripeRange } from './stripe-currencies.ts';

interface TypedKeys {
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** What the keys look like, and the error of anything else. */
const formats: Readonly<Record<keyof TypedKeys, readonly [RegExp, string]>> = {
  publishableKey: [
    /^pk_(?:test|live)_\w+$/,
    'A publishable key begins with pk_live_, or with pk_test_ for tests.',
  ],
  secretKey: [
    /^[sr]k_(?:test|live)_\w+$/,
    'A secret key begins with sk_live_ or rk_live_, or with sk_test_ or rk_test_ for tests.',
  ],
  webhookSecret: [/^whsec_\w+$/, 'A signing secret begins with whsec_.'],
};

function findFormatErrors(keys: TypedKeys): Readonly<Record<string, string>> {
  const errors = (Object.keys(formats) as (keyof TypedKeys)[]).flatMap((field) => {
    const [format, text] = formats[field];
    return format.test(keys[field]) ? [] : [[field, text] as const];
  });
  return Object.fromEntries(errors);
}

interface Verification {
  /** The currency that the store charges. */
  readonly currency: string;
  readonly apiUrl: string | undefined;
}

/** The account that two keys belong to. */
export interface VerifiedAccount {
  readonly accountId: string;
  readonly accountName: string;
  readonly isLive: boolean;
}

const isLiveKey = (key: string): boolean => /^\w+_live_/.test(key);

const fieldError = (field: keyof TypedKeys, text: string): ErrorResult =>
  err('invalidRequest', { errors: { [field]: text } });

const nameOf = ({ settings, business_profile: profile, email, id }: Stripe.Account): string =>
  settings?.dashboard.display_name ?? profile?.name ?? email ?? id;

/**
 * Verifies by requests that Stripe accepts the keys, that they belong to one account, and that the account takes
 * payments in the store's currency: a payment of the smallest amount is created with the secret key, read with the
 * publishable key, and canceled. It is never confirmed.
 */
export async function verifyStripeKeys(
  keys: TypedKeys,
  { currency, apiUrl }: Verification,
): Promise<VerifiedAccount | ErrorResult> {
  const errors = findFormatErrors(keys);
  if (Object.keys(errors).length > 0) return err('invalidRequest', { errors });
  const { publishableKey, secretKey } = keys;
  const isLive = isLiveKey(secretKey);
  if (isLive !== isLiveKey(publishableKey))
    return fieldError(
      'publishableKey',
      'One key is for live payments, the other for testing. Enter two of the same kind.',
    );
  const stripe = createStripeClient(secretKey, apiUrl);
  try {
    const account = await stripe.accounts.retrieveCurrent();
    const intent = await stripe.paymentIntents.create({
      amount: Math.max(stripeRange(currency).minimumCents, 100),
      currency: currency.toLowerCase(),
      automatic_payment_methods: { enabled: true },
      description: 'Verifies the keys of your website. It is never charged.',
    });
    const isSameAccount = await canRead(createStripeClient(publishableKey, apiUrl), intent);
    await stripe.paymentIntents.cancel(intent.id);
    if (!isSameAccount)
      return fieldError(
        'publishableKey',
        'This key does not belong to the account of the secret key.',
      );
    return { accountId: account.id, accountName: nameOf(account), isLive };
  } catch (error) {
    if (!isAnswered(error)) return err('providerUnreachable');
    const { statusCode, message } = error;
    if (statusCode === 401) return fieldError('secretKey', 'Stripe does not accept this key.');
    // Stripe explains what a restricted key lacks, or why the account takes no payments yet.
    return fieldError('secretKey', `Stripe does not accept payments with this key: ${message}`);
  }
}

/** Whether a publishable key can read a payment with its client secret: only that of the same account can. */
async function canRead(
  publishable: Stripe,
  { id, client_secret: clientSecret }: Stripe.PaymentIntent,
): Promise<boolean> {
  try {
    await publishable.paymentIntents.retrieve(id, { client_secret: clientSecret ?? '' });
    return true;
  } catch (error) {
    if (isAnswered(error)) return false;
    throw error;
  }
}
