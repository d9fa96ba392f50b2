import { afterEach, expect, it, vi } from 'vitest';
import type { FormAnswer, FormCall } from '../../submission/send.ts';
import { createProofOfWork, proofOfWorkTexts } from './create-proof-of-work.ts';

let present = 0;

/** A server that numbers its challenges, and a browser that solves each by its number. */
function open(answers: readonly (FormAnswer | Error)[] = []) {
  const calls: FormCall[] = [];
  const status = document.createElement('p');
  document.body.append(status);
  const captcha = createProofOfWork({
    formId: 'contact',
    status,
    now: () => present,
    send: (call) => {
      calls.push(call);
      const answer = answers[calls.length - 1];
      return answer instanceof Error
        ? Promise.reject(answer)
        : Promise.resolve(
            answer ?? { status: 200, data: { challenge: calls.length, goodForMs: 600_000 } },
          );
    },
    solve: (challenge) => Promise.resolve(`proof ${String(challenge)}`),
  });
  return { captcha, calls, status };
}

afterEach(() => {
  present = 0;
  document.body.replaceChildren();
});

it('computes at once, and says so in its live region', async () => {
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

it('gives the key of the challenge of its form', async () => {
  expect(await open().captcha.pass()).toBe('proof 1');
});

it('is renewed when the submission that it went with fails (FORM-49)', async () => {
  const { captcha, calls } = open();
  expect(await captcha.pass()).toBe('proof 1');
  captcha.reset();
  expect(calls).toHaveLength(2);
  expect(await captcha.pass()).toBe('proof 2');
});

it('never gives a key twice', async () => {
  const { captcha } = open();
  expect(await captcha.pass()).toBe('proof 1');
  expect(await captcha.pass()).toBe('proof 2');
});

it('stays when the form was not sent, because a field was wrong', async () => {
  const { captcha, calls } = open();
  captcha.reset();
  expect(await captcha.pass()).toBe('proof 1');
  expect(calls).toHaveLength(1);
});

it('is renewed when it ends before the server could have read it', async () => {
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
  'says that it failed when the server %s, and tries again with the next submission',
  async (_, answer) => {
    const { captcha, status } = open([answer, answer]);
    await expect.poll(() => status.textContent).toBe(proofOfWorkTexts.failed);
    expect(await captcha.pass()).toBeUndefined();
    captcha.reset();
    expect(status).toHaveTextContent(proofOfWorkTexts.failed);
    expect(await captcha.pass()).toBe('proof 3');
    expect(status).toHaveTextContent(proofOfWorkTexts.passed);
  },
);
