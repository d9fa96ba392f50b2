import type { Form } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';
import { requiresShortEmailEndings } from '../../platform/tenancy/website.queries.ts';
import { findForm } from './forms.queries.ts';

/** A form that visitors can submit, with the website's validation settings. */
export interface FormToSubmit {
  readonly form: Form;
  readonly shortEmailEndings: boolean;
}

/** Null if there is no such form, or it has no fields yet. */
export async function findFormToSubmit(
  tenant: Tenant,
  formId: string,
): Promise<FormToSubmit | null> {
  const form = await findForm(tenant, formId);
  return form === null || form.fields.length === 0
    ? null
    : { form, shortEmailEndings: await requiresShortEmailEndings(tenant) };
}
