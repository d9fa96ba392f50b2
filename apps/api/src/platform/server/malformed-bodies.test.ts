import { connect, type AddressInfo } from 'node:net';
import { assert, asyncProperty, constantFrom, nat } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
let port: number;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  // The crumb that an upload brings.
  await site.owner.browser.post('/api/websites', { json: {} });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

const html = 'text/html';
const json = 'application/json';

/** A call that takes bodies of this kind. */
interface Target {
  readonly url: string;
  readonly host: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const config = 'config.localhost:4000';
const shop = 'shop.localhost:4000';
const login = (): Target => ({ url: '/api/auth/Login', host: config });
const events = (): Target => ({ url: '/api/v1/events', host: shop });
const consent = (): Target => ({ url: '/api/consent', host: shop });
const upload = (): Target => {
  const { cookies } = site.owner.browser;
  return {
    url: `/api/websites/${site.websiteId}/assets`,
    host: config,
    headers: {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': cookies.get('crumb') ?? '',
    },
  };
};

const boundary = 'edge-of-the-test';
const multipart = `multipart/form-data; boundary=${boundary}`;
const form = Buffer.from(
  [
    `--${boundary}`,
    'content-disposition: form-data; name="file"; filename="menu.pdf"',
    'content-type: application/pdf',
    '',
    '%PDF-1.7 a menu of the day, with soup',
    `--${boundary}--`,
    '',
  ].join('\r\n'),
);

async function post(
  { url, host, headers = {} }: Target,
  contentType: string,
  payload: string | Buffer,
  accept = json,
) {
  const response = await api.app.inject({
    method: 'POST',
    url,
    headers: { host, origin: `http://${host}`, 'content-type': contentType, accept, ...headers },
    payload,
  });
  return { status: response.statusCode, text: response.body, headers: response.headers };
}

describe('a malformed body returns 400', () => {
  const cases: readonly [
    name: string,
    target: () => Target,
    contentType: string,
    payload: string | Buffer,
  ][] = [
    ['multipart without a boundary', upload, 'multipart/form-data', form],
    ['multipart with an empty boundary', upload, 'multipart/form-data; boundary=', form],
    ['multipart with another boundary', upload, 'multipart/form-data; boundary=other', form],
    ['multipart of nothing', upload, multipart, ''],
    ['multipart cut in a head', upload, multipart, form.subarray(0, 60)],
    ['multipart cut in its content', upload, multipart, form.subarray(0, 160)],
    ['multipart cut before its last boundary', upload, multipart, form.subarray(0, -8)],
    ['multipart without a head', upload, multipart, `--${boundary}\r\n\r\nx\r\n--${boundary}--`],
    ['multipart with a broken head', upload, multipart, `--${boundary}\r\n:\r\n\r\nx\r\n`],
    ['JSON that ends too soon', login, json, '{"email":"a@b.cd"'],
    ['JSON in UTF-16', login, json, Buffer.from('{"email":"a@b.cd"}', 'utf16le')],
    ['JSON that is packed', login, json, Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])],
    ['JSON of an unknown charset', login, 'application/json; charset=klingon', '{}'],
    ['JSON of another charset', login, 'application/json; charset="utf-16"', '{}'],
    ['a form with half a letter', consent, 'application/x-www-form-urlencoded', 'a=%00'],
    ['a form of an unknown charset', consent, 'application/x-www-form-urlencoded;charset=x', 'a=b'],
    ['text of an unknown charset', events, 'text/plain; charset=iso-8859-1', '{}'],
  ];

  it.each(cases)('%s', async (_, target, contentType, payload) => {
    const { status, text, headers } = await post(target(), contentType, payload);
    expect([status, headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
    expect(JSON.parse(text)).toMatchObject({
      code: expect.stringMatching(/^(malformed|invalid)Request$/) as string,
      error: expect.any(String) as string,
      requestId: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
    });
  });

  it('does not apply to valid multipart and JSON bodies', async () => {
    expect((await post(upload(), multipart, form)).status).toBe(200);
    const typed = 'application/json; charset=UTF-8';
    // Without its crumb, which is looked for once the body is read.
    const { text } = await post(login(), typed, '{"email":"a@b.cd","password":"x"}');
    expect(JSON.parse(text)).toMatchObject({ code: 'crumbFail' });
  });
});

describe('a truncated body', () => {
  const ask = (lines: readonly string[], body: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('error', () => {});
      socket.on('close', () => resolve(text));
      socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
    });

  it.each([
    ['length', ['content-length: 500'], '{"email":"a'],
    ['chunks', ['transfer-encoding: chunked'], '5\r\n{"ema'],
    ['chunks that are none', ['transfer-encoding: chunked'], 'zz\r\n{"ema'],
  ])('by its %s does not cause a server error', async (_, headers, body) => {
    const lines = ['POST /api/auth/Login HTTP/1.1', `host: ${config}`, `content-type: ${json}`];
    expect(await ask([...lines, ...headers], body)).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
  });
});

const contentTypes = [
  json,
  'application/json; charset=utf-8',
  'application/json; charset=utf-7',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=latin1',
  'text/plain',
  'text/plain; charset=',
  'multipart/form-data',
  'multipart/form-data; boundary="',
  multipart,
  'multipart/mixed; boundary=x',
  'application/xml',
  'application/',
  '/',
  ';',
  'text/html; charset=utf-8',
];
const bodies = [
  form,
  Buffer.from('{"email":"a@b.cd","password":"x","more":[1,2,{"a":null}]}'),
  Buffer.from('email=a%40b.cd&password=%E2%82%AC&x[]=1&x[]=2&__proto__=1'),
  Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]),
  Buffer.from('--\r\n--x--\r\n'),
];

it('returns no server error for any content type or truncated body', async () => {
  const targets = [login, events, consent, upload];
  await assert(
    asyncProperty(
      constantFrom(...targets),
      constantFrom(...contentTypes),
      constantFrom(...bodies),
      nat({ max: 250 }),
      constantFrom(json, html),
      async (target, contentType, body, cutAt, accept) => {
        const { status, text } = await post(target(), contentType, body.subarray(0, cutAt), accept);
        expect(status).toBeLessThan(500);
        const isPlainForm =
          target === consent && contentType.includes('urlencoded') && accept === html;
        if (status >= 400 && isPlainForm) expect(text).toContain('"kind":"error"');
        else if (status >= 400)
          expect(JSON.parse(text)).toMatchObject({ code: expect.any(String) as string });
      },
    ),
    { numRuns: 400 },
  );
});
