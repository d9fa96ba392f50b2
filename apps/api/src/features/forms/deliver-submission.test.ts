import { createSubmissionKey, saveSubmission } from '@sitewright/contracts/api';
import type { Form, FormField } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MailPayload } from '../../platform/outbox/index.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { formDraftOf } from '../../testing/form-draft.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { writeFormRow } from './forms.queries.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

/** Submits a new form and returns the notice that its owner is sent. */
async function noticeOf(
  of: TestSite,
  fields: readonly Pick<FormField, 'id' | 'type' | 'title'>[],
  typed: object,
): Promise<MailPayload> {
  const draft = formDraftOf({
    notifyEmail: 'owner@example.com',
    fields: [...formDraftOf().fields, ...fields] as Form['fields'],
  });
  const form = { ...draft, id: api.services.createId() };
  await of.inTenant((tenant) => writeFormRow(tenant, form, api.clock.now));
  const visitor = of.visitor();
  const { key } = (await visitor.post('/api/form/FormSubmissionKey')).as(createSubmissionKey).data;
  const response = await visitor.post('/api/form/SaveFormSubmission', {
    json: {
      formId: form.id,
      key,
      form: JSON.stringify({ email: 'ada@example.com', message: 'Hello', ...typed }),
    },
  });
  const { submissionId } = response.as(saveSubmission);
  const mails = await of.inTenant((tenant) =>
    tenant
      .selectFrom('outbox')
      .where('cause', '=', `submission.notice.${submissionId}`)
      .select('payload')
      .execute(),
  );
  expect(mails).toHaveLength(1);
  return mails[0]!.payload as MailPayload;
}

it('masks password fields in the notice to the owner', async () => {
  const secret = { id: 'secret', type: 'password', title: 'Secret' } as const;
  const mail = await noticeOf(site, [secret], { secret: 'hunter2' });
  expect(mail.view).toMatchObject({
    replyTo: 'ada@example.com',
    answers: expect.arrayContaining([
      { fieldId: 'email', title: 'Email', text: 'ada@example.com' },
      { fieldId: 'secret', title: 'Secret', text: '••••' },
    ]),
  });
  expect(JSON.stringify(mail)).not.toContain('hunter2');
});

it.each([
  ['de-CH', '3. April 2026', '21:05', 'Schnell: Stimme zu'],
  ['en-US', 'April 3, 2026', '9:05 PM', 'Schnell: Agree'],
])(
  'formats dates, times and agreement in the language of the site: %s',
  async (locale, ...texts) => {
    const other = await createTestSite(api, `site-${locale.toLowerCase()}`);
    await other.inTenant((tenant) => tenant.updateTable('websites').set({ locale }).execute());
    api.services.hosts.forget();
    const fields = ['date', 'time', 'likert'].map((type) => ({
      ...formDraftOf().fields[0]!,
      id: type,
      type: type as FormField['type'],
      title: type,
      ...(type === 'likert' && { options: ['Schnell'] }),
    }));
    const { view } = await noticeOf(other, fields, {
      date: { Month: '4', Day: '3', Year: '2026' },
      time: { Hour: '9', Minute: '05', Second: '', Ampm: 'PM' },
      likert: { Schnell: '1' },
    });
    const { answers: results } = view as Extract<typeof view, { kind: 'submissionNotice' }>;
    expect(results.slice(-3).map(({ text }) => text)).toEqual(texts);
  },
);
