import { listDigitalFiles, readCart, readOrderDownloads } from '@sitewright/contracts/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, logIn, type TestSite } from '../../testing/create-test-site.ts';
import { mainOf, openBookShop, type BookShop } from '../../testing/open-book-shop.ts';
import type { TestResponse } from '../../testing/test-client.ts';
import { buy, readTestOrder, requestKey } from '../../testing/test-orders.ts';
import { sweepFiles } from '../assets/sweep-files.ts';

const dayMs = 86_400_000;
const nothingToShip = { shippingAddress: null, shippingOptionId: null } as const;

let shop: BookShop;
let other: TestSite;
beforeAll(async () => {
  shop = await openBookShop();
  other = await createTestSite(shop.api, 'other');
});
afterAll(() => shop.api.close());
beforeEach(() => logIn(shop.api, shop.site.owner));

/** The text with another last character. */
const flipped = (text: string) => text.slice(0, -1) + (text.endsWith('0') ? '4' : '0');

/** The status and the problem of a page, which has nothing about the order. */
async function problemOf(response: Promise<TestResponse>) {
  const { status, text } = await response;
  const { problem, links } = mainOf(text);
  expect(links).toEqual([]);
  expect(text).not.toContain('book');
  return [status, problem];
}

describe('a file of a digital product', () => {
  it('is sold without an address or a way of shipping, and mailed once (CART-09)', async () => {
    const order = await shop.buyBook();
    const { cart } = (await order.buyer.get('/api/cart')).as(readCart);
    expect(cart).toMatchObject({ purelyDigital: true, requiresShipping: false });
    expect(await shop.linksOf(order)).toMatchObject([
      { fileName: 'book.epub', state: 'ready', left: 5, path: expect.any(String) },
    ]);
    expect(await shop.mailsOf(order)).toMatchObject([{ to: 'ada@example.com' }]);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('is sold to a buyer who says only where they are, and the owner can open the order', async () => {
    const billing = { firstName: '', lastName: '', country: 'US', state: 'OR', zip: '97110' };
    const order = await shop.buyBook({ billing });
    expect(await readTestOrder(shop.site, order)).toMatchObject({
      shippingAddress: null,
      billingAddress: { firstName: '', country: 'US', state: 'OR', zip: '97110' },
    });
  });

  it('has no public URL, and is an attachment that no browser runs', async () => {
    const order = await shop.buyBook();
    const { files } = (await shop.site.owner.browser.get(shop.filesPath)).as(listDigitalFiles);
    expect((await shop.get(`/s/${files[0]?.id}/book.epub`)).status).toBe(404);
    const { status, headers, text } = await shop.get(await shop.linkOf(order));
    expect([status, text]).toEqual([200, shop.content.toString()]);
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="book.epub"',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'accept-ranges': 'bytes',
    });
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it('belongs to all variants or to one of them', async () => {
    const order = await buy(shop.api, shop.site, shop.variantIds[1] ?? '', nothingToShip);
    expect((await shop.linksOf(order)).map(({ fileName }) => fileName)).toEqual([
      'book.epub',
      'book.pdf',
    ]);
  });

  it('stays for its buyers when it is taken out of the product', async () => {
    const added = await shop.upload('extra.zip', Buffer.from('extra'));
    const order = await shop.buyBook();
    await shop.removeFile(added.id);
    const left = await shop.upload('unsold.zip', Buffer.from('unsold'));
    await shop.removeFile(left.id);
    const { sha256 } = await shop.site.inTenant((tenant) =>
      tenant
        .selectFrom('digitalFiles')
        .where('fileId', '=', added.id)
        .select('sha256')
        .executeTakeFirstOrThrow(),
    );
    const { services } = shop.api;
    // The files on the disk are as old as this test.
    const now = () => new Date(Date.now() + 61 * dayMs);
    await shop.site.inTenant((tenant) =>
      tenant
        .updateTable('digitalFiles')
        .set({ removedAt: new Date(0) })
        .where('removedAt', 'is not', null)
        .execute(),
    );
    await sweepFiles({ ...services, now });
    expect(await services.files.sizeOf(shop.site.websiteId, sha256)).toBe(5);
    const [, link] = await shop.linksOf(order);
    expect((await shop.get(link?.path ?? '')).text).toBe('extra');
    expect((await shop.linksOf(await shop.buyBook())).map(({ fileName }) => fileName)).toEqual([
      'book.epub',
    ]);
  });

  it('is not given before the payment, and only once when it is reported twice', async () => {
    const order = await shop.buyBook({ card: 'invoice' });
    expect(await shop.linksOf(order)).toEqual([]);
    await shop.site.owner.browser.post(`${order.path}/mark-paid`);
    await shop.site.owner.browser.post(`${order.path}/mark-paid`);
    expect(await shop.linksOf(order)).toHaveLength(1);
    expect(await shop.mailsOf(order)).toHaveLength(1);
  });

  it('is rejected if it is empty, or for a product of another website', async () => {
    const { browser } = shop.site.owner;
    const empty = await browser.post(shop.filesPath, {
      file: { name: 'a', content: Buffer.alloc(0) },
    });
    expect([empty.status, empty.body['code']]).toEqual([400, 'emptyFile']);
    const foreign = `/api/websites/${other.websiteId}/items/${shop.itemId}/files`;
    const file = { name: 'a.txt', content: shop.content };
    expect((await other.owner.browser.post(foreign, { file })).status).toBe(404);
  });
});

describe('a link', () => {
  it('that is tampered with, or of another website, leaks nothing', async () => {
    const order = await shop.buyBook();
    const link = await shop.linkOf(order);
    const [head = '', version = '', signature = ''] = link.split('.');
    const forged = [
      `${head}.${version}.${flipped(signature)}`,
      `${head}.2.${signature}`,
      `${flipped(head)}.${version}.${signature}`,
      `${head}.${version}`,
      '/order/download/made-up',
      link.replace('/download/', '/downloads/'),
      `/order/downloads/${order.id}.1.${signature}`,
    ];
    for (const path of forged)
      expect(await problemOf(shop.get(path)), path).toEqual([404, 'invalid']);
    expect(await problemOf(other.visitor().get(link))).toEqual([404, 'invalid']);
    expect(await shop.usedOf(order)).toEqual([0]);
  });

  it('in the mail opens the page of the files, without using up a download', async () => {
    const order = await shop.buyBook();
    const { rows } = await shop.site.inTenant((tenant) =>
      sql<{ path: string }>`
        select payload -> 'view' ->> 'downloadsPath' as path from outbox
        where cause = ${`order.download.${order.id}.1`}
      `.execute(tenant),
    );
    const path = rows[0]?.path ?? '';
    const page = await shop.get(path);
    expect(page.headers['cache-control']).toContain('no-store');
    expect(mainOf(page.text)).toMatchObject({
      kind: 'downloads',
      links: [{ fileName: 'book.epub', left: 5 }],
    });
    expect(await shop.usedOf(order)).toEqual([0]);
    expect(await problemOf(other.visitor().get(path))).toEqual([404, 'invalid']);
  });

  it('is replaced once by a renewal, which counts from 0 and has files that were added since', async () => {
    await shop.setLimits(1, 30);
    const order = await shop.buyBook();
    const link = await shop.linkOf(order);
    expect((await shop.get(link)).status).toBe(200);
    await shop.setLimits(2, 30);
    const added = await shop.upload('notes.txt', Buffer.from('notes'));
    const json = { requestKey: requestKey(), notifiesBuyer: true };
    const renew = () => shop.site.owner.browser.post(`${order.path}/downloads/renew`, { json });
    const [first, second] = await Promise.all([renew(), renew()]);
    for (const response of [first, second]) {
      expect(response.as(readOrderDownloads).downloads).toMatchObject([
        { fileName: 'book.epub', used: 0, maxDownloads: 2 },
        { fileName: 'notes.txt', used: 0, maxDownloads: 2 },
      ]);
    }
    expect(await problemOf(shop.get(link))).toEqual([410, 'expired']);
    expect((await shop.get(await shop.linkOf(order))).status).toBe(200);
    const mails = await shop.mailsOf(order);
    expect(mails).toHaveLength(2);
    // The links of the first mail have ended: it is not sent again.
    const resend = (mailId = '') =>
      shop.site.owner.browser.post(`${order.path}/mails/${mailId}/resend`, {
        json: { requestKey: requestKey() },
      });
    expect((await resend(mails[0]?.id)).status).toBe(409);
    expect((await resend(mails[1]?.id)).status).toBe(200);
    await shop.removeFile(added.id);
    await shop.setLimits(5, 30);
  });

  it('that was replaced does not say that the copy of a browser is current', async () => {
    const order = await shop.buyBook();
    const link = await shop.linkOf(order);
    const etag = String((await shop.get(link)).headers['etag']);
    expect((await shop.get(link, { 'if-none-match': etag })).status).toBe(304);
    const json = { requestKey: requestKey(), notifiesBuyer: false };
    await shop.site.owner.browser.post(`${order.path}/downloads/renew`, { json });
    expect((await shop.get(link, { 'if-none-match': etag })).status).toBe(410);
  });

  it('is not renewed for an order that is not paid, or has no files', async () => {
    const unpaid = await shop.buyBook({ card: 'invoice' });
    const json = { requestKey: requestKey(), notifiesBuyer: true };
    const renewed = await shop.site.owner.browser.post(`${unpaid.path}/downloads/renew`, { json });
    expect(renewed.status).toBe(409);
    expect(await shop.mailsOf(unpaid)).toEqual([]);
  });
});
