import { saveSubmission } from '@sitewright/contracts/api';
import { isErrorResult, err } from '@sitewright/contracts/errors';
import { openRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import type { FormAttempt } from './form-attempt.ts';
import { findFormToSubmit } from './form-to-submit.ts';
import { readValues } from './read-values.ts';
import { findSubmissionLimitError, submitForm } from './submit-form.ts';

export const saveSubmissionRoute = openRoute(
  saveSubmission,
  visitorWrites('formSubmit'),
  async ({ inTenant, site, body, request, services, now }) => {
    if (site === null) return err('notFound');
    const scope = { services, site, inTenant, address: request.ip, now };
    const limitError = await findSubmissionLimitError(scope, body.formId);
    const found = await inTenant((tenant) => findFormToSubmit(tenant, body.formId));
    if (found === null) return limitError ?? err('formNotConfigured');
    const values = readValues(body.form);
    if (isErrorResult(values)) return limitError ?? values;

    const attempt: FormAttempt = {
      ...found,
      values,
      page: {
        path: body.pagePath ?? '',
        title: body.pageTitle ?? '',
        pageId: body.pageId ?? '',
        contentSource: body.contentSource ?? null,
        permissionType: body.pagePermissionTypeValue ?? null,
        collectionId: body.collectionId ?? '',
        objectName: body.objectName ?? '',
        isOverlayForm: body.isOverlayForm ?? false,
        submitButtonText: body.submitButtonText ?? '',
      },
      key: body.key,
      captchaKey: body.captchaKey,
      trap: body.trap ?? '',
      filledInMs: body.filledInMs,
    };
    const result = await submitForm(scope, attempt, limitError);
    return isErrorResult(result)
      ? result
      : { status: 'success' as const, submissionId: result.submissionId };
  },
);
