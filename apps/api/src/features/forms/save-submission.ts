import { saveSubmission } from '@sitewright/contracts/api';
import { isRefusal, refuse } from '@sitewright/contracts/errors';
import { openRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { findFormToSubmit } from './form-to-submit.ts';
import { readValues } from './read-values.ts';
import { submissionLimitRefusal, submitForm } from './submit-form.ts';

export const saveSubmissionRoute = openRoute(
  saveSubmission,
  visitorWrites('formSubmit'),
  async ({ inTenant, websiteId, site, body, request, services, now }) => {
    if (site === null) return refuse('notFound');
    const scope = { services, site, inTenant, address: request.ip, now };
    const refused = await submissionLimitRefusal(scope, body.formId);
    if (refused !== null) return refused;
    const found = await inTenant((trx) => findFormToSubmit(trx, websiteId, body.formId));
    if (found === null) return refuse('formNotConfigured');
    const values = readValues(body.form);
    if (isRefusal(values)) return values;

    const answer = await submitForm(scope, {
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
    });
    return isRefusal(answer)
      ? answer
      : { status: 'success' as const, submissionId: answer.submissionId };
  },
);
