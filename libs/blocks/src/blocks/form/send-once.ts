import type { FormAnswer, KeyCall, Send } from '@sitewright/form-runtime';

const keyOf = ({ data }: FormAnswer): string | undefined =>
  (data as { readonly key?: string } | undefined)?.key;

const codeOf = ({ data }: FormAnswer): string | undefined =>
  (data as { readonly code?: string } | undefined)?.code;

/**
 * A way to the server on which a submission is stored once, however often it is sent: where an answer was lost, the next
 * try comes under the same key, and the server gives the answer again. If something else is sent by then, the key is
 * rejected, and a fresh one is asked for.
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
    // From there on the request may have been carried out by a server whose answer did not come through.
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
