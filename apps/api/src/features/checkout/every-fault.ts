import { toShippingLocation } from '@sitewright/commerce';
import { readPostalCode } from '@sitewright/contracts/addresses';
import type { ErrorResult } from '@sitewright/contracts/errors';
import * as z from 'zod';
import { cartTokenHash, findVisitorCart, readCart, type ReadCart } from '../cart/public.ts';
import { cartFaults, paymentFaults, type JudgedFields } from './field-faults.ts';
import type { CheckoutCall } from './place-checkout.ts';

const text = z.string().trim().catch('');

/** What was sent, as far as it can be judged: what has not its form is empty here, and named by the schema. */
const judgedFields = z
  .object({
    email: text,
    shippingAddress: z
      .object({ country: text, state: text, zip: text })
      .overwrite((typed) => ({ ...typed, zip: readPostalCode(typed.zip, typed.country).zip }))
      .nullable()
      .catch(null),
    shippingOptionId: z.string().nullable().catch(null),
    payment: z.object({ method: text, card: text }).catch({ method: '', card: '' }),
  })
  .catch({
    email: '',
    shippingAddress: null,
    shippingOptionId: null,
    payment: { method: '', card: '' },
  });

/** The visitor's cart as it would be sent there; null without one. Nothing is locked, and nothing changed. */
async function readSentCart(
  { services, request, inTenant, now }: CheckoutCall,
  { shippingAddress, shippingOptionId }: JudgedFields,
): Promise<ReadCart | null> {
  if (cartTokenHash(request, services) === undefined) return null;
  return inTenant(async (tenant) => {
    const cart = await findVisitorCart(tenant, request, services);
    if (cart === null) return null;
    const shippingLocation = shippingAddress && toShippingLocation(shippingAddress);
    return readCart(tenant, { ...cart, shippingLocation, shippingOptionId }, now);
  });
}

/**
 * A refusal of fields, with everything that is wrong with any of them: who repairs what was named is not told of the
 * next thing then. Other refusals stay as they are. What this costs, only a checkout costs that is refused.
 */
export async function withEveryFault(
  call: CheckoutCall,
  sent: unknown,
  refusal: ErrorResult,
): Promise<ErrorResult> {
  if (refusal.error !== 'invalidRequest') return refusal;
  const fields = judgedFields.parse(sent);
  const cart = await readSentCart(call, fields);
  const errors = {
    ...refusal.errors,
    ...(cart === null ? {} : cartFaults(fields, cart)),
    ...paymentFaults(fields, call.services.payments),
  };
  return { ...refusal, errors };
}
