import { checkoutBody, postCheckout } from '@sitewright/contracts/api';
import { shippingOptionIdLength } from '@sitewright/contracts/entities';
import { errorEnvelope, isErrorResult, err, type ErrorResult } from '@sitewright/contracts/errors';
import { errorText } from '../../../platform/errors/error-text.ts';
import { orErrorResult } from '../../../platform/errors/or-error-result.ts';
import { openRoute, replied, type OpenCall } from '../../../platform/routing/define-route.ts';
import { invalidRequest } from '../../../platform/routing/request-errors.ts';
import { visitorWritesWithCrumb } from '../../../platform/routing/visitor-access.ts';
import {
  addCode,
  changeCart,
  dropCode,
  findCodeLimitError,
  toBuyerEmail,
  toCodes,
} from '../../cart/public.ts';
import { sendCheckoutPage } from '../../site/public.ts';
import { addFieldErrors } from './add-field-errors.ts';
import { placeCheckout } from './place-checkout.ts';
import {
  listSubmittedValues,
  readCheckoutFields,
  readLocation,
  textOf,
} from './read-checkout-form.ts';

type Call = OpenCall<typeof postCheckout>;

/** Shows the checkout again with the submitted values and the errors. */
async function showCheckout(call: Call, error: ErrorResult | null): Promise<typeof replied> {
  const { request, reply, site, services, body } = call;
  if (site === null) return replied;
  const { status, body: envelope } =
    error === null
      ? { status: 200, body: undefined }
      : errorEnvelope(error, request.id, (result) => errorText(result, site.locale));
  const formReturn = {
    formId: 'checkout',
    values: listSubmittedValues(body, error !== null),
    errors: envelope?.errors ?? {},
    ...(envelope === undefined ? {} : { message: envelope.error }),
  };
  const { retryAfterMs } = error ?? {};
  if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
  await sendCheckoutPage(request, reply, site, services, { formReturn, status });
  return replied;
}

/** Updates the cart with the submitted address, so that the page shows the amounts for it. */
async function updateCartFromForm(call: Call): Promise<ErrorResult | null> {
  const { inTenant, websiteId, request, reply, services, now, body } = call;
  const fields = readCheckoutFields(body);
  const changed = await orErrorResult(
    inTenant((tenant) =>
      changeCart(
        { tenant, websiteId, request, reply, services, now },
        {
          shippingLocation: readLocation(fields),
          shippingOptionId: fields.shippingOptionId?.slice(0, shippingOptionIdLength) ?? null,
          buyerEmail: toBuyerEmail(fields.email),
          acceptsMarketing: fields.acceptsMarketing === true,
          vatNumber: fields.vatNumber?.slice(0, 30) ?? null,
        },
      ),
    ),
  );
  return isErrorResult(changed) ? changed : null;
}

const removal = 'removeCode:';

/** Adds or removes a code, as the clicked button says. Returns null for the other buttons. */
async function changeCodes(call: Call): Promise<ErrorResult | null> {
  const { inTenant, websiteId, request, reply, services, now, body } = call;
  const action = textOf(body, 'action') ?? '';
  const isEntry = action === 'enterCode';
  if (!isEntry && !action.startsWith(removal)) return null;
  const [code] = toCodes([isEntry ? (textOf(body, 'code') ?? '') : action.slice(removal.length)]);
  // The Enter key in another field clicks the first button of the form, which is that of the code.
  if (code === undefined) return null;
  const rejected = isEntry ? await findCodeLimitError(call, [code]) : null;
  if (rejected !== null) return rejected;
  const changed = await orErrorResult(
    inTenant((tenant) => {
      const scope = { tenant, websiteId, request, reply, services, now };
      return isEntry ? addCode(scope, { code }) : dropCode(scope, code);
    }),
  );
  return isErrorResult(changed) ? changed : null;
}

const pageActions = /^(?:update|enterCode|removeCode:.*)$/s;

/** The checkout without JavaScript: a form post that places an order like `placeOrderRoute`, but returns a page. */
export const postCheckoutRoute = openRoute(
  postCheckout,
  visitorWritesWithCrumb('checkout'),
  async (call) => {
    const { site, body, reply } = call;
    if (site === null) return err('notFound');
    if (pageActions.test(textOf(body, 'action') ?? ''))
      return showCheckout(call, (await updateCartFromForm(call)) ?? (await changeCodes(call)));
    const fields = readCheckoutFields(body);
    const order = checkoutBody.safeParse(fields);
    const checkout = { ...call, site };
    const placed = order.success
      ? await placeCheckout(checkout, order.data)
      : await addFieldErrors(checkout, fields, invalidRequest(order.error.issues, site.locale));
    if (isErrorResult(placed)) {
      await updateCartFromForm(call);
      return showCheckout(call, placed);
    }
    reply.redirect(placed.nextStepUrl ?? placed.orderUrl, 303);
    return replied;
  },
);
