import type { FormResponse, FormCall, Send } from '@sitewright/form-runtime';
import { expect, it } from 'vitest';
import { sendOnce } from './send-once.ts';

const call = { method: 'POST', path: '', credentials: 'include' } as const;
const askForKey = { ...call, name: 'key' } as const;
const submission = (key: string, form = 'hello') =>
  ({
    ...call,
    name: 'submission',
    body: { key, form, formId: 'f', submitButtonText: '' },
  }) as const;

/** A server that stores by key; its responses pass `line`, where they can be lost. */
function fakeServer() {
  const stored = new Map<string, string>();
  let keys = 0;
  const line: { lose?: 'answer' | 500 | 502 | 503 | undefined } = {};
  const answerTo = (sent: FormCall): FormResponse => {
    if (sent.name === 'key') return { status: 200, data: { key: `k${(keys += 1)}` } };
    if (sent.name !== 'submission') return { status: 404, data: {} };
    const { key, form } = sent.body;
    if (stored.has(key) && stored.get(key) !== form)
      return { status: 400, data: { code: 'formKeyInvalid' } };
    stored.set(key, form);
    return { status: 200, data: { status: 'success' } };
  };
  const send: Send = async (sent) => {
    const result = answerTo(sent);
    const { lose } = line;
    if (lose === undefined || sent.name === 'key') return result;
    line.lose = undefined;
    if (lose === 'answer') throw new TypeError('Failed to fetch');
    return { status: lose, data: undefined };
  };
  return { stored, line, send };
}

/** Requests a key and submits, as a form does at each attempt. */
async function submit(send: Send, form?: string): Promise<number | 'lost'> {
  const { key } = (await send(askForKey)).data as { key: string };
  return send(submission(key, form)).then(
    ({ status }) => status,
    () => 'lost' as const,
  );
}

it.each(['answer', 500, 502, 503] as const)(
  'retries with the same key when the first response is lost (%s)',
  async (lose) => {
    const server = fakeServer();
    const send = sendOnce(server.send);
    server.line.lose = lose;
    expect(await submit(send)).toBe(lose === 'answer' ? 'lost' : lose);
    expect(await submit(send)).toBe(200);
    expect([...server.stored.values()]).toEqual(['hello']);
  },
);

it('uses a new key when the form changed after a lost response', async () => {
  const server = fakeServer();
  const send = sendOnce(server.send);
  server.line.lose = 'answer';
  await submit(send, 'hello');
  expect(await submit(send, 'hello again')).toBe(200);
  expect([...server.stored]).toEqual([
    ['k1', 'hello'],
    ['k2', 'hello again'],
  ]);
});

it('uses a new key after each successful submission', async () => {
  const server = fakeServer();
  const send = sendOnce(server.send);
  expect(await submit(send)).toBe(200);
  expect(await submit(send)).toBe(200);
  expect([...server.stored.keys()]).toEqual(['k1', 'k2']);
});

it('forwards other calls unchanged', async () => {
  const server = fakeServer();
  const send = sendOnce(server.send);
  const captcha = { ...call, name: 'captcha', body: { formId: 'f' } } as const;
  expect(await send(captcha)).toEqual({ status: 404, data: {} });
});
