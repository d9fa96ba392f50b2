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
  /** The host that is asked for; the connection goes to this machine. */
  readonly host: string;
  /** Address that the connection comes from: limits count by it. Any of 127.0.0.0/8 on Linux. */
  readonly localAddress?: string;
}

/** A browser without a screen: one connection, cookies, and the crumb sent back. */
export interface HttpClient {
  readonly host: string;
  readonly cookies: Map<string, string>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<HttpAnswer>;
  /** Sends JSON; a call whose crumb was rejected is sent once more with the fresh one. */
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

/** The body's JSON when the call succeeded; throws with the answer when it did not. */
export function expectJson(answer: HttpAnswer): unknown {
  if (answer.status >= 300)
    throw new Error(`Answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`);
  return JSON.parse(answer.body.toString());
}

/** The server closed a connection that was idle for long, just when it was used again. */
class StaleConnection extends Error {}

export function createHttpClient({ port, host, localAddress }: HttpClientOptions): HttpClient {
  const cookies = new Map<string, string>();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  function keepCookies({ 'set-cookie': lines = [] }: IncomingHttpHeaders): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  const ownHeaders = (method: HttpMethod): Record<string, string> => ({
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
      const sent = request(
        {
          agent,
          port,
          host: '127.0.0.1',
          ...(localAddress === undefined ? {} : { localAddress }),
          method,
          path,
          headers: { ...ownHeaders(method), ...headers },
        },
        (incoming) => {
          keepCookies(incoming.headers);
          buffer(incoming).then(
            (body) =>
              resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }),
            reject,
          );
        },
      );
      sent.once('error', (error: NodeJS.ErrnoException) => {
        const isStale = sent.reusedSocket && error.code === 'ECONNRESET';
        reject(isStale ? new StaleConnection(error.message) : error);
      });
      sent.end(bytes);
    });

  /** On a connection that the server had closed a call is tried once more, as browsers do. */
  const call = (...sent: Parameters<typeof sendOnce>): Promise<HttpAnswer> =>
    sendOnce(...sent).catch((error: unknown) => {
      if (error instanceof StaleConnection) return sendOnce(...sent);
      throw error;
    });

  async function sendBytes(
    method: HttpMethod,
    path: string,
    contentType: string,
    bytes: Buffer,
  ): Promise<HttpAnswer> {
    const headers = { 'content-type': contentType, 'content-length': bytes.length };
    const answer = await call(method, path, headers, bytes);
    const isCrumbFail = answer.status === 400 && answer.body.includes('"crumbFail":true');
    return isCrumbFail ? call(method, path, headers, bytes) : answer;
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
