import type { Form } from '@sitewright/contracts/entities';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { Tenant } from '../../platform/database/index.ts';
import { isMailingList } from '../newsletter/public.ts';

/** Validates the definition of a form; null if it is valid. */
export async function findFormError(
  tenant: Tenant,
  { fields, mailingListId }: Omit<Form, 'id'>,
): Promise<ErrorResult | null> {
  const ids = fields.map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) < index);
  if (repeated !== undefined)
    return err('invalidRequest', { errors: { fields: `Two fields have the id ${repeated}.` } });
  if (mailingListId !== null && !(await isMailingList(tenant, mailingListId)))
    return err('invalidRequest', {
      errors: { mailingListId: 'There is no such mailing list.' },
    });
  return null;
}
