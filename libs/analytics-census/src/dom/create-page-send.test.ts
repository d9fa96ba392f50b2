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

describe('the request of createPageSend', () => {
  it('is a POST with keepalive and an empty body by default', async () => {
    const request = await receive({ path: '/api/x' });
    expect([request.method, request.keepalive]).toEqual(['POST', true]);
    expect(await request.text()).toBe('');
  });

  it('can be a GET without a body', async () => {
    const request = await receive({ path: '/api/x', method: 'GET' });
    expect([request.method, request.body]).toEqual(['GET', null]);
  });

  it('sends a form URL-encoded', async () => {
    const request = await receive({ path: '/api/x', form: { a: '1&2', b: 'ü' } });
    expect(await request.text()).toBe('a=1%262&b=%C3%BC');
  });

  it('sends a JSON body with its content type', async () => {
    const request = await receive({ path: '/api/x', json: [null, { a: 1 }] });
    expect(request.headers.get('content-type')).toBe('application/json');
    expect(await request.json()).toEqual([null, { a: 1 }]);
  });

  it('sends a text body as text/plain', async () => {
    const request = await receive({ path: '/api/x', text: '[]' });
    expect(request.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await request.text()).toBe('[]');
  });

  it('sends custom headers', async () => {
    const request = await receive({ path: '/api/x', json: [], headers: { 'X-CSRF-Token': 'c' } });
    expect(request.headers.get('x-csrf-token')).toBe('c');
  });
});

it('resolves with the status and text of the response', async () => {
  const send = createPageSend(async () => new Response('yes', { status: 202 }));
  const response = await send({ path: '/api/x' });
  expect([response.status, await response.text()]).toEqual([202, 'yes']);
});

it('rejects with a TimeoutError after timeoutMs', async () => {
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
