import { toShippingLocation } from '@sitewright/commerce';
import { readPostalCode } from '@sitewright/contracts/addresses';
import type { ErrorResult } from '@sitewright/contracts/errors';
import * as z from 'zod';
import { cartTokenHash, findVisitorCart, readCart, type ReadCart } from '../../cart/public.ts';
import {
  findCartFieldErrors,
  findPaymentFieldErrors,
  type CheckoutFields,
} from './find-field-errors.ts';
import type { CheckoutCall } from './checkout-call.ts';

const text = z.string().trim().catch('');

/** The fields that can be checked. A malformed field is empty here; the schema reports its error. */
const checkoutFields = z
  .object({
    email: text,
    shippingAddress: z
      .object({
        country: text,
        state: text,
        zip: text,
        city: text,
        phone: text,
        company: text.optional(),
      })
      .overwrite((address) => ({
        ...address,
        zip: readPostalCode(address.zip, address.country).zip,
      }))
      .nullable()
      .catch(null),
    shippingOptionId: z.string().nullable().catch(null),
    billing: z
      .object({
        firstName: text,
        lastName: text,
        country: text,
        state: text,
        zip: text,
        phone: text.optional(),
        company: text.optional(),
      })
      .nullable()
      .catch(null),
    vatNumber: z.string().optional().catch(undefined),
    acceptsTerms: z.boolean().optional().catch(undefined),
    fields: z.record(z.string(), z.array(z.string())).optional().catch(undefined),
    payment: z.object({ method: text, card: text }).catch({ method: '', card: '' }),
  })
  .catch({
    email: '',
    shippingAddress: null,
    shippingOptionId: null,
    billing: null,
    payment: { method: '', card: '' },
  });

/** Reads the visitor's cart with the address and shipping option of the form, without locks. */
async function readCheckoutCart(
  { services, request, inTenant, now }: CheckoutCall,
  { shippingAddress, shippingOptionId, billing, vatNumber }: CheckoutFields,
): Promise<ReadCart | null> {
  if (cartTokenHash(request, services) === undefined) return null;
  return inTenant(async (tenant) => {
    const cart = await findVisitorCart(tenant, request, services);
    if (cart === null) return null;
    const place = shippingAddress ?? (billing?.country ? billing : null);
    const shippingLocation = place && toShippingLocation(place);
    const changes = { shippingLocation, shippingOptionId, vatNumber: vatNumber ?? null };
    return readCart(tenant, { ...cart, ...changes }, now);
  });
}

/**
 * Adds the errors of all other fields to an error of some fields, so that the buyer can correct everything at once.
 * Returns other kinds of errors unchanged.
 */
export async function addFieldErrors(
  call: CheckoutCall,
  submitted: unknown,
  error: ErrorResult,
): Promise<ErrorResult> {
  if (error.error !== 'invalidRequest') return error;
  const fields = checkoutFields.parse(submitted);
  const cart = await readCheckoutCart(call, fields);
  const errors = {
    ...error.errors,
    ...(cart === null ? {} : findCartFieldErrors(fields, cart)),
    ...findPaymentFieldErrors(fields, call.services.payments, call.site.locale),
  };
  return { ...error, errors };
}
