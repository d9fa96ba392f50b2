import { postCart, type EndpointBody } from '@sitewright/contracts/api';
import { isErrorResult, err, type ErrorResult } from '@sitewright/contracts/errors';
import { maxOptions, wholeNumber, type FormReturn } from '@sitewright/contracts/entities';
import { toSitePath } from '@sitewright/contracts/links';
import * as z from 'zod';
import { orErrorResult } from '../../platform/errors/or-error-result.ts';
import { errorText } from '../../platform/errors/error-text.ts';
import { languageOf } from '../../platform/routing/language-of.ts';
import { invalidRequest } from '../../platform/routing/request-errors.ts';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { formReturnAddress, storeFormReturn } from '../forms/public.ts';
import type { Tenant } from '../../platform/database/index.ts';
import { answerEntry } from './answer-entry.ts';
import { addToCart, setQuantity, type CartScope } from './change-cart.ts';
import { answerInputsOf } from './entry-answers.ts';
import { findVariantByValues } from './offered.queries.ts';
import {
  addCode,
  dropCode,
  findCodeLimitError,
  missingCodeError,
  toCodes,
} from './entered-codes.ts';

type CartPost = EndpointBody<typeof postCart>;

/** The page that a button leads to on success. */
const nextPage = ({ action, returnTo }: Pick<CartPost, 'action' | 'returnTo'>): string =>
  action === 'checkout' ? '/checkout' : toSitePath(returnTo ?? '/cart');

const quantityField = z.object({ quantity: wholeNumber(0, 9999) });

/** Whether a change sets the quantity to 0: then the page asks whether to remove the entry (CART-19). */
const asksForRemoval = ({ action, entryId, quantity }: CartPost): boolean =>
  action === 'change' &&
  entryId !== undefined &&
  quantityField.safeParse({ quantity }).data?.quantity === 0;

/**
 * The variant that a form adds. Without JavaScript, a page shows the select of variants; with it, the pickers of options,
 * whose script updates the select. If that script did not load, the select still has the preselected variant, and the
 * pickers decide.
 */
async function chosenVariant(
  tenant: Tenant,
  { variantId, preselected, ...body }: CartPost,
): Promise<string | undefined> {
  if (variantId === undefined || variantId !== preselected) return variantId;
  const fields = body as Readonly<Record<string, string | undefined>>;
  const values = Array.from({ length: maxOptions }, (_, axis) => fields[`option${axis}`]).filter(
    (value) => value !== undefined,
  );
  return values.length === 0 ? variantId : findVariantByValues(tenant, variantId, values);
}

async function applyCartForm(
  scope: CartScope,
  body: CartPost,
  locale: string,
): Promise<ErrorResult | null> {
  const { action, entryId, code: typedCode, hasAnswers, ...fields } = body;
  const answers = hasAnswers === undefined ? undefined : answerInputsOf(body);
  if (action === 'enterCode' || action === 'removeCode') {
    const [code] = toCodes([typedCode ?? '']);
    if (code === undefined) return missingCodeError(scope.tenant);
    const changed =
      action === 'enterCode' ? await addCode(scope, { code }) : await dropCode(scope, code);
    return isErrorResult(changed) ? changed : null;
  }
  if (action === 'answer') {
    const changed = await answerEntry(scope, entryId ?? '', answers ?? {});
    return isErrorResult(changed) ? changed : null;
  }
  const variantId = await chosenVariant(scope.tenant, body);
  if (variantId === undefined && body.variantId !== undefined) return err('outOfStock');
  const isAddition = action === 'add' || action === 'checkout';
  // STORE-02: with a product, `checkout` buys only that product; without one it continues with the cart.
  if (action === 'checkout' && variantId === undefined) return null;
  const targetId = isAddition ? variantId : entryId;
  if (targetId === undefined)
    return err('invalidRequest', { errors: { action: 'The form does not name what to change.' } });
  const into = action === 'checkout' ? 'newCart' : 'presentCart';
  const parsed = quantityField.safeParse(action === 'remove' ? { quantity: 0 } : fields);
  if (!parsed.success) return invalidRequest(parsed.error.issues, locale);
  const { quantity } = parsed.data;
  const changed = isAddition
    ? await addToCart(
        scope,
        { variantId: targetId, quantity: Math.max(1, quantity), answers },
        into,
      )
    : await setQuantity(scope, targetId, quantity);
  return isErrorResult(changed) ? changed : null;
}

/** The error as a text for the page; it includes the available quantity. */
const errorMessage = (error: ErrorResult, locale: string): string => {
  const { detail, errors } = error;
  const text = errors?.['quantity'] ?? errors?.['code'] ?? errorText(error, locale);
  return detail?.['stockLeft'] === undefined ? text : `${text} (${detail['stockLeft']})`;
};

/** The form that shows the error: that of an entry's details, or that of the product or cart. */
const formIdOf = ({ action, entryId = '' }: CartPost): string =>
  action === 'answer' ? `details-${entryId}` : 'cart';

/** What the page shows again. */
const submittedValues = (body: CartPost): Record<string, string> => ({
  ...(body.action === 'enterCode' ? { code: body.code ?? '' } : {}),
  ...Object.fromEntries(
    Object.entries(answerInputsOf(body)).map(([name, texts]) => [name, [texts].flat().join('\n')]),
  ),
});

/** The cart without JavaScript: every button of a product or cart page is a plain form that redirects to a page. */
export const postCartRoute = openRoute(postCart, visitorWrites('write'), async (call) => {
  const { inTenant, websiteId, body, request, reply, services, now } = call;
  const locale = languageOf(request);

  async function showReturn(formReturn: FormReturn): Promise<typeof replied> {
    const token = await inTenant((tenant) => storeFormReturn(tenant, formReturn, now));
    const page = body.formPage ?? body.returnTo ?? '/cart';
    reply.redirect(formReturnAddress(page, { form: formReturn.formId, return: token }), 303);
    return replied;
  }

  if (asksForRemoval(body))
    return showReturn({ formId: 'cart', values: { removing: body.entryId ?? '' }, errors: {} });
  const error =
    (body.action === 'enterCode'
      ? await findCodeLimitError(call, toCodes([body.code ?? '']))
      : null) ??
    (await orErrorResult(
      inTenant((tenant) =>
        applyCartForm({ tenant, websiteId, request, reply, services, now }, body, locale),
      ),
    ));

  // A form without a target is not from our pages: it gets an error without a redirect.
  if (error?.errors?.['action'] !== undefined) return error;
  if (error === null) {
    reply.redirect(nextPage(body), 303);
    return replied;
  }
  return showReturn({
    formId: formIdOf(body),
    values: submittedValues(body),
    errors: error.errors ?? {},
    message: errorMessage(error, locale),
  });
});
