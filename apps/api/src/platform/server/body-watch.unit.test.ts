import { expect, it } from 'vitest';
import { createBodyWatch, paceOf, type WatchedResponse } from './body-watch.ts';
import { serverLimits } from './limits.ts';

const responseOf = (headers: Record<string, string> = { 'content-length': '9' }) => ({
  headersSent: false,
  req: { complete: false, destroyed: false, headers, socket: { bytesRead: 0 } },
});
const { bodyTimeoutMs, bodyBytes, documentBodyBytes, steadyUpload } = serverLimits;

it('reports a body as late after bodyTimeoutMs, however many bytes arrived', () => {
  const watch = createBodyWatch<WatchedResponse>();
  const response = responseOf();
  watch.begin(response, 0);
  response.req.socket.bytesRead = 1_000_000;
  expect(watch.takeLate(bodyTimeoutMs - 1)).toEqual([]);
  expect(watch.takeLate(bodyTimeoutMs)).toEqual([response]);
  expect(watch.takeLate(bodyTimeoutMs + 1)).toEqual([]);
});

it('reports an upload as late only when it falls below the minimum rate', () => {
  const watch = createBodyWatch<WatchedResponse>();
  const response = responseOf();
  watch.begin(response, 0);
  watch.expect(response, paceOf({ isUpload: true, bodyLimit: 1_000 }));
  const { bytes, everyMs } = steadyUpload;
  for (let time = 1; time < 100; time += 1) {
    response.req.socket.bytesRead += bytes;
    expect(watch.takeLate(time * everyMs)).toEqual([]);
  }
  response.req.socket.bytesRead += bytes - 1;
  expect(watch.takeLate(100 * everyMs - 1)).toEqual([]);
  expect(watch.takeLate(100 * everyMs)).toEqual([response]);
});

it('limits the rest of an upload to bodyTimeoutMs after the response was sent', () => {
  const watch = createBodyWatch<WatchedResponse>();
  const response = responseOf();
  watch.begin(response, 0);
  watch.expect(response, paceOf({ isUpload: true, bodyLimit: 1_000 }));
  const { bytes, everyMs } = steadyUpload;
  response.req.socket.bytesRead += bytes;
  expect(watch.takeLate(everyMs)).toEqual([]);
  response.headersSent = true;
  const steps = [1, bodyTimeoutMs, bodyTimeoutMs + 1].map((ms) => {
    response.req.socket.bytesRead += bytes;
    return watch.takeLate(everyMs + ms);
  });
  expect(steps).toEqual([[], [], [response]]);
});

it('allows a longer time for large documents', () => {
  const within = (bodyLimit: number) => {
    const pace = paceOf({ isUpload: false, bodyLimit });
    return pace.kind === 'whole' ? pace.withinMs : 0;
  };
  expect(within(bodyBytes)).toBe(bodyTimeoutMs);
  expect(within(documentBodyBytes)).toBe(32_000);
});

it('does not track complete, aborted or empty bodies', () => {
  const watch = createBodyWatch<WatchedResponse>();
  const [whole, gone] = [responseOf(), responseOf({ 'transfer-encoding': 'chunked' })];
  for (const response of [whole, gone, responseOf({}), responseOf({ 'content-length': '0' })])
    watch.begin(response, 0);
  expect(watch.size).toBe(2);
  whole.req.complete = true;
  gone.req.destroyed = true;
  expect(watch.takeLate(bodyTimeoutMs)).toEqual([]);
  expect(watch.size).toBe(0);
});
