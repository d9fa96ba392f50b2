import * as z from 'zod';
import { formField, type FormFieldKind } from './form.ts';
import { cents, line } from './primitives.ts';

/** Whether the checkout asks for something, and whether an order needs it. */
export const fieldModes = ['required', 'optional', 'hidden'] as const;
export type FieldMode = (typeof fieldModes)[number];

/** The kinds of custom fields in a checkout. A password must not end up in an order, and nobody fills in hidden ones. */
export const checkoutFieldKinds = [
  'text',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'date',
  'time',
  'number',
  'name',
  'email',
  'phone',
  'website',
  'address',
] as const satisfies readonly FormFieldKind[];

/** The kinds whose answer is one of their options. */
const choiceKinds: ReadonlySet<string> = new Set(['select', 'radio', 'checkbox']);

/** A custom field of the checkout. */
const checkoutField = formField
  .extend({ type: z.enum(checkoutFieldKinds), title: line(200).min(1) })
  .refine(
    // Without options, nobody could answer a required question.
    ({ type, options = [] }) =>
      !choiceKinds.has(type) || options.some((option) => option.trim() !== ''),
    { path: ['options'], message: 'Enter at least one option.' },
  );

/** The most custom fields of a checkout. */
export const maxCheckoutFields = 20;

/** A page of the site, or the URL of a website; empty for none. */
const termsUrl = z
  .string()
  .trim()
  .max(500)
  .overwrite((typed) => (/^$|^\/|^https?:\/\//i.test(typed) ? typed : `/${typed}`));

/** How a store checks out. */
export const storeCheckout = z.strictObject({
  /** Skips the cart: buying a product opens the checkout with that product only. */
  expressCheckout: z.boolean(),
  /** The smallest subtotal that can be ordered, before discounts, shipping and tax. */
  minimumCents: cents,
  phone: z.enum(fieldModes),
  company: z.enum(fieldModes),
  /** Whether buyers can write a note to the store. */
  orderNotes: z.boolean(),
  terms: z.strictObject({
    /** Whether buyers must agree to the terms. */
    isRequired: z.boolean(),
    /** The label of the checkbox; empty for a default one. */
    text: line(300),
    url: termsUrl,
  }),
  fields: z
    .array(checkoutField)
    .max(maxCheckoutFields)
    .refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length, {
      message: 'Two fields have the same id.',
    }),
});
export type StoreCheckout = z.infer<typeof storeCheckout>;
export type CheckoutField = StoreCheckout['fields'][number];

/** The checkout of a store that has not changed it. */
export const defaultCheckout: StoreCheckout = {
  expressCheckout: false,
  minimumCents: 0,
  phone: 'optional',
  company: 'hidden',
  orderNotes: false,
  terms: { isRequired: false, text: '', url: '' },
  fields: [],
};

/** What the checkout page shows of it. */
export type CheckoutForm = Omit<StoreCheckout, 'expressCheckout' | 'minimumCents'>;
