import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface HttpClientOptions {
  readonly port: number;
  /** Value of the `host` header; the connection goes to this machine. */
  readonly host: string;
  /** Address that the connection comes from: rate limits count by it. On Linux, any of 127.0.0.0/8. */
  readonly localAddress?: string;
}

/** Behaves like a browser: one connection, cookies, and the crumb (CSRF token) in each call that changes something. */
export interface HttpClient {
  readonly host: string;
  readonly cookies: Map<string, string>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<HttpAnswer>;
  /** Sends JSON; a call whose crumb was rejected is sent again with the new one. */
  send(method: HttpMethod, path: string, json: unknown): Promise<HttpAnswer>;
  /** Sends any bytes. */
  sendBytes(
    method: HttpMethod,
    path: string,
    contentType: string,
    bytes: Buffer,
  ): Promise<HttpAnswer>;
  close(): void;
}

/** Parses the body as JSON; throws with the start of the body when the call failed. */
export function expectJson(result: HttpAnswer): unknown {
  if (result.status >= 300)
    throw new Error(`Answered ${result.status}: ${result.body.toString().slice(0, 300)}`);
  return JSON.parse(result.body.toString());
}

/** The server closed an idle connection at the moment at which it was used again. */
class StaleConnection extends Error {}

export function createHttpClient({ port, host, localAddress }: HttpClientOptions): HttpClient {
  const cookies = new Map<string, string>();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  function storeCookies({ 'set-cookie': lines = [] }: IncomingHttpHeaders): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  const defaultHeaders = (method: HttpMethod): Record<string, string> => ({
    host,
    ...(method === 'GET' ? {} : { origin: `http://${host}` }),
    ...(method === 'GET' || !cookies.has('crumb')
      ? {}
      : { 'x-csrf-token': cookies.get('crumb') ?? '' }),
    ...(cookies.size === 0
      ? {}
      : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
  });

  const sendOnce = (
    method: HttpMethod,
    path: string,
    headers: Readonly<Record<string, string | number>>,
    bytes?: Buffer,
  ): Promise<HttpAnswer> =>
    new Promise((resolve, reject) => {
      const clientRequest = request(
        {
          agent,
          port,
          host: '127.0.0.1',
          ...(localAddress === undefined ? {} : { localAddress }),
          method,
          path,
          headers: { ...defaultHeaders(method), ...headers },
        },
        (incoming) => {
          storeCookies(incoming.headers);
          buffer(incoming).then(
            (body) =>
              resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }),
            reject,
          );
        },
      );
      clientRequest.once('error', (error: NodeJS.ErrnoException) => {
        const isStale = clientRequest.reusedSocket && error.code === 'ECONNRESET';
        reject(isStale ? new StaleConnection(error.message) : error);
      });
      clientRequest.end(bytes);
    });

  /** Sends a call again when the server had closed the connection, as browsers do. */
  const call = (...args: Parameters<typeof sendOnce>): Promise<HttpAnswer> =>
    sendOnce(...args).catch((error: unknown) => {
      if (error instanceof StaleConnection) return sendOnce(...args);
      throw error;
    });

  async function sendBytes(
    method: HttpMethod,
    path: string,
    contentType: string,
    bytes: Buffer,
  ): Promise<HttpAnswer> {
    const headers = { 'content-type': contentType, 'content-length': bytes.length };
    const response = await call(method, path, headers, bytes);
    const isCrumbRejected = response.status === 400 && response.body.includes('"crumbFail":true');
    return isCrumbRejected ? call(method, path, headers, bytes) : response;
  }

  return {
    host,
    cookies,
    get: (path, headers = {}) => call('GET', path, headers),
    sendBytes,
    send: (method, path, json) =>
      sendBytes(method, path, 'application/json', Buffer.from(JSON.stringify(json))),
    close: () => agent.destroy(),
  };
}
