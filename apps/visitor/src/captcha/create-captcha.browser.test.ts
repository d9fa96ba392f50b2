import { afterEach, expect, it, vi } from 'vitest';
import { sampleChallenge } from '../testing/sample-challenge.ts';
import { createCaptcha } from './create-captcha.ts';

const start = () =>
  createCaptcha({
    formId: 'd'.repeat(24),
    status: document.createElement('p'),
    send: () =>
      Promise.resolve({ status: 200, data: { challenge: sampleChallenge(), validForMs: 600_000 } }),
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

it('solves a challenge in a worker and terminates the worker', async () => {
  const end = vi.spyOn(Worker.prototype, 'terminate');
  expect(await start().pass()).toBe(proof);
  expect(end).toHaveBeenCalledOnce();
});

it('solves a challenge on the main thread when Worker is unavailable', async () => {
  vi.stubGlobal('Worker', undefined);
  expect(await start().pass()).toBe(proof);
});

it('solves a challenge without Web Crypto, which is unavailable on plain http', async () => {
  vi.stubGlobal('Worker', undefined);
  vi.stubGlobal('crypto', {});
  expect(await start().pass()).toBe(proof);
});
