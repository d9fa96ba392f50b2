import { kindOfStatus } from './failure.ts';
import type { DataLayerTexts, Failure, Result } from './failure.ts';
import type { DataLayerEvent, DataResponse } from './ports.ts';

/** The flags of a body that concern the whole page. */
export const pageFlags = [
  'loginRequired',
  'authorizationFail',
] as const satisfies readonly DataLayerEvent['type'][];

const flags = ['crumbFail', ...pageFlags] as const;

/** What an answer comes to: the flags of its body first, then its status and error text. */
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
    // A proxy's page about a 503 is no JSON either; its status says more.
    if (ok) return unparsable(url, status, error, texts);
  }
  const body = (data ?? {}) as Readonly<Record<string, unknown>>;
  const { error, requestId } = body;
  const flag = flags.find((name) => body[name]);
  if (ok && !flag && !error) return { ok, data };

  const kind = kindOfStatus[status];
  return fail({
    kind: flag ?? kind ?? (error ? 'refused' : 'connection'),
    status,
    message: (typeof error === 'string' && error) || texts[kind ?? 'connection'],
    code: body['code'] as Failure['code'],
    errors: body['errors'] as Failure['errors'],
    detail: body['detail'] as Failure['detail'],
    ...(typeof requestId === 'string' ? { requestId } : {}),
  });
}

/** What a call comes to that got no answer. */
export function noAnswer(error: unknown, { connection: message }: DataLayerTexts): Result<never> {
  const { name } = error as Error;
  const kind =
    name === 'TimeoutError' ? 'timeout' : name === 'AbortError' ? 'aborted' : 'connection';
  return fail({ kind, status: 0, message });
}

/** What an answer comes to that is not what was asked for. */
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
