import type { CaptchaProof } from '@sitewright/contracts/api';
import { beforeAll, expect, it } from 'vitest';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import type { CaptchaPurpose } from './captcha-verifier.ts';
import { captchaLifetimeMs, createProofOfWork } from './proof-of-work.ts';

const captcha = createProofOfWork('s'.repeat(32));
const purpose: CaptchaPurpose = {
  websiteId: 'a'.repeat(24),
  formId: 'b'.repeat(24),
  now: new Date('2026-11-20T10:00:00.000Z'),
};
const after = (ms: number): CaptchaPurpose => ({
  ...purpose,
  now: new Date(purpose.now.getTime() + ms),
});

let captchaKey: string;
beforeAll(async () => {
  captchaKey = await solveCaptcha((await captcha.issue(purpose)).challenge);
});

/** The proof with something else in it. */
const changed = (change: (proof: CaptchaProof) => object): string =>
  JSON.stringify(change(JSON.parse(captchaKey) as CaptchaProof));

it('accepts a solved challenge and returns the same id when its JSON is reformatted', async () => {
  const name = await captcha.readProof(captchaKey, purpose);
  expect(name).toEqual(expect.any(String));
  const rewritten = changed(({ challenge, solution }) => ({ solution, challenge, extra: 1 }));
  expect(rewritten).not.toBe(captchaKey);
  expect(await captcha.readProof(` ${rewritten}`, purpose)).toBe(name);
});

it('creates a new challenge for each request', async () => {
  const [one, other] = [await captcha.issue(purpose), await captcha.issue(purpose)];
  expect(one.challenge.signature).not.toBe(other.challenge.signature);
});

it.each([
  ['another form', { ...purpose, formId: 'c'.repeat(24) }],
  ['another website', { ...purpose, websiteId: 'c'.repeat(24) }],
  ['the moment at which it ends', after(captchaLifetimeMs)],
])('rejects a proof for %s', async (_, other) => {
  expect(await captcha.readProof(captchaKey, other)).toBeNull();
});

it('accepts a proof until the last millisecond before it expires', async () => {
  expect(await captcha.readProof(captchaKey, after(captchaLifetimeMs - 1))).toEqual(
    expect.any(String),
  );
});

it.each([
  ['nothing', () => ''],
  ['no JSON', () => 'passed'],
  ['JSON of another shape', () => '{"challenge":{}}'],
  ['JSON that is too deep', () => '['.repeat(5_000)],
  ['a proof of another server', () => solveCaptchaOf('t'.repeat(32))],
  [
    'a challenge without its work',
    () =>
      changed((proof) => ({
        ...proof,
        solution: { counter: 1, derivedKey: proof.challenge.parameters.keyPrefix.repeat(2) },
      })),
  ],
  [
    'a challenge for another form, made to fit',
    async () =>
      (await solveCaptchaOf('s'.repeat(32), 'd'.repeat(24))).replace(
        'd'.repeat(24),
        purpose.formId,
      ),
  ],
  [
    'a challenge made to last',
    () => captchaKey.replace(/"expiresAt":\d+/, '"expiresAt":9000000000000'),
  ],
])('rejects %s', async (_, make: () => string | Promise<string>) => {
  expect(await captcha.readProof(await make(), purpose)).toBeNull();
});

async function solveCaptchaOf(secret: string, formId = purpose.formId): Promise<string> {
  const issued = await createProofOfWork(secret).issue({ ...purpose, formId });
  return solveCaptcha(issued.challenge);
}
