import { visitorText } from '@sitewright/blocks/words';
import { selectShippingOption } from '@sitewright/commerce';
import { isEmail, isEmailWithShortEnding } from '@sitewright/contracts/addresses';
import { exampleValues } from '@sitewright/messages';
import type { Services } from '../../platform/services.ts';
import type { ReadCart } from '../cart/public.ts';
import { stateFault, zipFault, type JudgedAddress } from './address-faults.ts';

/** What of a checkout is judged beside the form of its fields; nothing of it need be right. */
export interface JudgedFields {
  readonly email: string;
  readonly shippingAddress: JudgedAddress | null;
  readonly shippingOptionId: string | null;
  readonly payment: { readonly method: string; readonly card?: string };
}

/** What it is judged by. */
export type JudgingCart = Pick<ReadCart, 'settings' | 'totals' | 'shippingOptions'>;

/** Fields by their path, each with what is wrong with it. */
export type FieldFaults = Readonly<Record<string, string>>;

/** How an order that costs nothing is paid; whether it does is the cart's to judge. */
const nothingToPay = 'none';

type Judge<By> = (fields: JudgedFields, by: By) => string | null;

/** What a cart asks of the fields of its checkout, in the order in which they stand in the form. */
const cartJudges: Readonly<Record<string, Judge<JudgingCart>>> = {
  // What is no address at all is named by the schema.
  email: ({ email }, { settings: { shortEmailEndings, locale } }) =>
    shortEmailEndings && isEmail(email) && !isEmailWithShortEnding(email)
      ? visitorText(locale)('issues.email', exampleValues)
      : null,
  'shippingAddress.line1': ({ shippingAddress }, { totals }) =>
    totals.requiresShipping && shippingAddress === null ? 'Where shall the order be sent?' : null,
  'shippingAddress.state': ({ shippingAddress }, { settings }) =>
    shippingAddress && stateFault(shippingAddress, settings.taxRules),
  'shippingAddress.zip': ({ shippingAddress }, { settings }) =>
    shippingAddress && zipFault(shippingAddress, settings.taxRules),
  // Where an order goes nowhere yet, there is no way to choose.
  shippingOptionId: ({ shippingAddress, shippingOptionId }, { totals, shippingOptions }) =>
    totals.requiresShipping &&
    shippingAddress !== null &&
    selectShippingOption(shippingOptions, shippingOptionId ?? '') === undefined
      ? 'Choose how the order is sent.'
      : null,
  'payment.method': ({ payment: { method } }, { totals, settings: { payments } }) => {
    if (totals.payableCents === 0) return null;
    const isOffered = payments === undefined || payments.some((offered) => offered === method);
    return isOffered && method !== nothingToPay ? null : 'Choose how to pay.';
  },
};

/** What a server's ways to pay ask of theirs: a payment that cannot be made takes no number and no stock. */
const paymentJudges: Readonly<Record<string, Judge<Services['payments']>>> = {
  'payment.method': ({ payment }, payments) =>
    payment.method === nothingToPay || payments.some(({ id }) => id === payment.method)
      ? null
      : 'Choose how to pay.',
  'payment.card': ({ payment: { method, card = '' } }, payments) =>
    (method === 'testCard' && payments.find(({ id }) => id === method)?.findTokenError?.(card)) ||
    null,
};

function faultsBy<By>(
  judges: Readonly<Record<string, Judge<By>>>,
  fields: JudgedFields,
  by: By,
): FieldFaults {
  const faults = Object.entries(judges).flatMap(([field, judge]) => {
    const fault = judge(fields, by);
    return fault === null ? [] : [[field, fault] as const];
  });
  return Object.fromEntries(faults);
}

/** Everything that a cart has against the fields of its checkout. */
export const cartFaults = (fields: JudgedFields, cart: JudgingCart): FieldFaults =>
  faultsBy(cartJudges, fields, cart);

/** Everything that can be said against a payment before it is tried. */
export const paymentFaults = (fields: JudgedFields, payments: Services['payments']): FieldFaults =>
  faultsBy(paymentJudges, fields, payments);
