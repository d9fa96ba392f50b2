import { kindOfStatus } from './failure.ts';
import type { DataLayerTexts, Failure, FailureKind, Result } from './failure.ts';
import type { DataLayerEvent, DataResponse } from './ports.ts';

/** The flags of a body, which are reported to the host. */
export const flags: readonly FailureKind[] = [
  'crumbFail',
  'loginRequired',
  'authorizationFail',
] satisfies readonly DataLayerEvent['type'][];

/** The result of a response: the flags of its body first, then its status and error message. */
export function readResponse(
  url: string,
  { ok, status }: Pick<DataResponse, 'ok' | 'status'>,
  text: string,
  texts: DataLayerTexts,
): Result<unknown> {
  let data: unknown;
  try {
    data = text ? JSON.parse(text) : undefined;
  } catch (error) {
    // A proxy's page about a 503 is not JSON either; its status is more specific.
    if (ok) return unparsable(url, status, error, texts);
  }
  const body = (data ?? {}) as Readonly<Record<string, unknown>>;
  const { error, requestId } = body;
  const flag = flags.find((name) => body[name]);
  if (ok && !flag && !error) return { ok, data };

  const kind = kindOfStatus[status];
  return fail({
    kind: flag ?? kind ?? (error ? 'rejected' : 'connection'),
    status,
    message: (typeof error === 'string' && error) || texts[kind ?? 'connection'],
    code: body['code'] as Failure['code'],
    errors: body['errors'] as Failure['errors'],
    detail: body['detail'] as Failure['detail'],
    ...(typeof requestId === 'string' && { requestId }),
  });
}

const kindOfError: Readonly<Record<string, FailureKind>> = {
  TimeoutError: 'timeout',
  AbortError: 'aborted',
};

/** The result of a call without a response. */
export const noAnswer = (error: unknown, { connection }: DataLayerTexts): Result<never> =>
  fail({
    kind: kindOfError[(error as Error).name] ?? 'connection',
    status: 0,
    message: connection,
  });

/** The result of a response with invalid data. */
export const unparsable = (
  url: string,
  status: number,
  error: unknown,
  texts: DataLayerTexts,
): Result<never> =>
  fail({
    kind: 'unparsable',
    status,
    message: texts.unparsable
      .replace('{url}', () => url)
      .replace('{message}', () => (error as Error).message),
  });

const fail = (failure: Failure): Result<never> => ({ ok: false, failure });
