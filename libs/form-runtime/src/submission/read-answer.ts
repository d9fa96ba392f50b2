import type { FormDefinition } from '../form-definition.ts';
import type { FormTexts } from '../texts.ts';
import type { FormAnswer } from './send.ts';
import type { SubmissionFailure } from './state.ts';

/** The statuses with a text of their own (FORM-87 to FORM-90). */
const textOfStatus = {
  401: 'unauthorized',
  404: 'notConfigured',
  429: 'rateLimited',
  500: 'serverFailed',
} as const satisfies Record<number, keyof FormTexts>;

/** The form key in the answer to the key call, if there is one (FORM-69). */
export const readKey = ({ status, data }: FormAnswer): string | undefined => {
  const { key } = toRecord(data) ?? {};
  return isSuccess(status) && typeof key === 'string' && key ? key : undefined;
};

/**
 * What the answer to a submission says is wrong, if anything: its status, then `errors` by field id
 * and `error` of its body (FORM-73).
 */
export function readFailure(
  form: Pick<FormDefinition, 'fields'>,
  { status, data }: FormAnswer,
  texts: FormTexts,
): SubmissionFailure | undefined {
  const body = toRecord(data);
  const failed = Object.entries(toRecord(body?.['errors']) ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const error = typeof body?.['error'] === 'string' ? body['error'] : '';
  if (isSuccess(status) && body && !error && failed.length === 0) return undefined;

  const ids = new Set(form.fields.map(({ id }) => id));
  return {
    message: messageOf(status, body !== undefined, error, failed.length > 0, texts),
    errors: Object.fromEntries(failed.filter(([id]) => ids.has(id))),
    unplaced: failed.filter(([id]) => !ids.has(id)).map(([, message]) => message),
  };
}

function messageOf(
  status: number,
  isReadable: boolean,
  error: string,
  hasErrors: boolean,
  texts: FormTexts,
): string {
  if (status in textOfStatus) return texts[textOfStatus[status as keyof typeof textOfStatus]];
  if (error) return error;
  if (hasErrors) return texts.fieldsInvalid;
  return isReadable ? texts.unknownError : texts.processingFailed;
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const toRecord = (data: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
