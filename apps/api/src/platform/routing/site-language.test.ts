import type { Form } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFormReturn } from '../../features/forms/form-return.ts';
import { writeFormRow } from '../../features/forms/forms.queries.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { formDraftOf } from '../../testing/form-draft.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
let german: TestSite;
let dutch: TestSite;

async function siteIn(identifier: string, locale: string): Promise<TestSite> {
  const site = await createTestSite(api, identifier);
  await site.inTenant((tenant) => tenant.updateTable('websites').set({ locale }).execute());
  api.services.hosts.forgetSite(site.websiteId);
  return site;
}

beforeAll(async () => {
  api = await openTestApi();
  german = await siteIn('german', 'de-AT');
  dutch = await siteIn('dutch', 'nl');
});
afterAll(() => api.close());

const add = (site: TestSite, json: object) => site.visitor().post('/api/cart/entries', { json });

it('returns error messages in the language of the site (MSG-19)', async () => {
  const { body } = await add(german, { variantId: '0123456789abcdef01234567' });

  expect(body).toMatchObject({ code: 'notFound', error: 'Der Inhalt wurde nicht gefunden' });
});

it('returns field errors in the language of the site (MSG-19)', async () => {
  const { body } = await add(german, { variantId: '0123456789abcdef01234567', quantity: 0.5 });

  expect(body).toMatchObject({
    code: 'invalidRequest',
    errors: { quantity: 'Bitte geben Sie eine ganze Zahl ein.' },
  });
});

it('falls back to English for a site in an unsupported language (MSG-19, MSG-26)', async () => {
  const { body } = await add(dutch, { variantId: '0123456789abcdef01234567' });

  expect(body).toMatchObject({ error: 'Unable to locate content' });
});

it('stores the errors of a form post without JavaScript in the language of the site (MSG-19)', async () => {
  const form: Form = { ...formDraftOf(), id: api.services.createId() };
  await german.inTenant((tenant) => writeFormRow(tenant, form, api.clock.now));
  const { headers } = await german.visitor().post('/api/form/post', {
    form: { formId: form.id, pagePath: '/kontakt', 'fields[email]': 'nobody' },
  });
  const { searchParams } = new URL(String(headers.location), 'http://shop.localhost');
  const stored = await german.inTenant((tenant) =>
    readFormReturn(tenant, Object.fromEntries(searchParams), api.clock.now),
  );

  expect(stored).toMatchObject({
    message: 'Ein oder mehrere Felder sind ungültig. Bitte prüfen Sie Ihre Angaben.',
    errors: { email: 'Die E-Mail-Adresse ist ungültig. Sie sollte aussehen wie name@example.com.' },
  });
});
