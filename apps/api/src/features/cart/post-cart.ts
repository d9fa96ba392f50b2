import { postCart, type EndpointBody } from '@sitewright/contracts/api';
import { isErrorResult, err, type ErrorResult } from '@sitewright/contracts/errors';
import { wholeNumber } from '@sitewright/contracts/entities';
import { toSitePath } from '@sitewright/contracts/links';
import * as z from 'zod';
import { orErrorResult } from '../../platform/errors/or-error-result.ts';
import { errorText } from '../../platform/errors/error-text.ts';
import { languageOf } from '../../platform/routing/language-of.ts';
import { invalidRequest } from '../../platform/routing/request-errors.ts';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { formReturnAddress, keepFormReturn } from '../forms/public.ts';
import { addToCart, setQuantity, type CartScope } from './change-cart.ts';

type CartPost = EndpointBody<typeof postCart>;

/** Where each button redirects on success. */
const nextPage = ({ action, returnTo }: Pick<CartPost, 'action' | 'returnTo'>): string =>
  action === 'checkout' ? '/checkout' : toSitePath(returnTo ?? '/cart');

const quantityField = z.object({ quantity: wholeNumber(0, 9999) });

async function carryOut(
  scope: CartScope,
  { action, variantId, entryId, ...typed }: CartPost,
  locale: string,
): Promise<ErrorResult | null> {
  const isAdded = action === 'add' || action === 'checkout';
  // STORE-02: with a product, `checkout` buys only that product; without one it continues with the cart.
  if (action === 'checkout' && variantId === undefined) return null;
  const target = isAdded ? variantId : entryId;
  if (target === undefined)
    return err('invalidRequest', { errors: { action: 'It does not say what to change.' } });
  const into = action === 'checkout' ? 'newCart' : 'presentCart';
  const read = quantityField.safeParse(action === 'remove' ? { quantity: 0 } : typed);
  if (!read.success) return invalidRequest(read.error.issues, locale);
  const { quantity } = read.data;
  const changed = isAdded
    ? await addToCart(scope, target, Math.max(1, quantity), into)
    : await setQuantity(scope, target, quantity);
  return isErrorResult(changed) ? changed : null;
}

/** The error for the page of the button; it includes the available quantity. */
const sentence = (error: ErrorResult, locale: string): string => {
  const { detail, errors } = error;
  const text = errors?.['quantity'] ?? errorText(error, locale);
  return detail?.['stockLeft'] === undefined ? text : `${text} (${detail['stockLeft']})`;
};

/** The cart without JavaScript: every button of a product or cart page is a plain form that redirects to a page. */
export const postCartRoute = openRoute(
  postCart,
  visitorWrites('write'),
  async ({ inTenant, websiteId, body, request, reply, services, now }) => {
    const locale = languageOf(request);
    const error = await orErrorResult(
      inTenant((tenant) =>
        carryOut({ tenant, websiteId, request, reply, services, now }, body, locale),
      ),
    );

    // A form that is not from our pages gets an error without a redirect.
    if (error?.errors?.['action'] !== undefined) return error;
    if (error === null) {
      reply.redirect(nextPage(body), 303);
      return replied;
    }
    const formReturn = {
      formId: 'cart',
      values: {},
      errors: {},
      message: sentence(error, locale),
    };
    const token = await inTenant((tenant) => keepFormReturn(tenant, formReturn, now));
    const page = body.returnTo ?? '/cart';
    reply.redirect(formReturnAddress(page, { form: 'cart', return: token }), 303);
    return replied;
  },
);
