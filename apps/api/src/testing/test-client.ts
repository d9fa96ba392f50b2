import type { Endpoint, EndpointResponse } from '@sitewright/contracts/api';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { findCookieErrors, readSetCookies } from '../access/find-cookie-errors.ts';

/** A field or a file of a multipart form. */
export type TestPart =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly fileName: string; readonly content: Buffer };

/** What a test sets for one request; the rest is as a browser sends it from a page of the same host. */
export interface TestRequestOptions {
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string | readonly string[]>>;
  readonly text?: string;
  /** Sent as the multipart field `file`. */
  readonly file?: { readonly name: string; readonly content: Buffer };
  /** Sent as a multipart form. */
  readonly parts?: readonly TestPart[];
  /** Overrides the browser's own headers; undefined omits one. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** The IP address of the connection. */
  readonly address?: string;
}

export interface TestResponse {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly text: string;
  /** The bytes of the body. */
  readonly raw: Buffer;
  /** The parsed body; throws when it is not JSON. */
  readonly body: Record<string, unknown>;
  /** The body parsed by the contract's schema; throws on a mismatch. */
  as<E extends Endpoint>(endpoint: E): EndpointResponse<E>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A browser without a screen: stores cookies, sends `Origin`, and returns the crumb. */
export interface TestClient {
  readonly cookies: Map<string, string>;
  call(method: Method, url: string, options?: TestRequestOptions): Promise<TestResponse>;
  get(url: string, options?: TestRequestOptions): Promise<TestResponse>;
  post(url: string, options?: TestRequestOptions): Promise<TestResponse>;
}

const encodeForm = (form: NonNullable<TestRequestOptions['form']>): string => {
  const entries = new URLSearchParams();
  for (const [name, value] of Object.entries(form))
    for (const text of [value].flat()) entries.append(name, text);
  return entries.toString();
};

const boundary = 'boundary-of-a-test';

const encodePart = (part: TestPart): Buffer => {
  const isFile = 'content' in part;
  const fileName = isFile ? `; filename="${part.fileName}"` : '';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part.name}"${fileName}\r\n`;
  const type = isFile ? 'content-type: application/octet-stream\r\n' : '';
  const content = isFile ? part.content : Buffer.from(part.value);
  return Buffer.concat([Buffer.from(`${head}${type}\r\n`), content, Buffer.from('\r\n')]);
};

const encodeParts = (parts: readonly TestPart[]): Buffer =>
  Buffer.concat([...parts.map(encodePart), Buffer.from(`--${boundary}--\r\n`)]);

/** The host of the page that the browser shows, and whether it was opened over https. */
export interface TestHost {
  readonly host: string;
  readonly isHttps: boolean;
}

/** @param cookies Those of another client, for one browser whose requests reach several servers. */
export function createTestClient(
  app: Pick<FastifyInstance, 'inject'>,
  { host, isHttps }: TestHost,
  onResponse: (response: LightMyRequestResponse, host: string) => void = () => {},
  cookies: TestClient['cookies'] = new Map(),
): TestClient {
  const ownOrigin = `${isHttps ? 'https' : 'http'}://${host}`;

  /** Stores the cookies of a response. Every cookie of every test is checked against the table of cookies. */
  function storeCookies(response: LightMyRequestResponse, sentTo: string): void {
    const context = { isHttps, host: sentTo.startsWith('config.') ? 'config' : 'site' } as const;
    const errors = readSetCookies(response.headers['set-cookie']).flatMap((cookie) =>
      findCookieErrors(cookie, context),
    );
    if (errors.length > 0) throw new Error(errors.join(' '));
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  function headersOf(method: Method, options: TestRequestOptions): Record<string, string> {
    const crumb = cookies.get('crumb');
    const contentType =
      options.json !== undefined
        ? 'application/json'
        : options.form !== undefined
          ? 'application/x-www-form-urlencoded'
          : options.text !== undefined
            ? 'text/plain;charset=UTF-8'
            : (options.file ?? options.parts) !== undefined
              ? `multipart/form-data; boundary=${boundary}`
              : undefined;
    const headers: Record<string, string | undefined> = {
      host,
      ...(method === 'GET' ? {} : { origin: ownOrigin }),
      ...(crumb === undefined || method === 'GET' ? {} : { 'x-csrf-token': crumb }),
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
      ...(cookies.size === 0
        ? {}
        : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...options.headers,
    };
    return Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    );
  }

  async function send(
    method: Method,
    url: string,
    options: TestRequestOptions,
  ): Promise<TestResponse> {
    const payload =
      options.json !== undefined
        ? JSON.stringify(options.json)
        : options.form !== undefined
          ? encodeForm(options.form)
          : options.file !== undefined
            ? encodeParts([
                { name: 'file', fileName: options.file.name, content: options.file.content },
              ])
            : options.parts !== undefined
              ? encodeParts(options.parts)
              : options.text;
    const response = await app.inject({
      method,
      url,
      headers: headersOf(method, options),
      remoteAddress: options.address ?? '192.0.2.1',
      ...(payload === undefined ? {} : { payload }),
    });
    const sentTo = options.headers?.['host'] ?? host;
    storeCookies(response, sentTo);
    onResponse(response, sentTo);
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      raw: response.rawPayload,
      get body() {
        return JSON.parse(response.body) as Record<string, unknown>;
      },
      as<E extends Endpoint>(endpoint: E) {
        if (response.statusCode >= 400)
          throw new Error(`${method} ${url} answered ${response.statusCode}: ${response.body}`);
        return endpoint.response.parse(JSON.parse(response.body)) as EndpointResponse<E>;
      },
    };
  }

  /** A call with a rejected crumb is sent once more with the new one, as the data layer does (DATA-14). */
  async function call(
    method: Method,
    url: string,
    options: TestRequestOptions = {},
  ): Promise<TestResponse> {
    const response = await send(method, url, options);
    const isCrumbFail = response.status === 400 && response.text.includes('"crumbFail":true');
    return isCrumbFail ? send(method, url, options) : response;
  }

  return {
    cookies,
    call,
    get: (url, options) => call('GET', url, options),
    post: (url, options) => call('POST', url, options),
  };
}
