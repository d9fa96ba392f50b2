import type { Form } from '@sitewright/contracts/entities';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Tenant } from '../../platform/database/index.ts';
import { findForms } from './public-form.queries.ts';

/** Forms, oldest first, with ids after `after`. */
export async function listFormRows(
  tenant: Tenant,
  after: string | undefined,
  limit: number,
): Promise<Form[]> {
  const rows = await tenant
    .selectFrom('forms')
    .where('deletedAt', 'is', null)
    .$if(after !== undefined, (query) => query.where('formId', '>', after ?? ''))
    .orderBy('formId')
    .limit(limit)
    .select('formId')
    .execute();
  const ids = rows.map((row) => row.formId);
  const forms = await findForms(tenant, ids);
  return ids.flatMap((id) => forms.get(id) ?? []);
}

export const countForms = (tenant: Tenant): Promise<number> =>
  countRows(tenant.selectFrom('forms').where('deletedAt', 'is', null));

export async function findForm(tenant: Tenant, formId: string): Promise<Form | null> {
  return (await findForms(tenant, [formId])).get(formId) ?? null;
}

/** Locks a form until the transaction ends. */
export const lockForm = (tenant: Tenant, formId: string) =>
  tenant.selectFrom('forms').where('formId', '=', formId).select('formId').forUpdate().execute();

/** Writes a form, new or existing. It goes live immediately. */
export async function writeFormRow(
  tenant: Tenant,
  { id, mailingListId, ...definition }: Form,
  now: Date,
): Promise<void> {
  const values = {
    definition: JSON.stringify(definition),
    mailingListId,
    updatedAt: now,
  };
  await tenant
    .insertInto('forms')
    .values({ formId: id, ...values })
    .onConflict((conflict) => conflict.columns(['websiteId', 'formId']).doUpdateSet(values))
    .execute();
}
