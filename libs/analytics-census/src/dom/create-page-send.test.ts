import { describe, expect, it } from 'vitest';
import type { CensusRequest } from '../send.ts';
import { createPageSend } from './create-page-send.ts';

/** The request as a server receives it. */
async function receive(request: CensusRequest): Promise<Request> {
  const received: Request[] = [];
  await createPageSend(async (path, init) => {
    received.push(new Request(new URL(path, 'https://harbour.test'), init));
    return new Response('{}', { status: 202 });
  })(request);
  return received[0] as Request;
}

describe('a request', () => {
  it('is a POST that survives the page', async () => {
    const request = await receive({ path: '/api/x' });
    expect([request.method, request.keepalive]).toEqual(['POST', true]);
    expect(await request.text()).toBe('');
  });

  it('can be a GET without a body', async () => {
    const request = await receive({ path: '/api/x', method: 'GET' });
    expect([request.method, request.body]).toEqual(['GET', null]);
  });

  it('carries a form', async () => {
    const request = await receive({ path: '/api/x', form: { a: '1&2', b: 'ü' } });
    expect(await request.text()).toBe('a=1%262&b=%C3%BC');
  });

  it('carries JSON', async () => {
    const request = await receive({ path: '/api/x', json: [null, { a: 1 }] });
    expect(request.headers.get('content-type')).toBe('application/json');
    expect(await request.json()).toEqual([null, { a: 1 }]);
  });

  it('carries text', async () => {
    const request = await receive({ path: '/api/x', text: '[]' });
    expect(request.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await request.text()).toBe('[]');
  });

  it('carries headers', async () => {
    const request = await receive({ path: '/api/x', json: [], headers: { 'X-CSRF-Token': 'c' } });
    expect(request.headers.get('x-csrf-token')).toBe('c');
  });
});

it('answers with the status and the text', async () => {
  const send = createPageSend(async () => new Response('yes', { status: 202 }));
  const answer = await send({ path: '/api/x' });
  expect([answer.status, await answer.text()]).toEqual([202, 'yes']);
});

it('rejects with a TimeoutError once the time has passed', async () => {
  const send = createPageSend(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
  );
  await expect(send({ path: '/api/x', timeoutMs: 5 })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});
