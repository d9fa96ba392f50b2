import type { FormResponse, KeyCall, Send } from '@sitewright/form-runtime';

const keyOf = ({ data }: FormResponse): string | undefined =>
  (data as { readonly key?: string } | undefined)?.key;

const codeOf = ({ data }: FormResponse): string | undefined =>
  (data as { readonly code?: string } | undefined)?.code;

/**
 * Sends a submission so that the server stores it once: after a lost response, the next attempt uses the same key, and
 * the server repeats its response. If the submission has changed, the server rejects the key, and a new one is
 * requested.
 */
export function sendOnce(send: Send): Send {
  let pendingKey: string | undefined;
  let keyCall: KeyCall | undefined;
  return async (call) => {
    if (call.name === 'key') {
      keyCall = call;
      if (pendingKey !== undefined) return { status: 200, data: { key: pendingKey } };
    }
    if (call.name !== 'submission') return send(call);

    const isRetry = pendingKey === call.body.key;
    pendingKey = call.body.key;
    const response = await send(call);
    // From here on the server may have processed the request although its response was lost.
    if (response.status >= 500) return response;
    pendingKey = undefined;
    if (!isRetry || codeOf(response) !== 'formKeyInvalid' || keyCall === undefined) return response;
    const key = keyOf(await send(keyCall));
    if (key === undefined) return response;
    pendingKey = key;
    const retryResponse = await send({ ...call, body: { ...call.body, key } });
    if (retryResponse.status < 500) pendingKey = undefined;
    return retryResponse;
  };
}
