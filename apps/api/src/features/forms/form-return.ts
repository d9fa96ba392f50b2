import type { FormReturn } from '@sitewright/contracts/entities';
import { createQueryReader } from '../../platform/routing/read-query.ts';
import { createToken, hashToken } from '../../platform/security/token.ts';
import type { Tenant } from '../../platform/database/index.ts';

/** How long a page shows what was typed; the address alone leads to it, so it is short. */
const formReturnMs = 900_000;

/** The parameters with which a page shows a form's answer without JavaScript. */
export interface FormReturnQuery {
  /** The form, or `cart` or `checkout`. */
  readonly form?: string;
  /** `1`: it was accepted. */
  readonly sent?: string;
  /** Names what was typed and what is wrong with it. */
  readonly return?: string;
  /** The block that the form stood in: a page can show the same form twice. */
  readonly block?: string;
}

export const readFormReturnQuery = createQueryReader(['form', 'sent', 'return', 'block']);

/** Whether a page has to show a form's answer, so that it is nobody else's and comes from no cache. */
export const hasFormReturn = (query: FormReturnQuery): boolean =>
  query.form !== undefined && (query.sent === '1' || query.return !== undefined);

/** Keeps what a form held for the page that shows it again, and answers the token that its address carries. */
export async function keepFormReturn(
  tenant: Tenant,
  value: FormReturn,
  now: Date,
): Promise<string> {
  const token = createToken();
  await tenant.deleteFrom('form_returns').where('expires_at', '<', now).execute();
  await tenant
    .insertInto('form_returns')
    .values({
      token_hash: hashToken(token),
      value: JSON.stringify(value),
      expires_at: new Date(now.getTime() + formReturnMs),
    })
    .execute();
  return token;
}

/** What the page of a request has to show of a form; undefined when nothing, or nothing any more. */
export async function readFormReturn(
  tenant: Tenant,
  query: FormReturnQuery,
  now: Date,
): Promise<FormReturn | undefined> {
  const { form: formId, sent, return: token, block: blockId } = query;
  if (formId === undefined) return undefined;
  const stood = blockId === undefined ? {} : { blockId };
  if (sent === '1') return { formId, ...stood, values: {}, errors: {}, succeeded: true };
  if (token === undefined) return undefined;
  const row = await tenant
    .selectFrom('form_returns')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .select('value')
    .executeTakeFirst();
  const value = row?.value as FormReturn | undefined;
  return value?.formId === formId ? { ...value, ...stood } : undefined;
}
