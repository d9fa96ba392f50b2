import type { Form, PublicForm } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';

/** The forms with these ids, by id; deleted ones are left out. */
export async function findForms(
  tenant: Tenant,
  formIds: readonly string[],
): Promise<ReadonlyMap<string, Form>> {
  if (formIds.length === 0) return new Map();
  const rows = await tenant
    .selectFrom('forms')
    .where('formId', 'in', [...new Set(formIds)])
    .where('deletedAt', 'is', null)
    .select(['formId', 'definition', 'mailingListId'])
    .execute();
  return new Map(
    rows.map((row) => [
      row.formId,
      {
        ...(row.definition as Omit<Form, 'id' | 'mailingListId'>),
        id: row.formId,
        mailingListId: row.mailingListId,
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
