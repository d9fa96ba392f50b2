import type { Form, PublicForm } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';

/** A stored form with its id. */
export async function findForms(
  tenant: Tenant,
  formIds: readonly string[],
): Promise<ReadonlyMap<string, Form>> {
  if (formIds.length === 0) return new Map();
  const rows = await tenant
    .selectFrom('forms')
    .where('form_id', 'in', [...new Set(formIds)])
    .where('deleted_at', 'is', null)
    .select(['form_id', 'definition', 'mailing_list_id'])
    .execute();
  return new Map(
    rows.map((row) => [
      row.form_id,
      {
        ...(row.definition as Omit<Form, 'id' | 'mailingListId'>),
        id: row.form_id,
        mailingListId: row.mailing_list_id,
      },
    ]),
  );
}

/** The public part of a form, without the owner's address and the mailing list. */
export const toPublicForm = ({
  notifyEmail: _address,
  mailingListId: _list,
  ...form
}: Form): PublicForm => form;
