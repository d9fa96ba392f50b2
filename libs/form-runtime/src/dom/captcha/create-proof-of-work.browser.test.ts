import { afterEach, expect, it, vi } from 'vitest';
import type { FormResponse, FormCall } from '../../submission/send.ts';
import {
  createProofOfWork,
  proofOfWorkTexts,
  type ProofOfWorkOptions,
} from './create-proof-of-work.ts';

let present = 0;

/** A server that numbers its challenges, and a browser that solves each by its number. */
function open(
  results: readonly (FormResponse | Error)[] = [],
  texts?: ProofOfWorkOptions['texts'],
) {
  const calls: FormCall[] = [];
  const status = document.createElement('p');
  document.body.append(status);
  const captcha = createProofOfWork({
    formId: 'contact',
    status,
    now: () => present,
    send: (call) => {
      calls.push(call);
      const result = results[calls.length - 1];
      return result instanceof Error
        ? Promise.reject(result)
        : Promise.resolve(
            result ?? { status: 200, data: { challenge: calls.length, validForMs: 600_000 } },
          );
    },
    solve: (challenge) => Promise.resolve(`proof ${String(challenge)}`),
    ...(texts && { texts }),
  });
  return { captcha, calls, status };
}

afterEach(() => {
  present = 0;
  document.body.replaceChildren();
});

it('requests a challenge immediately and shows its progress in the live region', async () => {
  const { calls, status } = open();
  expect(status).toHaveTextContent(proofOfWorkTexts.working);
  expect(calls).toEqual([
    {
      name: 'captcha',
      method: 'POST',
      path: '/api/form/captcha',
      body: { formId: 'contact' },
      credentials: 'include',
    },
  ]);
  await expect.poll(() => status.textContent).toBe(proofOfWorkTexts.passed);
});

it('shows the given texts, and the defaults of all others', async () => {
  const { status } = open([], { working: 'Spam-Prüfung läuft: nichts zu lösen.' });
  expect(status).toHaveTextContent('Spam-Prüfung läuft: nichts zu lösen.');
  await expect.poll(() => status.textContent).toBe(proofOfWorkTexts.passed);
});

it('returns the key of the solved challenge', async () => {
  expect(await open().captcha.pass()).toBe('proof 1');
});

it('requests a new challenge on reset after a key was used (FORM-49)', async () => {
  const { captcha, calls } = open();
  expect(await captcha.pass()).toBe('proof 1');
  captcha.reset();
  expect(calls).toHaveLength(2);
  expect(await captcha.pass()).toBe('proof 2');
});

it('never returns the same key twice', async () => {
  const { captcha } = open();
  expect(await captcha.pass()).toBe('proof 1');
  expect(await captcha.pass()).toBe('proof 2');
});

it('keeps the challenge on reset if no key was used', async () => {
  const { captcha, calls } = open();
  captcha.reset();
  expect(await captcha.pass()).toBe('proof 1');
  expect(calls).toHaveLength(1);
});

it('requests a new challenge if the current one is about to expire', async () => {
  const { captcha } = open();
  await vi.waitFor(() => expect(document.body).toHaveTextContent(proofOfWorkTexts.passed));
  present = 570_000;
  expect(await captcha.pass()).toBe('proof 2');
});

it.each([
  ['cannot be reached', new Error('offline')],
  ['rejects', { status: 429, data: { error: 'Too many requests.' } }],
  ['answers what is no JSON', { status: 200, data: undefined }],
])(
  'shows a failure when the server %s, and retries with the next submission',
  async (_, response) => {
    const { captcha, status } = open([response, response]);
    await expect.poll(() => status.textContent).toBe(proofOfWorkTexts.failed);
    expect(await captcha.pass()).toBeUndefined();
    captcha.reset();
    expect(status).toHaveTextContent(proofOfWorkTexts.failed);
    expect(await captcha.pass()).toBe('proof 3');
    expect(status).toHaveTextContent(proofOfWorkTexts.passed);
  },
);
