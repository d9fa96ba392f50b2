import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { parseJsonText } from '../../platform/server/json-text.ts';

/** How deep the values of a form can be nested: fields, their rows and parts. */
const maxDepth = 4;

/** Parses the payload's `form`, a JSON text inside the JSON body, with the same checks as a body. */
export function readValues(text: string): Readonly<Record<string, unknown>> | ErrorResult {
  const parsed = parseJsonText(text, maxDepth);
  const isRecord =
    parsed.ok &&
    typeof parsed.value === 'object' &&
    parsed.value !== null &&
    !Array.isArray(parsed.value);
  return isRecord
    ? (parsed.value as Readonly<Record<string, unknown>>)
    : err('invalidRequest', { errors: { form: 'The answers could not be read.' } });
}
