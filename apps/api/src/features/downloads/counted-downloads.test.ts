import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cancelOrder } from '@sitewright/contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logIn } from '../../testing/create-test-site.ts';
import { mainOf, openBookShop, type BookShop } from '../../testing/open-book-shop.ts';
import type { TestResponse } from '../../testing/test-client.ts';
import { requestKey } from '../../testing/test-orders.ts';

const dayMs = 86_400_000;

let shop: BookShop;
beforeAll(async () => {
  shop = await openBookShop();
});
afterAll(() => shop.api.close());
beforeEach(() => logIn(shop.api, shop.site.owner));
const later = (ms: number) => {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + ms);
};

/** The status and the problem of a page, which has nothing about the order. */
async function problemOf(response: Promise<TestResponse>) {
  const { status, text } = await response;
  const { problem, links } = mainOf(text);
  expect(links).toEqual([]);
  expect(text).not.toContain('book');
  return [status, problem];
}

describe('a download', () => {
  it('counts, and is not counted again when a range continues it', async () => {
    await shop.setLimits(2, 30);
    const order = await shop.buyBook();
    const link = await shop.linkOf(order);
    const { headers } = await shop.get(link);
    const { etag } = headers;
    for (const range of ['bytes=5-', `bytes=3-${shop.content.length - 1}`]) {
      const part = await shop.get(link, { range, 'if-range': String(etag) });
      const from = Number(/\d+/.exec(range)?.[0]);
      expect([part.status, part.text]).toEqual([206, shop.content.subarray(from).toString()]);
    }
    expect(await shop.usedOf(order)).toEqual([1]);
    // Neither a check of the present copy, nor a request that the browser makes in advance, nor one without content.
    expect((await shop.get(link, { 'if-none-match': String(etag) })).status).toBe(304);
    expect((await shop.get(link, { 'sec-purpose': 'prefetch' })).status).toBe(503);
    expect((await shop.get(link, { range: 'bytes=900-' })).status).toBe(416);
    const host = 'shop.localhost:4000';
    const head = await shop.api.app.inject({ method: 'HEAD', url: link, headers: { host } });
    expect(head.statusCode).toBe(200);
    expect(await shop.usedOf(order)).toEqual([1]);
    // Another version of the file begins again.
    expect((await shop.get(link, { range: 'bytes=5-', 'if-range': '"other"' })).status).toBe(200);
    expect(await shop.usedOf(order)).toEqual([2]);
    expect(await problemOf(shop.get(link))).toEqual([403, 'usedUp']);
    expect(await shop.linksOf(order)).toMatchObject([{ state: 'usedUp', left: 0 }]);
  });

  it('is not repeated with ranges instead of being counted', async () => {
    await shop.setLimits(1, 30);
    const order = await shop.buyBook();
    const link = await shop.linkOf(order);
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1)
      statuses.push((await shop.get(link, { range: 'bytes=1-' })).status);
    expect(statuses).toEqual([206, 206, 206, 403, 403]);
    expect((await shop.get(link, { range: 'bytes=0-' })).status).toBe(403);
  });

  it('that breaks off can be continued as often as needed, because unsent bytes do not count', async () => {
    await shop.setLimits(1, 30);
    const size = 64_000_000;
    const big = await shop.upload('film.mkv', Buffer.alloc(size, 1));
    const order = await shop.buyBook();
    const links = await shop.linksOf(order);
    const path = links.find(({ fileName }) => fileName === 'film.mkv')?.path ?? '';
    await shop.removeFile(big.id);
    await shop.api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.api.app.server.address() as AddressInfo;
    const bytesLeft = () =>
      shop.site.inTenant(async (tenant) => {
        const row = await tenant
          .selectFrom('downloadStarts')
          .where('downloadId', '=', path.split(/[/.]/)[3] ?? '')
          .select('bytesLeft')
          .executeTakeFirst();
        return row?.bytesLeft ?? 0;
      });
    /** Receives the first bytes, then breaks off. */
    const breakOff = (headers: Readonly<Record<string, string>>) =>
      new Promise<number>((resolve, reject) => {
        const sent = { host: 'shop.localhost:4000', ...headers };
        request({ port, host: '127.0.0.1', path, headers: sent }, (response) => {
          response.once('data', () => {
            response.destroy();
            resolve(response.statusCode ?? 0);
          });
        })
          .on('error', reject)
          .end();
      });
    expect(await breakOff({})).toBe(200);
    await expect.poll(bytesLeft, { timeout: 20_000 }).toBeGreaterThan(2.5 * size);
    for (let call = 0; call < 4; call += 1) {
      expect(await breakOff({ range: 'bytes=1000-' })).toBe(206);
      await expect.poll(bytesLeft, { timeout: 20_000 }).toBeGreaterThan(2 * size);
    }
    expect(await shop.usedOf(order)).toEqual([0, 1]);
  });

  it('never exceeds the limit when many start at once', async () => {
    await shop.setLimits(3, 30);
    const order = await shop.buyBook();
    const link = await shop.linkOf(order);
    const responses = await Promise.all(Array.from({ length: 12 }, () => shop.get(link)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    // A busy server may have no time to render all of the pages that say why.
    expect(statuses.filter((status) => ![200, 403, 503].includes(status))).toEqual([]);
    expect(await shop.usedOf(order)).toEqual([3]);
  });

  it('ends when the link expires, also for a continuation', async () => {
    await shop.setLimits(null, 2);
    const order = await shop.buyBook();
    const link = await shop.linkOf(order);
    expect(await shop.linksOf(order)).toMatchObject([{ left: null }]);
    later(2 * dayMs - 2000);
    expect((await shop.get(link)).status).toBe(200);
    later(2000);
    expect(await problemOf(shop.get(link))).toEqual([410, 'expired']);
    expect(await problemOf(shop.get(link, { range: 'bytes=5-' }))).toEqual([410, 'expired']);
    await logIn(shop.api, shop.site.owner);
    expect(await shop.linksOf(order)).toMatchObject([{ state: 'expired' }]);
    await shop.setLimits(5, 30);
  });

  it('ends with a refund of its pieces or with a cancellation', async () => {
    const order = await shop.buyBook({ quantity: 2 });
    const link = await shop.linkOf(order);
    await shop.refundPiece(order, requestKey());
    expect((await shop.get(link)).status).toBe(200);
    await shop.refundPiece(order, requestKey());
    expect(await problemOf(shop.get(link))).toEqual([410, 'revoked']);

    const second = await shop.buyBook();
    const path = await shop.linkOf(second);
    const json = { requestKey: requestKey(), restocks: false, refund: null, reason: '' };
    (
      await shop.site.owner.browser.post(`${second.path}/cancel`, {
        json: { ...json, notifiesBuyer: false },
      })
    ).as(cancelOrder);
    expect(await problemOf(shop.get(path))).toEqual([410, 'revoked']);
    expect(await shop.linksOf(second)).toMatchObject([{ state: 'revoked' }]);
  });

  it('returns when the refund of its pieces fails', async () => {
    const order = await shop.buyBook({ card: 'refundFails' });
    const link = await shop.linkOf(order);
    await shop.refundPiece(order, requestKey());
    expect((await shop.get(link)).status).toBe(200);
  });
});
