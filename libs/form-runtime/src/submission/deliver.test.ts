import { expect, it } from 'vitest';
import { missingCaptcha } from '../captcha/captcha.ts';
import type { FormDefinition } from '../form-definition.ts';
import { toCheckSettings } from '../options.ts';
import { deliver } from './deliver.ts';
import type { DeliveryPorts } from './deliver.ts';
import type { FormResponse, FormCall } from './send.ts';

const form: FormDefinition = {
  id: 'form-1',
  fields: [{ id: 'a', type: 'text', title: 'Text', required: true }],
  submitButtonText: 'Send',
};

const place = {
  collectionId: 'c',
  objectName: 'o',
  isOverlayForm: false,
  pageTitle: 'Contact',
  pageId: 'p',
  contentSource: 'c',
  pagePath: '/contact',
  pagePermissionTypeValue: null,
} as const;

const deliverTo = (
  results: readonly (FormResponse | Error)[],
  more: Partial<DeliveryPorts & { form: FormDefinition; values: Record<string, unknown> }> = {},
) => {
  const calls: FormCall[] = [];
  const send = async (call: FormCall) => {
    const response = results[calls.push(call) - 1];
    if (!response || response instanceof Error) throw response ?? new Error('no answer');
    return response;
  };
  const values = 'values' in more ? more.values : { a: 'hello' };
  const outcome = deliver(more.form ?? form, values, { send, place, ...more }, toCheckSettings({}));
  return outcome.then((result) => ({
    calls,
    message: result?.message ?? 'accepted',
  }));
};

const key = { status: 200, data: { key: 'key-1' } };
const saved = { status: 200, data: {} };

it('requests a key first and sends it with the submission (FORM-52)', async () => {
  const { calls, message } = await deliverTo([key, saved]);
  expect(message).toBe('accepted');
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/form/FormSubmissionKey',
    '/api/form/SaveFormSubmission',
  ]);
  expect(calls[1]?.body).toMatchObject({ key: 'key-1', form: '{"a":"hello"}' });
});

it.each([
  ['the call fails', new Error('offline')],
  ['the server rejects', { status: 429, data: {} }],
  ['there is no key in the answer', { status: 200, data: {} }],
])('does not send the submission without a key: when %s (FORM-52)', async (_why, response) => {
  const { calls, message } = await deliverTo([response]);
  expect(calls).toHaveLength(1);
  expect(message).toBe('Could not get a form submission key, please try again later.');
});

it("returns 'One or more fields is invalid, please check your entries.' on any validation error (FORM-59)", async () => {
  const { calls, message } = await deliverTo([], { values: { a: ' ' } });
  expect(calls).toEqual([]);
  expect(message).toBe('One or more fields is invalid, please check your entries.');
});

it('sends nothing and fails with an error if the captcha is not set up (FORM-78)', async () => {
  await expect(missingCaptcha.pass()).rejects.toThrow('ReCaptcha has not been set up');
  const { calls, message } = await deliverTo([key, saved], { form: { ...form, captcha: true } });
  expect(calls).toEqual([]);
  expect(message).toBe('Error processing form submission. Please reload and try again.');
});

it('sends the key of a passed captcha, and sends nothing if the captcha is not passed', async () => {
  const reset = () => undefined;
  const asked = { ...form, captcha: true };
  const passed = await deliverTo([key, saved], {
    form: asked,
    captcha: { pass: () => Promise.resolve('passed'), reset },
  });
  expect(passed.calls[1]?.body).toMatchObject({ captchaKey: 'passed' });
  const open = await deliverTo([key, saved], {
    form: asked,
    captcha: { pass: () => Promise.resolve(undefined), reset },
  });
  expect(open).toEqual({ calls: [], message: 'Complete CAPTCHA before submitting.' });
});

it('sends the census fields with the submission', async () => {
  const { calls } = await deliverTo([key, saved], { census: () => ({ visit: '1' }) });
  expect(calls[1]?.body).toMatchObject({ visit: '1' });
});
