import { createSubmissionKey } from '@sitewright/contracts/api';
import type { Form } from '@sitewright/contracts/entities';
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

it('sends the owner no password, whatever else was typed', async () => {
  const { fields } = formDraftOf();
  const secret = { id: 'secret', type: 'password', title: 'Secret' } as const;
  const draft = formDraftOf({
    notifyEmail: 'owner@example.com',
    fields: [...fields, secret] as Form['fields'],
  });
  const form = { ...draft, id: api.services.createId() };
  await site.inTenant((trx) => writeFormRow(trx, site.websiteId, form, api.clock.now));
  const visitor = site.visitor();
  const { key } = (await visitor.post('/api/form/FormSubmissionKey')).as(createSubmissionKey).data;
  const typed = { email: 'ada@example.com', message: 'Hello', secret: 'hunter2' };
  await visitor.post('/api/form/SaveFormSubmission', {
    json: { formId: form.id, key, form: JSON.stringify(typed) },
  });

  const mails = await site.inTenant((trx) =>
    trx
      .selectFrom('outbox')
      .where('website_id', '=', site.websiteId)
      .where('cause', 'like', 'submission.notice.%')
      .select('payload')
      .execute(),
  );
  expect(mails).toHaveLength(1);
  const mail = mails[0]!.payload as MailPayload;
  expect(mail.view).toMatchObject({
    replyTo: 'ada@example.com',
    answers: expect.arrayContaining([
      { fieldId: 'email', title: 'E-mail', text: 'ada@example.com' },
      { fieldId: 'secret', title: 'Secret', text: '••••' },
    ]),
  });
  expect(JSON.stringify(mail)).not.toContain('hunter2');
});
