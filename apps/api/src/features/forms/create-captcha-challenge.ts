import { createCaptchaChallenge } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { findForm } from './forms.queries.ts';

/** A form without a captcha has no challenge either. */
export const createCaptchaChallengeRoute = tenantRoute(
  createCaptchaChallenge,
  visitorWrites('formKey'),
  async ({ tenant, websiteId, body: { formId }, services, now }) => {
    const form = await findForm(tenant, formId);
    if (form === null) return err('formNotConfigured');
    if (!form.captcha) return err('notFound');
    return services.captcha.issue({ websiteId, formId, now });
  },
);
