import type { FormAnswer, KeyCall, Send } from '@sitewright/form-runtime';

const keyOf = ({ data }: FormAnswer): string | undefined =>
  (data as { readonly key?: string } | undefined)?.key;

const codeOf = ({ data }: FormAnswer): string | undefined =>
  (data as { readonly code?: string } | undefined)?.code;

/**
 * Sends a submission so that the server stores it once: after a lost response, the next attempt uses the same key, and
 * the server repeats its response. If the submission has changed, the server rejects the key, and a new one is
 * requested.
 */
export function sendOnce(send: Send): Send {
  let unanswered: string | undefined;
  let askForKey: KeyCall | undefined;
  return async (call) => {
    if (call.name === 'key') {
      askForKey = call;
      if (unanswered !== undefined) return { status: 200, data: { key: unanswered } };
    }
    if (call.name !== 'submission') return send(call);

    const isSentAgain = unanswered === call.body.key;
    unanswered = call.body.key;
    const answer = await send(call);
    // From here on the server may have processed the request although its response was lost.
    if (answer.status >= 500) return answer;
    unanswered = undefined;
    if (!isSentAgain || codeOf(answer) !== 'formKeyInvalid' || askForKey === undefined)
      return answer;
    const key = keyOf(await send(askForKey));
    if (key === undefined) return answer;
    unanswered = key;
    const fresh = await send({ ...call, body: { ...call.body, key } });
    if (fresh.status < 500) unanswered = undefined;
    return fresh;
  };
}
