import * as z from 'zod';
import { maxUrlPathLength } from '../entities/patterns.ts';
import { shippingLocation, shoppingCart } from '../entities/cart.ts';
import { hexId, wholeNumber } from '../entities/primitives.ts';
import { maxOptions } from '../entities/product.ts';
import { shippingOptionIdLength } from '../entities/store-shipping.ts';
import { defineEndpoint } from './define-endpoint.ts';

const entryParams = z.object({ entryId: hexId });
const cartResponse = z.object({ cart: shoppingCart.nullable() });

export const readCart = defineEndpoint({
  method: 'GET',
  path: '/api/cart',
  summary: 'The visitor’s cart; null while there is none.',
  response: cartResponse,
});

/** One text of an input, or those of inputs with the same name. */
const answerInput = z.union([z.string().max(5000), z.array(z.string().max(5000)).max(200)]);

/** Amounts from the client are ignored (CART-14). */
export const addCartEntry = defineEndpoint({
  method: 'POST',
  path: '/api/cart/entries',
  summary: 'Adds a variant to the cart, or increases its quantity.',
  body: z.object({
    variantId: hexId,
    quantity: wholeNumber(1, 9999).default(1),
    /** What the seller needs to know, as the product's form sends it: texts by input name. */
    answers: z.record(z.string().max(300), answerInput).optional(),
  }),
  response: cartResponse,
});

export const changeCartEntry = defineEndpoint({
  method: 'PUT',
  path: '/api/cart/entries/:entryId',
  summary: 'Sets the quantity of an entry.',
  params: entryParams,
  body: z.object({ quantity: z.int().min(1).max(9999) }),
  response: cartResponse,
});

export const removeCartEntry = defineEndpoint({
  method: 'DELETE',
  path: '/api/cart/entries/:entryId',
  summary: 'Removes an entry from the cart.',
  params: entryParams,
  response: cartResponse,
});

/** The picked value of each option: `option0`, `option1` and so on. */
const optionFields = Object.fromEntries(
  Array.from({ length: maxOptions }, (_, axis) => [
    `option${axis}`,
    z.string().max(100).optional(),
  ]),
) as Record<`option${number}`, z.ZodOptional<z.ZodString>>;

/** The plain forms of product and cart pages: `action` is the value of the clicked button. */
export const postCart = defineEndpoint({
  method: 'POST',
  path: '/api/cart/post',
  summary: 'Handles a plain form post of a product or cart page, and redirects with 303.',
  bodyKind: 'form',
  // The names of a product's fields are its owner's.
  body: z.looseObject({
    action: z.enum(['add', 'change', 'remove', 'checkout', 'enterCode', 'removeCode', 'answer']),
    /** The code of `enterCode` and `removeCode`. */
    code: z.string().max(200).optional(),
    variantId: hexId.optional(),
    /** The variant that the page preselected, if its options can be picked one by one. */
    preselected: hexId.optional(),
    ...optionFields,
    entryId: hexId.optional(),
    /** As typed; the page reports a value that is not a number. */
    quantity: z.string().max(40).default('1'),
    returnTo: z.string().max(maxUrlPathLength).optional(),
    /** The page of a form with the fields of the product: it shows their errors. Default: `returnTo`. */
    formPage: z.string().max(maxUrlPathLength).optional(),
    /** Set if the form has the fields of the product. */
    hasAnswers: z.literal('1').optional(),
  }),
  response: z.string(),
});

export const chooseShipping = defineEndpoint({
  method: 'PUT',
  path: '/api/cart/shipping',
  summary:
    'Sets the destination and the shipping option; returns the cart with its options and totals.',
  body: z.object({
    /** Null for an order that is not shipped; absent: unchanged. */
    location: shippingLocation.nullish(),
    shippingOptionId: z.string().max(shippingOptionIdLength).optional(),
    /** The VAT number of a business; empty for none. */
    vatNumber: z.string().max(30).optional(),
    coupons: z.array(z.string().max(60)).max(10).optional(),
    /** As typed so far; some discounts are for some customers. */
    email: z.string().max(320).optional(),
    /** Whether the buyer consents to marketing. */
    acceptsMarketing: z.boolean().optional(),
  }),
  response: cartResponse,
});

/** A code that does not exist is an error of the field `code`; other codes stay in the cart with their reason. */
export const enterCode = defineEndpoint({
  method: 'POST',
  path: '/api/cart/codes',
  summary: 'Adds a discount code to the cart; returns the cart with the discounts that apply.',
  body: z.object({
    code: z.string().max(200),
    /** As typed so far; some discounts are for some customers. */
    email: z.string().max(320).optional(),
  }),
  response: cartResponse,
});

export const removeCode = defineEndpoint({
  method: 'DELETE',
  path: '/api/cart/codes/:code',
  summary: 'Removes a code from the cart.',
  params: z.object({ code: z.string().max(200) }),
  response: cartResponse,
});

/** ROUTE-02. Responds 303 to the checkout of the visitor's cart, or to the cart page without a cart. */
export const gotoCheckout = defineEndpoint({
  method: 'GET',
  path: '/commerce/goto-checkout',
  summary: 'Redirects to the checkout of the visitor’s cart.',
  response: z.string(),
});
