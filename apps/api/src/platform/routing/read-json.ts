import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type * as z from 'zod';
import { invalidRequest } from './request-errors.ts';
import { serverLimits } from '../server/limits.ts';
import { parseJsonText } from '../server/json-text.ts';

/** Parses a text field that contains JSON, as strictly as a JSON body (API-02). */
export function readJson<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
):
  | { readonly ok: true; readonly value: z.output<Schema> }
  | { readonly ok: false; readonly error: ErrorResult } {
  const json = parseJsonText(text, serverLimits.jsonDepth);
  if (!json.ok)
    return {
      ok: false,
      error: err('invalidRequest', { errors: { data: 'This is not JSON.' } }),
    };
  const parsed = schema.safeParse(json.value);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, error: invalidRequest(parsed.error.issues) };
}
