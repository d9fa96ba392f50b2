import { releaseSubmission } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { openRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { findHostedSiteOf } from '../mail/public.ts';
import { deliverSubmission } from './deliver-submission.ts';
import { findForm } from './forms.queries.ts';
import { clearSpamReason, findSubmission } from './submissions.queries.ts';

/** Clears the spam flag of a submission and delivers it. A second call has no effect. */
export const releaseSubmissionRoute = openRoute(
  releaseSubmission,
  ownerWrites('forms.submissions.read'),
  async ({ inTenant, websiteId, params, services, now }) => {
    const { submissionId } = params;
    const site = await findHostedSiteOf(services, websiteId, inTenant);
    await inTenant(async (tenant) => {
      const row = await findSubmission(tenant, submissionId);
      const form = row === null ? null : await findForm(tenant, row.formId);
      if (row === null || form === null || site === null) return err('notFound');
      if (!(await clearSpamReason(tenant, submissionId))) return null;
      const { answers, page } = row;
      const pageTitle = page.title;
      await deliverSubmission({
        tenant,
        site,
        services,
        form,
        submissionId,
        pageTitle,
        answers,
        now,
      });
      return null;
    });
    services.wakeOutbox();
    return { ok: true as const };
  },
);
