import { afterEach, expect, it, vi } from 'vitest';
import { sampleChallenge } from '../testing/sample-challenge.ts';
import { createCaptcha } from './create-captcha.ts';

const start = () =>
  createCaptcha({
    formId: 'd'.repeat(24),
    status: document.createElement('p'),
    send: () =>
      Promise.resolve({ status: 200, data: { challenge: sampleChallenge(), goodForMs: 600_000 } }),
  });

const proof = JSON.stringify({
  challenge: sampleChallenge(),
  solution: {
    counter: 12,
    derivedKey: '48318aa3ed6c981f63b2de0b6412982aa44b609582344327707e514f1c43ec8e',
  },
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('finds the proof of a challenge beside the page, and ends the worker', async () => {
  const end = vi.spyOn(Worker.prototype, 'terminate');
  expect(await start().pass()).toBe(proof);
  expect(end).toHaveBeenCalledOnce();
});

it('finds it in the page where no worker can be had', async () => {
  vi.stubGlobal('Worker', undefined);
  expect(await start().pass()).toBe(proof);
});

it('finds it without the cryptography of the browser, which is missing on plain http', async () => {
  vi.stubGlobal('Worker', undefined);
  vi.stubGlobal('crypto', {});
  expect(await start().pass()).toBe(proof);
});
