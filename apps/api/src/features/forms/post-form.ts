import { formTrapName, postForm } from '@sitewright/contracts/api';
import { hexId, maxUrlPathLength, type Form } from '@sitewright/contracts/entities';
import { isErrorResult, err, type ErrorResult } from '@sitewright/contracts/errors';
import { toSitePath } from '@sitewright/contracts/links';
import { fieldNames, parsePlainForm } from '@sitewright/form-runtime';
import { errorText } from '../../platform/errors/error-text.ts';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { findFormToSubmit } from './form-to-submit.ts';
import { formReturnAddress } from './form-return-address.ts';
import { storeFormReturn } from './form-return.ts';
import { findSubmissionLimitError, submitForm } from './submit-form.ts';

type Entries = Readonly<Record<string, string | readonly string[]>>;

const firstOf = (entries: Entries, name: string): string => [entries[name] ?? ''].flat()[0] ?? '';

/** The submitted values by input name; values of a repeated input are joined. */
function typedValues(form: Form, entries: Entries): Record<string, string> {
  const names = form.fields
    .filter(({ type }) => type !== 'password')
    .flatMap((field) => fieldNames(field));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = entries[name];
      return value === undefined ? [] : [[name, [value].flat().join('\n')]];
    }),
  );
}

/** The URL of the success page for a header: non-ASCII characters are encoded. */
const successUrl = (redirect: string): string =>
  /^https?:/i.test(redirect) && URL.canParse(redirect)
    ? new URL(redirect).href
    : toSitePath(redirect);

/**
 * Submits a form without JavaScript. The form comes from a cached page, so it has no key: the server creates and uses
 * one itself (FORM-53). The response always redirects to a page: the success page, or the one with the form.
 */
export const postFormRoute = openRoute(
  postForm,
  visitorWrites('formSubmit'),
  async ({ inTenant, site, body, request, reply, services, now }) => {
    const formId = firstOf(body, 'formId');
    if (site === null || !hexId.safeParse(formId).success) return err('formNotConfigured');
    const found = await inTenant((tenant) => findFormToSubmit(tenant, formId));
    if (found === null) return err('formNotConfigured');
    const { form } = found;

    const scope = { services, site, inTenant, address: request.ip, now };
    const path = firstOf(body, 'pagePath').slice(0, maxUrlPathLength);
    const entries = Object.entries(body).flatMap(([name, value]) =>
      [value].flat().map((text) => [name, text] as const),
    );
    const result =
      (await findSubmissionLimitError(scope, formId)) ??
      (await submitForm(scope, {
        ...found,
        values: parsePlainForm(form, entries),
        page: {
          path,
          title: firstOf(body, 'pageTitle').slice(0, 500),
          pageId: firstOf(body, 'pageId').slice(0, 24),
          contentSource: null,
          permissionType: null,
          collectionId: '',
          objectName: '',
          isOverlayForm: false,
          submitButtonText: form.submitButtonText,
        },
        key: null,
        captchaKey: undefined,
        trap: firstOf(body, formTrapName),
        filledInMs: undefined,
      }));

    const blockId = firstOf(body, 'blockId');
    reply.header('cache-control', 'no-store');
    if (!isErrorResult(result)) {
      const formUrl = formReturnAddress(path, { form: formId, sent: '1' }, blockId);
      reply.redirect(form.successRedirect === '' ? formUrl : successUrl(form.successRedirect), 303);
      return replied;
    }
    const formReturn = {
      formId,
      values: typedValues(form, body),
      ...toErrorTexts(result, site.locale),
    };
    const token = await inTenant((tenant) => storeFormReturn(tenant, formReturn, now));
    reply.redirect(formReturnAddress(path, { form: formId, return: token }, blockId), 303);
    return replied;
  },
);

const toErrorTexts = (error: ErrorResult, locale: string) => ({
  errors: error.errors ?? {},
  message: errorText(error, locale),
});
