import { describe, expect, it } from 'vitest';
import { layerOver, type Answer } from './layer-over.fixture.ts';
import type { DataLayerEvent } from './ports.ts';

const messageOf = async (answer: Answer) => {
  const result = await layerOver([answer]).layer.get('thing');
  return result.ok ? undefined : result.failure.message;
};

it('returns the request ID of a failed call', async () => {
  const { layer } = layerOver([
    [409, { error: 'Taken.', requestId: 'r1' }],
    [409, { error: 'Taken.' }],
  ]);
  expect(await layer.get('a')).toMatchObject({ failure: { requestId: 'r1' } });
  expect((await layer.get('a')) as object).not.toHaveProperty('failure.requestId');
});

it('calls setTimer without a receiver', async () => {
  const receivers: unknown[] = [];
  const { layer } = layerOver([new Error('no answer'), [200]], {
    retries: 1,
    setTimer(this: unknown, callback) {
      receivers.push(this);
      callback();
    },
  });
  await layer.get('a');
  expect(receivers).toEqual([undefined]);
});

describe('a request', () => {
  it('uses the method GET, POST, PUT or DELETE (DATA-01)', async () => {
    const { layer, requests } = layerOver([[200, { a: 1 }]]);
    expect(await layer.get('a')).toEqual({ ok: true, data: { a: 1 } });
    await layer.post('a', { b: 1 });
    await layer.put('a', { b: 2 });
    await layer.delete('a');
    expect(requests.map(({ request }) => [request.method, request.body])).toEqual([
      ['GET', null],
      ['POST', '{"b":1}'],
      ['PUT', '{"b":2}'],
      ['DELETE', null],
    ]);
  });

  it('has the crumb as a query parameter with any method (DATA-02)', async () => {
    const { layer, requests } = layerOver([[200]], { readCrumb: () => 'a&b' });
    await layer.get('a', { query: { page: 2 } });
    await layer.post('a?x=1');
    await layer.put('a');
    await layer.delete('a');
    expect(requests.map(({ url }) => url)).toEqual([
      '/api/a?page=2&crumb=a%26b',
      '/api/a?x=1&crumb=a%26b',
      '/api/a?crumb=a%26b',
      '/api/a?crumb=a%26b',
    ]);
  });

  it('reads the current crumb for each call (DATA-02)', async () => {
    const crumbs = ['one', undefined];
    const { layer, requests } = layerOver([[200]], { readCrumb: () => crumbs.shift() });
    await layer.get('a');
    await layer.get('a');
    expect(requests.map(({ url }) => url)).toEqual(['/api/a?crumb=one', '/api/a']);
  });

  it('has a JSON or form body (DATA-03)', async () => {
    const { layer, requests } = layerOver([[200]]);
    const body = { event: 'x y', data: { a: 1 }, none: undefined };
    await layer.post('a', body);
    await layer.post('a', body, { encoding: 'form', headers: { 'X-Other': '1' } });
    expect(requests.map(({ request }) => [request.headers, request.body])).toEqual([
      [{ 'Content-Type': 'application/json' }, '{"event":"x y","data":{"a":1}}'],
      [
        { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Other': '1' },
        'event=x%20y&data=%7B%22a%22%3A1%7D',
      ],
    ]);
  });

  it('passes keepalive on', async () => {
    const { layer, requests } = layerOver([[200]]);
    await layer.post('a', { b: 1 }, { keepalive: true });
    await layer.post('a', { b: 1 }, { keepalive: false });
    await layer.post('a', { b: 1 });
    expect(requests.map(({ request }) => request.keepalive)).toEqual([true, false, undefined]);
  });

  it('has a path below /api/ or /api/rest/ (DATA-06)', async () => {
    const { layer, requests } = layerOver([[200]]);
    await layer.get('cart');
    await layer.get('cart', { root: '/api/rest/' });
    await layer.get('/api/cart');
    expect(requests.map(({ url }) => url)).toEqual(['/api/cart', '/api/rest/cart', '/api/cart']);
  });
});

describe('a secure request', () => {
  const from = async (host: string) => {
    const place = { host, appDomain: 'app.test', siteDomain: 'shop.app.test' };
    const { layer, requests } = layerOver([[200]], { place });
    await layer.post('login', {}, { secure: true });
    return [requests[0]?.url, requests[0]?.request.credentials];
  };

  it.each(['www.shop.com', 'evil-app.test', 'app.test.evil.com'])(
    'from %s uses https on the site domain, with credentials (DATA-04)',
    async (host) => {
      expect(await from(host)).toEqual(['https://shop.app.test/api/login', 'include']);
    },
  );

  it.each(['app.test', 'shop.app.test', 'config.app.test'])(
    'from %s uses the current host, with credentials (DATA-05)',
    async (host) => {
      expect(await from(host)).toEqual(['/api/login', 'include']);
    },
  );
});

describe('a failure', () => {
  it('is a response with an error field, even with status 200 (DATA-10)', async () => {
    const { layer } = layerOver([[200, { error: 'Sold out', data: 1 }]]);
    expect(await layer.get('a')).toEqual({
      ok: false,
      failure: { kind: 'rejected', status: 200, message: 'Sold out' },
    });
  });

  it.each([400, 401, 404, 409, 500, 503])(
    'is a response with status %i (DATA-11)',
    async (status) => {
      expect(await layerOver([[status]]).layer.get('a')).toMatchObject({
        ok: false,
        failure: { status },
      });
    },
  );

  it('has the error code of the server', async () => {
    const body = { code: 'freshLoginRequired', error: 'Your password, please' };
    expect(await layerOver([[403, body]]).layer.post('a')).toMatchObject({
      failure: { kind: 'unauthorized', code: 'freshLoginRequired' },
    });
  });

  it('has the detail of the server', async () => {
    const body = { error: 'Not enough', detail: { stockLeft: 3 } };
    expect(await layerOver([[409, body]]).layer.post('a')).toMatchObject({
      failure: { message: 'Not enough', detail: { stockLeft: 3 } },
    });
  });

  it('has the errors by field', async () => {
    const errors = { name: 'Too long' };
    expect(await layerOver([[400, { errors, error: 'Look again' }]]).layer.post('a')).toMatchObject(
      { failure: { errors, message: 'Look again' } },
    );
  });

  it.each([
    [401, 'Unauthorized request', 'DATA-16'],
    [403, 'Unauthorized request', 'DATA-17'],
    [500, 'Internal server error. Please try again later.', 'DATA-18'],
    [501, 'Internal server error. Please try again later.', 'DATA-19'],
    [503, 'This service is temporarily unavailable. Please try again later.', 'DATA-20'],
    [404, 'Unable to connect…', 'DATA-21'],
    [502, 'Unable to connect…', 'DATA-21'],
  ])("with status %i has the message '%s' (%s)", async (status, message) => {
    expect(await messageOf([status])).toBe(message);
    expect(await messageOf([status, '<h1>A proxy</h1>'])).toBe(message);
  });

  it("without connection has the message 'Unable to connect…' (DATA-21)", async () => {
    expect(await messageOf(new TypeError('Failed to fetch'))).toBe('Unable to connect…');
  });

  it('has the error text of the server rather than the default of the status (DATA-24)', async () => {
    expect(await messageOf([500, { error: 'Out of stock' }])).toBe('Out of stock');
    expect(await messageOf([404, { error: 'No such page' }])).toBe('No such page');
    expect(await messageOf([500, { error: '' }])).toContain('Internal server error');
  });

  it('has the URL and the parse error when the response is not JSON (DATA-15)', async () => {
    const { layer } = layerOver([[200, '<p>$& {message}</p>']], { readCrumb: () => 'secret' });
    const result = await layer.get('a');
    expect(result).toMatchObject({ failure: { kind: 'unparsable' } });
    expect(result.ok ? '' : result.failure.message).toMatch(
      /^Internal Error: Unable to parse server response from \(\/api\/a\) as JSON: .*</,
    );
  });

  it('uses the configured texts', async () => {
    const { layer } = layerOver([[503]], { texts: { unavailable: 'Gerade nicht.' } });
    expect(await layer.get('a')).toMatchObject({ failure: { message: 'Gerade nicht.' } });
  });

  it.each([
    ['TimeoutError', 'timeout'],
    ['AbortError', 'aborted'],
  ])('from %s is of kind %s and is not retried', async (name, kind) => {
    const error = Object.assign(new Error('stopped'), { name });
    const { layer, requests } = layerOver([error], { retries: 3 });
    expect(await layer.get('a')).toMatchObject({ failure: { kind, status: 0 } });
    expect(requests).toHaveLength(1);
  });
});

describe('a flag in the response body', () => {
  it.each([200, 401, 500])(
    'loginRequired emits an event at status %i (DATA-12, DATA-26)',
    async (status) => {
      const { layer, events } = layerOver([[status, { loginRequired: true, error: 'Log in' }]]);
      expect(await layer.get('a')).toMatchObject({
        failure: { kind: 'loginRequired', status, message: 'Log in' },
      });
      expect(events).toEqual([{ type: 'loginRequired', url: '/api/a', message: 'Log in' }]);
    },
  );

  it.each([200, 403])(
    'authorizationFail emits an event at status %i (DATA-13, DATA-26)',
    async (status) => {
      const { layer, events } = layerOver([[status, { authorizationFail: true }]]);
      expect(await layer.get('a')).toMatchObject({ failure: { kind: 'authorizationFail' } });
      expect(events.map(({ type }) => type)).toEqual(['authorizationFail']);
    },
  );

  it.each([200, 400, 500])(
    'crumbFail at status %i retries the request once with a new crumb (DATA-14, DATA-26)',
    async (status) => {
      let crumb = 'old';
      const events: DataLayerEvent[] = [];
      const { layer, requests } = layerOver(
        [
          [status, { crumbFail: true, error: 'Again' }],
          [200, { a: 1 }],
        ],
        {
          readCrumb: () => crumb,
          emit(event) {
            events.push(event);
            crumb = 'new';
          },
        },
      );
      expect(await layer.post('a', { b: 1 })).toEqual({ ok: true, data: { a: 1 } });
      expect(requests.map(({ url }) => url)).toEqual(['/api/a?crumb=old', '/api/a?crumb=new']);
      expect(requests[1]?.request.body).toBe('{"b":1}');
      expect(events).toEqual([
        { type: 'crumbFail', url: '/api/a', message: 'Again', crumb: 'old' },
      ]);
    },
  );

  it('crumbFail on the second attempt fails without further retries (DATA-14)', async () => {
    const { layer, requests, delays } = layerOver([[400, { crumbFail: true }]], { retries: 5 });
    expect(await layer.get('a')).toMatchObject({ failure: { kind: 'crumbFail' } });
    expect(requests).toHaveLength(2);
    expect(delays).toEqual([]);
  });
});

describe('a retry', () => {
  it.each<[string, Answer]>([
    ['status 404', [404]],
    ['status 502', [502]],
    ['no connection', new TypeError('Failed to fetch')],
    ['an error with a message', [429, { error: 'Slow down' }]],
  ])(
    'follows %s up to the configured number, with a delay of 200 ms (DATA-22)',
    async (_what, response) => {
      const { layer, requests, delays } = layerOver([response], { retries: 2 });
      expect((await layer.get('a')).ok).toBe(false);
      expect(requests).toHaveLength(3);
      expect(delays).toEqual([200, 200]);
    },
  );

  it('stops after the first success (DATA-22)', async () => {
    const { layer, requests } = layerOver([[502], [200, { a: 1 }]], { retries: 5 });
    expect(await layer.get('a')).toEqual({ ok: true, data: { a: 1 } });
    expect(requests).toHaveLength(2);
  });

  it('is disabled by default (DATA-22)', async () => {
    const { layer, requests } = layerOver([[502]]);
    await layer.get('a');
    expect(requests).toHaveLength(1);
  });

  it.each([401, 403, 500, 501, 503])('does not follow status %i (DATA-23)', async (status) => {
    const { layer, requests } = layerOver([[status]], { retries: 3 });
    await layer.get('a');
    expect(requests).toHaveLength(1);
  });

  it('of a POST is made only when set for the call (DATA-25)', async () => {
    const { layer, requests } = layerOver([[502]], { retries: 3 });
    await layer.post('a');
    expect(requests).toHaveLength(1);
    await layer.post('a', {}, { retries: 1 });
    expect(requests).toHaveLength(3);
    await layer.put('a');
    expect(requests).toHaveLength(7);
  });

  it('uses the same timeout signal as the first attempt', async () => {
    const limits: number[] = [];
    const signal = new AbortController().signal;
    const { layer, requests } = layerOver([[502]], {
      retries: 2,
      timeoutMs: 5000,
      limitTime: (timeoutMs) => {
        limits.push(timeoutMs);
        return signal;
      },
    });
    await layer.get('a');
    expect(limits).toEqual([5000]);
    expect(requests.map(({ request }) => request.signal)).toEqual([signal, signal, signal]);
  });
});

describe('deduplication', () => {
  it('shares one request between concurrent GETs of the same URL', async () => {
    const { layer, requests } = layerOver([[200, { a: 1 }]]);
    const results = await Promise.all([layer.get('a'), layer.get('a'), layer.get('b')]);
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(requests.map(({ url }) => url)).toEqual(['/api/a', '/api/b']);
    await layer.get('a');
    expect(requests).toHaveLength(3);
  });

  it('does not apply to POST or to calls with a signal', async () => {
    const { layer, requests } = layerOver([[200]]);
    const { signal } = new AbortController();
    await Promise.all([
      layer.post('a'),
      layer.post('a'),
      layer.get('b', { signal }),
      layer.get('b'),
    ]);
    expect(requests).toHaveLength(4);
  });
});

describe('parsing', () => {
  it('returns the result of the parse option', async () => {
    const { layer } = layerOver([[200, { count: '3' }]]);
    const result = await layer.get('a', {
      parse: (data) => Number((data as { count: string }).count),
    });
    expect(result).toEqual({ ok: true, data: 3 });
  });

  it('fails as unparsable when the parse option throws', async () => {
    const { layer } = layerOver([[200, {}]]);
    const parse = () => {
      throw new Error('count is missing');
    };
    expect(await layer.get('a', { parse })).toMatchObject({
      failure: { kind: 'unparsable', message: expect.stringContaining('count is missing') },
    });
  });

  it('returns undefined data for an empty body', async () => {
    expect(await layerOver([[204, '']]).layer.delete('a')).toEqual({ ok: true, data: undefined });
  });
});
