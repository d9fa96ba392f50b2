import { checkoutBody, postCheckout } from '@sitewright/contracts/api';
import { errorEnvelope, isErrorResult, err, type ErrorResult } from '@sitewright/contracts/errors';
import { errorText } from '../../platform/errors/error-text.ts';
import { orErrorResult } from '../../platform/errors/or-error-result.ts';
import { openRoute, replied, type OpenCall } from '../../platform/routing/define-route.ts';
import { invalidRequest } from '../../platform/routing/request-errors.ts';
import { visitorWritesWithCrumb } from '../../platform/routing/visitor-access.ts';
import { changeCart } from '../cart/public.ts';
import { sendCheckoutPage } from '../site/public.ts';
import { withEveryFault } from './every-fault.ts';
import { placeCheckout } from './place-checkout.ts';
import { typedAgain, typedCheckout, typedLocation } from './typed-checkout.ts';

type Call = OpenCall<typeof postCheckout>;

/** Shows the checkout again with what was typed, and with what is wrong with it when something is. */
async function showAgain(call: Call, refusal: ErrorResult | null): Promise<typeof replied> {
  const { request, reply, site, services, body } = call;
  if (site === null) return replied;
  const { status, body: said } =
    refusal === null
      ? { status: 200, body: undefined }
      : errorEnvelope(refusal, request.id, (it) => errorText(it, site.locale));
  const formReturn = {
    formId: 'checkout',
    values: typedAgain(body),
    errors: said?.errors ?? {},
    ...(said === undefined ? {} : { message: said.error }),
  };
  const { retryAfterMs } = refusal ?? {};
  if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
  await sendCheckoutPage(request, reply, site, services, { formReturn, status });
  return replied;
}

/** Reckons the cart anew for the address that was typed, so that the page shows what it costs there. */
async function reckonAnew(call: Call): Promise<ErrorResult | null> {
  const { inTenant, websiteId, request, reply, services, now, body } = call;
  const typed = typedCheckout(body);
  const changed = await orErrorResult(
    inTenant((tenant) =>
      changeCart(
        { tenant, websiteId, request, reply, services, now },
        {
          shippingLocation: typedLocation(typed),
          shippingOptionId: typed.shippingOptionId?.slice(0, 60) ?? null,
        },
      ),
    ),
  );
  return isErrorResult(changed) ? changed : null;
}

/** The checkout without JavaScript: the same order by the same rules, and a page for every answer. */
export const postCheckoutRoute = openRoute(
  postCheckout,
  visitorWritesWithCrumb('checkout'),
  async (call) => {
    const { site, body, reply } = call;
    if (site === null) return err('notFound');
    if (body['action'] === 'update') return showAgain(call, await reckonAnew(call));
    const typed = typedCheckout(body);
    const order = checkoutBody.safeParse(typed);
    const checkout = { ...call, site };
    const placed = order.success
      ? await placeCheckout(checkout, order.data)
      : await withEveryFault(checkout, typed, invalidRequest(order.error.issues, site.locale));
    if (isErrorResult(placed)) {
      await reckonAnew(call);
      return showAgain(call, placed);
    }
    reply.redirect(placed.nextStepUrl ?? placed.orderUrl, 303);
    return replied;
  },
);
