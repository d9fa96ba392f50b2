import * as z from 'zod';
import { address, billingDetails } from '../entities/order.ts';
import { manualMethods } from '../entities/payment-method.ts';
import { emailAddress, line } from '../entities/primitives.ts';
import { shippingOptionIdLength } from '../entities/store-shipping.ts';
import { defineEndpoint } from './define-endpoint.ts';

/**
 * The request of a buyer. The page creates `idempotencyKey`: the same key creates one order, however often it arrives.
 */
export const checkoutBody = z.object({
  idempotencyKey: z.string().regex(/^[a-z0-9]{16,64}$/),
  email: emailAddress,
  shippingAddress: address.nullable(),
  shippingOptionId: z.string().max(shippingOptionIdLength).nullable(),
  /** Who buys, for an order without a shipping address. */
  billing: billingDetails.nullable().default(null),
  /** The VAT number of a business. */
  vatNumber: line(30).optional(),
  payment: z.discriminatedUnion('method', [
    z.object({ method: z.literal('testCard'), card: z.string().max(40) }),
    z.object({ method: z.enum(manualMethods) }),
    z.object({
      method: z.literal('stripe'),
      /** What Stripe.js made of the buyer's card or wallet. */
      confirmationToken: z.string().max(255),
    }),
    /** Only for an order that costs nothing. */
    z.object({ method: z.literal('none') }),
  ]),
  note: z.string().max(1000).optional(),
  /** Whether the buyer agrees to the terms of the store. */
  acceptsTerms: z.boolean().optional(),
  /** The custom fields by the names of their controls, as the page has them. */
  fields: z.record(z.string().max(300), z.array(z.string().max(5000)).max(200)).optional(),
  /** Whether the buyer consents to marketing; absent: no answer. */
  acceptsMarketing: z.boolean().optional(),
  /** The cart's version when the buyer saw its total; a changed cart is rejected. */
  cartVersion: z.string().max(64).optional(),
});
export type CheckoutBody = z.infer<typeof checkoutBody>;

export const placeOrder = defineEndpoint({
  method: 'POST',
  path: '/api/checkout',
  summary: 'Creates an order from the visitor’s cart.',
  body: checkoutBody,
  response: z.object({
    orderUrl: z.string(),
    /** URL of the bank's second step, which leads back to the site; null if the bank requires none. */
    nextStepUrl: z.string().nullable(),
  }),
});

/** The checkout page without JavaScript: responds 303, or the page again with its errors. */
export const postCheckout = defineEndpoint({
  method: 'POST',
  path: '/checkout',
  summary: 'Handles the checkout page’s plain form.',
  bodyKind: 'form',
  /** Checkboxes of one name are a list. */
  body: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  response: z.string(),
});

/**
 * Responds 303: to the order, to the checkout again if the payment was declined, or with `resume` to the open second
 * step.
 */
export const returnFromPayment = defineEndpoint({
  method: 'GET',
  path: '/checkout/return',
  summary: 'The return URL of payment providers; checks the state of the payment.',
  query: z.object({
    order: z.string().max(100),
    /** Set if the buyer wants to resume an open second step. */
    resume: z.string().max(1).optional(),
  }),
  response: z.string(),
});

const stepParams = z.object({ reference: z.string().max(100) });

/** The bank page of the test provider; real providers have their own. */
export const readSecondStep = defineEndpoint({
  method: 'GET',
  path: '/checkout/second-step/:reference',
  summary: 'Asks the buyer to approve or decline the test payment.',
  params: stepParams,
  response: z.string(),
});

export const answerSecondStep = defineEndpoint({
  method: 'POST',
  path: '/checkout/second-step/:reference',
  summary: 'Handles the buyer’s answer to the second step of a test payment, and redirects back.',
  params: stepParams,
  bodyKind: 'form',
  body: z.object({ answer: z.enum(['approve', 'decline']) }),
  response: z.string(),
});
