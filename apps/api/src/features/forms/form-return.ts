import type { FormReturn } from '@sitewright/contracts/entities';
import { createQueryReader } from '../../platform/routing/read-query.ts';
import { createToken, hashToken } from '../../platform/security/token.ts';
import type { Tenant } from '../../platform/database/index.ts';

/** How long a page shows the submitted values; short, because the URL alone gives access. */
const formReturnMs = 900_000;

/** The parameters with which a page shows a form's result without JavaScript. */
export interface FormReturnQuery {
  /** The id of the form, or `cart` or `checkout`. */
  readonly form?: string;
  /** `1`: the submission was accepted. */
  readonly sent?: string;
  /** Identifies the submitted values and their errors. */
  readonly return?: string;
  /** The block of the form: a page can contain the same form twice. */
  readonly block?: string;
}

export const readFormReturnQuery = createQueryReader(['form', 'sent', 'return', 'block']);

/** Whether a page has to show a form's result, so that it is private and never cached. */
export const hasFormReturn = (query: FormReturnQuery): boolean =>
  query.form !== undefined && (query.sent === '1' || query.return !== undefined);

/** Stores the submitted values for the page that shows them again, and returns the token for its URL. */
export async function storeFormReturn(
  tenant: Tenant,
  value: FormReturn,
  now: Date,
): Promise<string> {
  const token = createToken();
  await tenant.deleteFrom('formReturns').where('expiresAt', '<', now).execute();
  await tenant
    .insertInto('formReturns')
    .values({
      tokenHash: hashToken(token),
      value: JSON.stringify(value),
      expiresAt: new Date(now.getTime() + formReturnMs),
    })
    .execute();
  return token;
}

const blockOf = ({ block }: FormReturnQuery) => (block === undefined ? {} : { blockId: block });

/** The result of an accepted form, which has no stored values; undefined if the form was not accepted. */
export const acceptedFormReturn = (query: FormReturnQuery): FormReturn | undefined =>
  query.form !== undefined && query.sent === '1'
    ? { formId: query.form, ...blockOf(query), values: {}, errors: {}, succeeded: true }
    : undefined;

/** The form result that a request has to show; undefined if there is none, or it has expired. */
export async function readFormReturn(
  tenant: Tenant,
  query: FormReturnQuery,
  now: Date,
): Promise<FormReturn | undefined> {
  const accepted = acceptedFormReturn(query);
  if (accepted !== undefined) return accepted;
  const { form: formId, return: token } = query;
  if (formId === undefined || token === undefined) return undefined;
  const row = await tenant
    .selectFrom('formReturns')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now)
    .select('value')
    .executeTakeFirst();
  const value = row?.value as FormReturn | undefined;
  return value?.formId === formId ? { ...value, ...blockOf(query) } : undefined;
}
