import type { Form } from '@sitewright/contracts/entities';
import type { TenantTransaction } from '../../platform/database/index.ts';
import { readShortEmailEndings } from '../../platform/tenancy/website.queries.ts';
import { findForm } from './forms.queries.ts';

/** A form that visitors can submit, with what its website asks of their entries. */
export interface FormToSubmit {
  readonly form: Form;
  readonly shortEmailEndings: boolean;
}

/** Null when there is no such form, or it has no fields yet. */
export async function findFormToSubmit(
  trx: TenantTransaction,
  formId: string,
): Promise<FormToSubmit | null> {
  const form = await findForm(trx, formId);
  return form === null || form.fields.length === 0
    ? null
    : { form, shortEmailEndings: await readShortEmailEndings(trx) };
}
