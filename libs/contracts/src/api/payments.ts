import * as z from 'zod';
import { captureModes } from '../entities/order.ts';
import {
  installmentOffer,
  manualMethods,
  manualPayment,
  paymentMethods,
} from '../entities/payment-method.ts';
import { instant } from '../entities/primitives.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { websiteParams } from './paging.ts';

const method = z.enum(paymentMethods);

const storePayment = z.object({
  id: method,
  name: z.string(),
  /** Its name for buyers. */
  description: z.string(),
  isOffered: z.boolean(),
  /** Only for a manual method. */
  manual: manualPayment.optional(),
});

/** A payment method of this server, and whether the store offers it. */
export type StorePayment = z.output<typeof storePayment>;

const storePayments = z.object({
  rows: z.array(storePayment),
  /** When cards are charged. */
  capture: z.enum(captureModes),
  /** Null: buyers cannot pay in installments. */
  installments: installmentOffer.nullable(),
});

/** The payment methods of a store, and how they are charged. */
export type StorePayments = z.output<typeof storePayments>;

export const listPayments = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/payments',
  summary: 'The payment methods that a store may offer, and whether it offers them.',
  params: websiteParams,
  response: storePayments,
});

const stripeConnection = z.object({
  accountId: z.string(),
  accountName: z.string(),
  publishableKey: z.string(),
  /** Whether cards are charged; the keys of a sandbox move no money. */
  isLive: z.boolean(),
  connectedAt: instant,
  /** When an event arrived last; null if none has arrived yet. */
  lastEventAt: instant.nullable(),
});

const stripeAccount = z.object({
  /** Whether this server can store keys, or what it lacks: the operator decides. */
  availability: z.enum(['available', 'notOffered', 'noEncryptionKey']),
  /** Secrets are never part of it. */
  connection: stripeConnection.nullable(),
  /** The URL that receives the account's events. */
  webhookUrl: z.string(),
  /** The types of events that the endpoint at Stripe sends. */
  eventTypes: z.array(z.string()),
});

/** The Stripe account of a website. */
export type StripeAccountView = z.output<typeof stripeAccount>;

export const readStripeAccount = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/stripe',
  summary: 'The Stripe account of a website, without its secrets.',
  params: websiteParams,
  response: stripeAccount,
});

/** The server explains what is wrong with a key. */
const key = z.string().trim().max(255);

/** Stripe confirms the keys before they are stored, encrypted. */
export const connectStripe = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/stripe',
  summary: 'Connects a Stripe account, or replaces its keys.',
  params: websiteParams,
  body: z.strictObject({ publishableKey: key, secretKey: key, webhookSecret: key }),
  response: stripeAccount,
});

export const disconnectStripe = defineEndpoint({
  method: 'DELETE',
  path: '/api/websites/:websiteId/stripe',
  summary:
    'Deletes the keys of the Stripe account. Orders that wait for a payment stay as they are.',
  params: websiteParams,
  response: stripeAccount,
});

/** Stripe calls it; the signature of the body proves that. */
export const receiveStripeEvent = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  summary: 'Stores an event of the website’s Stripe account; a job processes it.',
  bodyKind: 'signed',
  body: z.string(),
  response: z.object({ received: z.literal(true) }),
});

/**
 * By default a store offers the methods of the server that need no instructions; an empty list means that it sells
 * nothing.
 */
export const changePayments = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/payments',
  summary:
    'Sets which payment methods a store offers, what buyers read about them, and when cards are charged.',
  params: websiteParams,
  body: z.strictObject({
    offered: z.array(method).max(paymentMethods.length),
    /** Absent: as before. */
    capture: z.enum(captureModes).optional(),
    /** Absent: as before. */
    installments: installmentOffer.nullable().optional(),
    /** Names and instructions of manual methods; those of the others stay. */
    manual: z.partialRecord(z.enum(manualMethods), manualPayment).optional(),
  }),
  response: storePayments,
});
