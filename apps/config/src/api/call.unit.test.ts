import { createDataLayer, type DataRequest } from '@sitewright/data-layer';
import { changePage, listOrders, renderWidget, writeHeaderFooter } from '@sitewright/contracts/api';
import { expect, it } from 'vitest';
import { sampleHeaderFooter, samplePage } from '../fake-api/sample.ts';
import { CallError, createCall, dataOf, endpointPath } from './call.ts';
import { withPatch } from './patch-port.ts';

/** A call that keeps what it sends and is answered with the body given. */
function start(result: unknown, status = 200) {
  const sent: { url: string; request: DataRequest }[] = [];
  const dataLayer = createDataLayer({
    fetch: withPatch(async (url, request) => {
      sent.push({ url, request });
      return Response.json(result, { status });
    }),
    setTimer: (run) => {
      run();
      return 0;
    },
    retries: 2,
    readCrumb: () => 'crumb',
  });
  return { call: createCall(dataLayer), sent };
}
const websiteId = 'a'.repeat(24);

it('encodes path parameters and sends the query with the crumb token', async () => {
  const { call, sent } = start({ rows: [], nextCursor: null });
  await call(listOrders, { params: { websiteId }, query: { state: 'pending' } });
  expect(sent[0]?.url).toBe(`/api/websites/${websiteId}/orders?state=pending&crumb=crumb`);
  expect(endpointPath({ path: '/api/:a/:b' }, { a: 'x/y', b: 'z' })).toBe('/api/x%2Fy/z');
});

it('sends a PATCH request with the PATCH method and without an X-Patch header', async () => {
  const page = { ...samplePage(1, 'Home', 'home'), revision: '1a' };
  const { call, sent } = start(page);
  const params = { websiteId, pageId: page.id };
  const result = await call(changePage, { params, body: { title: 'Start' } });
  expect(sent[0]?.request.method).toBe('PATCH');
  expect(sent[0]?.request.headers).not.toHaveProperty('X-Patch');
  expect(result).toEqual({ ok: true, data: page });
});

it('sends the X-Website-Id header and encodes form bodies as form data', async () => {
  const { call, sent } = start({ data: sampleHeaderFooter });
  await call(writeHeaderFooter, { body: sampleHeaderFooter, websiteId });
  expect(sent[0]?.request.headers).toMatchObject({ 'X-Website-Id': websiteId });
  await call(renderWidget, { body: { widgetJSON: '{"a":1}' }, websiteId });
  expect(sent[1]?.request.body).toBe('widgetJSON=%7B%22a%22%3A1%7D');
});

it('retries read requests but not write requests', async () => {
  const reading = start({ error: 'No.' }, 409);
  await reading.call(listOrders, { params: { websiteId } });
  expect(reading.sent).toHaveLength(3);
  const writing = start({ error: 'No.' }, 409);
  await writing.call(writeHeaderFooter, { body: sampleHeaderFooter, websiteId });
  expect(writing.sent).toHaveLength(1);
});

it('fails when the response does not match the endpoint’s schema', async () => {
  const { call } = start({ rows: [{ id: 1 }] });
  expect(await call(listOrders, { params: { websiteId } })).toMatchObject({
    ok: false,
    failure: { kind: 'unparsable' },
  });
});

it('throws a CallError with the message of the failed response', async () => {
  const { call } = start({ error: 'Taken.', errors: { urlId: 'Taken.' } }, 409);
  const result = await call(listOrders, { params: { websiteId } });
  expect(() => dataOf(result)).toThrow(CallError);
  expect(() => dataOf(result)).toThrow('Taken.');
});
