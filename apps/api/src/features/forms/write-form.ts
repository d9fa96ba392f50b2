import { writeForm } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { revisionOf, findRevisionError } from '../presentation/public.ts';
import { findFormError } from './find-form-error.ts';
import { findForm, lockForm, writeFormRow } from './forms.queries.ts';

export const writeFormRoute = tenantRoute(
  writeForm,
  ownerWrites('forms.edit'),
  async ({ tenant, websiteId, params, body, services, now, afterCommit }) => {
    const { revision, ...definition } = body;
    await lockForm(tenant, params.formId);
    const stored = await findForm(tenant, params.formId);
    if (stored === null) return err('notFound');
    const stale = findRevisionError(revision, stored);
    if (stale !== null) return stale;
    const rejected = await findFormError(tenant, definition);
    if (rejected !== null) return rejected;
    const form = { ...definition, id: params.formId };
    await writeFormRow(tenant, form, now);
    await bumpDataRevision(tenant);
    afterCommit(() => services.revisions.forget(websiteId));
    return { ...form, revision: revisionOf(form) };
  },
);
