import { createForm } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { findFormError } from './find-form-error.ts';
import { writeFormRow } from './forms.queries.ts';

/** No page shows a new form, so no page changes. */
export const createFormRoute = tenantRoute(
  createForm,
  ownerWrites('forms.edit'),
  async ({ tenant, body, services, now }) => {
    const rejected = await findFormError(tenant, body);
    if (rejected !== null) return rejected;
    const form = { ...body, id: services.createId() };
    await writeFormRow(tenant, form, now);
    return form;
  },
);
