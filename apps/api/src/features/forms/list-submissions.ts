import { listSubmissions } from '@sitewright/contracts/api';
import { toPaged } from '../../platform/routing/cursor.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { countSubmissions, listSubmissionRows } from './submissions.queries.ts';

/** Submissions are personal data: the permission to build forms does not include reading them. */
export const listSubmissionsRoute = tenantRoute(
  listSubmissions,
  ownerReads('forms.submissions.read'),
  async ({ tenant, query }) => {
    const filter = {
      formId: query.formId,
      isSpam: query.spam === undefined ? undefined : query.spam === 'true',
    };
    const rows = await listSubmissionRows(tenant, {
      ...filter,
      below: query.cursor,
      limit: query.limit + 1,
    });
    return toPaged({
      rows,
      limit: query.limit,
      total: await countSubmissions(tenant, filter),
      toOut: (row) => ({
        id: row.submissionId,
        formId: row.formId,
        formName: row.formName,
        createdAt: row.createdAt.toISOString(),
        pagePath: row.page.path,
        pageTitle: row.page.title,
        spamReason: row.spamReason,
        answers: row.answers.texts,
      }),
      cursorOf: (row) => row.submissionId,
    });
  },
);
