import type { Form } from '@sitewright/contracts/entities';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Tenant } from '../../platform/database/index.ts';
import { findForms } from './public-form.queries.ts';

/** Forms, oldest first, after an id. */
export async function listFormRows(
  tenant: Tenant,
  after: string | undefined,
  limit: number,
): Promise<Form[]> {
  const rows = await tenant
    .selectFrom('forms')
    .where('deleted_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('form_id', '>', after ?? ''))
    .orderBy('form_id')
    .limit(limit)
    .select('form_id')
    .execute();
  const ids = rows.map((row) => row.form_id);
  const forms = await findForms(tenant, ids);
  return ids.flatMap((id) => forms.get(id) ?? []);
}

export const countForms = (tenant: Tenant): Promise<number> =>
  countRows(tenant.selectFrom('forms').where('deleted_at', 'is', null));

export async function findForm(tenant: Tenant, formId: string): Promise<Form | null> {
  return (await findForms(tenant, [formId])).get(formId) ?? null;
}

/** Other writers of the form wait from now on. */
export const lockForm = (tenant: Tenant, formId: string) =>
  tenant.selectFrom('forms').where('form_id', '=', formId).select('form_id').forUpdate().execute();

/** Writes a form, new or existing. It goes live immediately. */
export async function writeFormRow(
  tenant: Tenant,
  { id, mailingListId, ...definition }: Form,
  now: Date,
): Promise<void> {
  const values = {
    definition: JSON.stringify(definition),
    mailing_list_id: mailingListId,
    updated_at: now,
  };
  await tenant
    .insertInto('forms')
    .values({ form_id: id, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'form_id']).doUpdateSet(values))
    .execute();
}
