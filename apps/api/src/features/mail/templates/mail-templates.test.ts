import {
  listMailTemplates,
  previewMailTemplate,
  readMailTemplate,
  writeMailTemplate,
} from '@sitewright/contracts/api';
import type { MailTemplate, MailView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestVariant } from '../../../testing/create-test-product.ts';
import { createTestSite } from '../../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { buy, requestKey } from '../../../testing/test-orders.ts';
import { viewOf } from '../../../testing/test-renderer.ts';

let shop: TestShop;
let variantId: string;
beforeAll(async () => {
  shop = await openTestShop();
  variantId = await createTestVariant(shop.site, { qtyInStock: 50 });
});
afterAll(() => shop.api.close());

const template: MailTemplate = {
  subject: 'Thanks, {{customer name}}',
  preview: '',
  blocks: [{ id: 'block0', type: 'text', text: 'See you at {{shop name}}' }],
};
const pathOf = (kind: string, websiteId = shop.site.websiteId) =>
  `/api/websites/${websiteId}/mail-templates/${kind}`;
const write = (kind: string, json: object) =>
  shop.site.owner.browser.call('PUT', pathOf(kind), { json });
const read = async (kind: string) =>
  (await shop.site.owner.browser.get(pathOf(kind))).as(readMailTemplate);
const reset = (kind: string) => shop.site.owner.browser.call('DELETE', pathOf(kind));

/** The templates of the mails about an order, by kind of mail. */
async function templatesAbout(orderId: string) {
  const rows = await shop.site.inTenant((tenant) =>
    tenant
      .selectFrom('outbox')
      .where('cause', 'like', `order.%.${orderId}%`)
      .select('payload')
      .execute(),
  );
  return Object.fromEntries(
    rows.map(({ payload }) => {
      const { view, template: used } = payload as { view: MailView; template?: MailTemplate };
      return [view.kind, used?.subject];
    }),
  );
}

it('is used by the mails that are caused after it was saved, of its kind and website only', async () => {
  expect((await read('orderConfirmation')).isCustom).toBe(false);
  expect((await write('orderConfirmation', { template })).status).toBe(200);
  const order = await buy(shop.api, shop.site, variantId);
  expect(await templatesAbout(order.id)).toEqual({
    orderConfirmation: 'Thanks, {{customer name}}',
    orderNotice: undefined,
  });
  const later = await buy(shop.api, shop.site, variantId, { card: 'invoice' });
  expect(await templatesAbout(later.id)).toMatchObject({ orderConfirmation: undefined });
  const other = await createTestSite(shop.api, 'othermails');
  const { templates } = (
    await other.owner.browser.get(`/api/websites/${other.websiteId}/mail-templates`)
  ).as(listMailTemplates);
  expect(templates.filter(({ isCustom }) => isCustom)).toEqual([]);

  await reset('orderConfirmation');
  const last = await buy(shop.api, shop.site, variantId);
  expect(await templatesAbout(last.id)).toMatchObject({ orderConfirmation: undefined });
  expect(await read('orderConfirmation')).toMatchObject({
    isCustom: false,
    template: { subject: 'orderConfirmation in en' },
  });
});

it('rejects variables that the mail does not have, with the path of the field', async () => {
  const blocks = [
    { id: 'block0', type: 'text', text: 'Hello' },
    { id: 'block1', type: 'button', label: 'Go', url: '{{order number}}' },
  ];
  const response = await write('orderRefund', {
    template: { ...template, subject: '{{tracking number}}', blocks },
  });
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({
    errors: {
      'template.subject': 'This email has no variable {{tracking number}}.',
      'template.blocks.1.url': 'Choose a variable that is a link, or enter a URL.',
    },
  });
  const preview = await shop.site.owner.browser.post(`${pathOf('orderRefund')}/preview`, {
    json: { template: { ...template, subject: '{{nothing}}' } },
  });
  expect(preview.status).toBe(response.status);
});

it('accepts one of two writes that are based on the same state', async () => {
  const { revision } = await read('lowStock');
  const edited = { ...template, subject: 'Low', blocks: [] };
  const statuses = await Promise.all(
    ['A', 'B'].map(async (name) => {
      const json = { template: { ...edited, subject: name }, revision };
      return (await write('lowStock', json)).status;
    }),
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  const stored = await read('lowStock');
  const again = (await write('lowStock', { template: edited, revision: stored.revision })).as(
    writeMailTemplate,
  );
  expect(again).toMatchObject({ isCustom: true, template: { subject: 'Low' } });
});

it('is previewed with a sample order, and mailed to the caller once per request', async () => {
  const { browser } = shop.site.owner;
  const path = pathOf('orderShipping');
  const preview = (await browser.post(`${path}/preview`, { json: { template } })).as(
    previewMailTemplate,
  );
  const view = JSON.parse(preview.text) as Extract<MailView, { kind: 'mailSample' }>;
  expect(preview.subject).toBe(template.subject);
  expect(view).toMatchObject({ kind: 'mailSample', templateKind: 'orderShipping' });
  expect(view.order.lines.length).toBeGreaterThan(0);
  expect(view.awaitedPayment).toMatchObject({ method: 'invoice' });
  const json = { template, requestKey: requestKey() };
  const sent = await Promise.all([1, 2].map(() => browser.post(`${path}/test`, { json })));
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  const mails = await shop.site.inTenant((tenant) =>
    tenant.selectFrom('outbox').where('cause', 'like', 'template.%').select('payload').execute(),
  );
  expect(mails.map(({ payload }) => (payload as { template: MailTemplate }).template)).toEqual([
    template,
  ]);
});

it('is used by the email preview of the store (ROUTE-38)', async () => {
  await write('orderConfirmation', { template });
  const { browser } = shop.site.owner;
  const visit = await browser.get(`/visit/${shop.site.identifier}?path=/commerce/email-preview`);
  const { pathname, search } = new URL(String(visit.headers.location));
  const visitor = shop.site.visitor();
  const html = { headers: { accept: 'text/html' } };
  const first = await visitor.get(`${pathname}${search}`, html);
  const page =
    first.status === 302 ? await visitor.get(String(first.headers.location), html) : first;
  const { main } = viewOf(page.text);
  expect(main).toMatchObject({ kind: 'mailPreview', mail: { subject: template.subject } });
  await reset('orderConfirmation');
});
