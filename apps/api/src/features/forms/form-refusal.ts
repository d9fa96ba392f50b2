import type { Form } from '@sitewright/contracts/entities';
import { refuse, type Refusal } from '@sitewright/contracts/errors';
import type { TenantTransaction } from '../../platform/database/index.ts';
import { isMailingList } from '../newsletter/public.ts';

/** What is wrong with a form as its owner wrote it; null when nothing is. */
export async function formRefusal(
  trx: TenantTransaction,
  websiteId: string,
  { fields, mailingListId }: Omit<Form, 'id'>,
): Promise<Refusal | null> {
  const ids = fields.map(({ id }) => id);
  const repeated = ids.find((id, place) => ids.indexOf(id) < place);
  if (repeated !== undefined)
    return refuse('invalidRequest', { errors: { fields: `Two fields have the id ${repeated}.` } });
  if (mailingListId !== null && !(await isMailingList(trx, websiteId, mailingListId)))
    return refuse('invalidRequest', {
      errors: { mailingListId: 'There is no such mailing list.' },
    });
  return null;
}
