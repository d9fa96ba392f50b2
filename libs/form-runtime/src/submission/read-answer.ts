import { collectingFields } from '../collecting-fields.ts';
import type { FormDefinition } from '../form-definition.ts';
import type { FormTexts } from '../texts.ts';
import type { FormResponse } from './send.ts';
import type { SubmissionFailure } from './state.ts';

/** Statuses with their own texts: even with field errors, the form as a whole was rejected. */
const textOfStatus: Readonly<Record<number, keyof FormTexts>> = {
  401: 'unauthorized',
  404: 'notConfigured',
  429: 'rateLimited',
  500: 'serverFailed',
};

/** The form key in the response to the key request, if there is one. */
export const readKey = ({ status, data }: FormResponse): string | undefined => {
  const key = toRecord(data)?.['key'];
  return isSuccess(status) && typeof key === 'string' ? key : undefined;
};

/**
 * The failure in the response to a submission, if any: its status, then `errors` by field id and `error` of its body.
 */
export function readFailure(
  form: Pick<FormDefinition, 'fields'>,
  { status, data }: FormResponse,
  texts: FormTexts,
): SubmissionFailure | undefined {
  const body = toRecord(data);
  const error = body?.['error'];
  const errors = Object.entries(toRecord(body?.['errors']) ?? {}).filter(
    ([, message]) => typeof message === 'string',
  ) as [string, string][];
  if (isSuccess(status) && body && !error && !errors.length) return undefined;

  const isKnown = ([id]: readonly [string, string]) =>
    collectingFields(form).some((field) => field.id === id);
  const fallback = !body ? 'processingFailed' : errors.length ? 'fieldsInvalid' : 'unknownError';
  const statusText = textOfStatus[status];
  const bodyMessage = typeof error === 'string' && error;
  return {
    message: (!statusText && bodyMessage) || texts[statusText ?? fallback],
    errors: Object.fromEntries(errors.filter(isKnown)),
    unplaced: errors.filter((entry) => !isKnown(entry)).map((entry) => entry[1]),
    isAboutMore: !!statusText,
  };
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const toRecord = (data: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
