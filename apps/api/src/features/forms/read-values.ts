import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { parseJsonText } from '../../platform/server/json-text.ts';

/** Fields, their parts and rows: a form's values are not deeper. */
const maxDepth = 4;

/** The payload's `form`: JSON in JSON, parsed as carefully as a body. */
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
