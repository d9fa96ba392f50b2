import { writeForm } from '@sitewright/contracts/api';
import { refuse } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { revisionOf, revisionRefusal } from '../presentation/public.ts';
import { formRefusal } from './form-refusal.ts';
import { findForm, lockForm, writeFormRow } from './forms.queries.ts';

export const writeFormRoute = tenantRoute(
  writeForm,
  ownerWrites('forms.edit'),
  async ({ trx, websiteId, params, body: sent, services, now, afterCommit }) => {
    const { revision, ...body } = sent;
    await lockForm(trx, websiteId, params.formId);
    const stored = await findForm(trx, websiteId, params.formId);
    if (stored === null) return refuse('notFound');
    const stale = revisionRefusal(revision, stored);
    if (stale !== null) return stale;
    const refused = await formRefusal(trx, websiteId, body);
    if (refused !== null) return refused;
    const form = { ...body, id: params.formId };
    await writeFormRow(trx, websiteId, form, now);
    await bumpDataRevision(trx, websiteId);
    afterCommit(() => services.revisions.forget(websiteId));
    return { ...form, revision: revisionOf(form) };
  },
);
