import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../form-definition.ts';
import { keyCall, submitCall } from './calls.ts';
import { toPageFields } from './page-fields.ts';
import { toSubmissionPayload } from './payload.ts';
import { createSend } from './send.ts';
import type { FormFetch } from './send.ts';

const form: FormDefinition = {
  id: 'form-1',
  fields: [{ id: 'a', type: 'text', title: 'Text' }],
  submitButtonText: 'Send it',
};

const place = {
  collectionId: 'collection-1',
  objectName: 'page-section-1',
  isOverlayForm: false,
  pageTitle: 'Contact',
  pageId: 'page-1',
  contentSource: 'c',
  pagePath: '/contact',
  pagePermissionTypeValue: 1,
} as const;

const payload = toSubmissionPayload(form, { a: 'hello' }, place, { key: 'key-1' });

describe('the submission payload', () => {
  it('has the key (FORM-35)', () => {
    expect(payload.key).toBe('key-1');
  });

  it('has the form as a JSON string keyed by field id (FORM-36)', () => {
    expect(payload.form).toBe('{"a":"hello"}');
  });

  it('has a captchaKey only if one is given (FORM-37)', () => {
    const keys = { key: 'key-1', captchaKey: 'passed' };
    expect(toSubmissionPayload(form, {}, place, keys).captchaKey).toBe('passed');
    expect('captchaKey' in payload).toBe(false);
  });

  it('identifies the form and its location (FORM-38)', () => {
    expect(payload).toMatchObject({
      formId: 'form-1',
      collectionId: 'collection-1',
      objectName: 'page-section-1',
      isOverlayForm: false,
      submitButtonText: 'Send it',
    });
  });

  it('omits the location and page fields if no location is given', () => {
    expect(toSubmissionPayload(form, {}, undefined, { key: 'key-1' })).toEqual({
      key: 'key-1',
      formId: 'form-1',
      submitButtonText: 'Send it',
      form: '{}',
    });
  });

  it('contains the page fields (FORM-39)', () => {
    expect(payload).toMatchObject({
      pageTitle: 'Contact',
      pageId: 'page-1',
      pagePath: '/contact',
      pagePermissionTypeValue: 1,
    });
  });
});

describe('the page fields', () => {
  const collection = { id: 'c1', title: 'Blog', permissionType: 2 };

  it("have the content source 'c' and the collection's id and title on a collection's page (FORM-40)", () => {
    expect(toPageFields({ path: '/blog', collection })).toEqual({
      pageTitle: 'Blog',
      pageId: 'c1',
      contentSource: 'c',
      pagePath: '/blog',
      pagePermissionTypeValue: 2,
    });
  });

  it("have the content source 'i' and the item's id and title on an item's page (FORM-40)", () => {
    const item = { id: 'i1', title: 'A post' };
    expect(toPageFields({ path: '/blog/a-post', collection, item })).toMatchObject({
      pageTitle: 'A post',
      pageId: 'i1',
      contentSource: 'i',
    });
  });
});

describe('API calls', () => {
  const requests: [string, Parameters<FormFetch>[1]][] = [];
  const send = createSend(async (url, init) => {
    requests.push([url, init]);
    return { status: 200, json: () => Promise.resolve({ key: 'key-1' }) };
  });

  it('request a key with POST /api/form/FormSubmissionKey, no body and credentials (FORM-69)', async () => {
    requests.length = 0;
    await send(keyCall);
    expect(requests).toEqual([
      ['/api/form/FormSubmissionKey', { method: 'POST', credentials: 'include' }],
    ]);
  });

  it('submit the whole payload with POST /api/form/SaveFormSubmission (FORM-71)', async () => {
    requests.length = 0;
    await send(submitCall(payload));
    const [[url, init] = []] = requests;
    expect(url).toBe('/api/form/SaveFormSubmission');
    expect(init).toMatchObject({ method: 'POST', credentials: 'include' });
    expect(JSON.parse(init?.body ?? '')).toEqual({ ...place, ...payload });
  });

  it('include census fields, which do not override form fields (FORM-72)', () => {
    const call = submitCall(payload, { ssCvt: 'visit', key: 'forged' });
    expect(call.body).toEqual({ ...payload, ssCvt: 'visit' });
  });

  it('use the configured origin and paths', async () => {
    requests.length = 0;
    const sendToOtherHost = createSend(
      async (url, init) => {
        requests.push([url, init]);
        return { status: 200, json: () => Promise.resolve({}) };
      },
      { origin: 'https://api.example', paths: { submission: '/contact', captcha: '/puzzle' } },
    );
    await sendToOtherHost(keyCall);
    await sendToOtherHost(submitCall(payload));
    await sendToOtherHost({
      ...keyCall,
      name: 'captcha',
      path: '/api/form/captcha',
      body: { formId: 'form-1' },
    });
    expect(requests.map(([url]) => url)).toEqual([
      'https://api.example/api/form/FormSubmissionKey',
      'https://api.example/contact',
      'https://api.example/puzzle',
    ]);
  });

  it('have the name key or submission', () => {
    expect([keyCall.name, submitCall(payload).name]).toEqual(['key', 'submission']);
  });

  it('return undefined data if the response body is not valid JSON', async () => {
    const broken = createSend(async () => ({
      status: 502,
      json: () => Promise.reject(new SyntaxError('no JSON')),
    }));
    expect(await broken(keyCall)).toEqual({ status: 502, data: undefined });
  });
});
