import {
  createCaptchaChallenge,
  createSubmissionKey,
  listSubmissions,
} from '@sitewright/contracts/api';
import type { Form } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { formDraftOf } from '../../testing/form-draft.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { writeFormRow } from './forms.queries.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

async function addForm(changes: Partial<Omit<Form, 'id'>> = {}, into = site): Promise<Form> {
  const created = { ...formDraftOf({ captcha: true, ...changes }), id: api.services.createId() };
  await into.inTenant((tenant) => writeFormRow(tenant, created, api.clock.now));
  return created;
}
let form: Form;
beforeEach(async () => {
  form = await addForm();
});

const ask = (formId = form.id, from = site) =>
  from.visitor().post('/api/form/captcha', { json: { formId } });

const prove = async (formId = form.id, from = site) =>
  solveCaptcha((await ask(formId, from)).as(createCaptchaChallenge).challenge);

/** Sends the form with a key of its own, as the page does. */
const submit = async (captchaKey: string | undefined, formId = form.id, from = site) => {
  const visitor = from.visitor();
  const { key } = (await visitor.post('/api/form/FormSubmissionKey')).as(createSubmissionKey);
  const results = JSON.stringify({ email: 'ada@example.com', message: 'Hello' });
  return visitor.post('/api/form/SaveFormSubmission', {
    json: { key, formId, form: results, captchaKey },
  });
};

const stored = async (formId = form.id) =>
  (await site.owner.browser.get(`/api/websites/${site.websiteId}/submissions?formId=${formId}`)).as(
    listSubmissions,
  ).rows;

const error = { error: 'Complete CAPTCHA before submitting.', code: 'captchaRequired' };

describe('a captcha solution', () => {
  it('is verified before a submission is stored, and is rejected if missing or invalid (FORM-79)', async () => {
    for (const captchaKey of [undefined, '', 'made up']) {
      const response = await submit(captchaKey);
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject(error);
    }
    expect(await stored()).toEqual([]);
    expect((await submit(await prove())).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('is valid for one submission', async () => {
    const captchaKey = await prove();
    expect((await submit(captchaKey)).status).toBe(200);
    const again = await submit(captchaKey);
    expect(again.status).toBe(400);
    expect(again.body).toMatchObject(error);
    expect(await stored()).toHaveLength(1);
  });

  it('is not verified again for a repeated submission', async () => {
    const captchaKey = await prove();
    const visitor = site.visitor();
    const { key } = (await visitor.post('/api/form/FormSubmissionKey')).as(createSubmissionKey);
    const results = JSON.stringify({ email: 'ada@example.com', message: 'Hello' });
    const json = { key, formId: form.id, form: results, captchaKey };
    const first = await visitor.post('/api/form/SaveFormSubmission', { json });
    expect(first.status).toBe(200);
    const start = api.clock.now;
    for (const later of [0, 600_000]) {
      api.clock.now = new Date(start.getTime() + later);
      const again = await visitor.post('/api/form/SaveFormSubmission', { json });
      expect([again.status, again.body]).toEqual([200, first.body]);
    }
    api.clock.now = start;
    expect(await stored()).toHaveLength(1);
  });

  it('is accepted for only one of several concurrent submissions', async () => {
    const captchaKey = await prove();
    const all = await Promise.all(Array.from({ length: 4 }, () => submit(captchaKey)));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
    expect(await stored()).toHaveLength(1);
  });

  it('of another form, or of another website, is rejected', async () => {
    const other = await addForm();
    expect((await submit(await prove(other.id))).body).toMatchObject(error);
    const otherSite = await createTestSite(api, 'elsewhere');
    const otherForm = await addForm({}, otherSite);
    expect((await submit(await prove(otherForm.id, otherSite))).body).toMatchObject(error);
    expect(await stored()).toEqual([]);
  });

  it('is rejected after it has expired', async () => {
    const captchaKey = await prove();
    const start = api.clock.now;
    api.clock.now = new Date(start.getTime() + 600_000);
    const late = await submit(captchaKey);
    api.clock.now = start;
    expect(late.body).toMatchObject(error);
    expect((await submit(captchaKey)).status).toBe(200);
  });

  it('remains valid when the submission is rejected for another reason', async () => {
    const captchaKey = await prove();
    const rejected = await site.visitor().post('/api/form/SaveFormSubmission', {
      json: {
        key: 'used up',
        formId: form.id,
        form: JSON.stringify({ email: 'ada@example.com' }),
        captchaKey,
      },
    });
    expect(rejected.body).toMatchObject({ code: 'formKeyInvalid' });
    expect((await submit(captchaKey)).status).toBe(200);
  });

  it('is not required by a form without a captcha', async () => {
    const open = await addForm({ captcha: false });
    expect((await submit(undefined, open.id)).status).toBe(200);
  });
});

describe('a captcha challenge', () => {
  it('is created only for a form that requires a captcha', async () => {
    const open = await addForm({ captcha: false });
    expect((await ask(open.id)).status).toBe(404);
    expect((await ask(api.services.createId())).status).toBe(404);
    const { challenge, validForMs } = (await ask()).as(createCaptchaChallenge);
    expect(validForMs).toBe(600_000);
    expect(challenge.parameters.data).toEqual({
      websiteId: site.websiteId,
      formId: form.id,
      expiresAt: api.clock.now.getTime() + validForMs,
    });
  });

  it('is rejected with 403 for another origin', async () => {
    const headers = { origin: 'http://evil.example' };
    const response = await site
      .visitor()
      .post('/api/form/captcha', { json: { formId: form.id }, headers });
    expect(response.status).toBe(403);
  });
});
