import { request, type IncomingHttpHeaders } from 'node:http';

export interface RawRequest {
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body as it was sent, still compressed. */
  readonly body: Buffer;
}

/** Sends one request over a new connection, without any default headers except `Host`. */
export function askServer(input: RawRequest): Promise<RawResponse> {
  const { port, host, path, method = 'GET', headers, body } = input;
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, method, headers: { host, ...headers } };
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end(body);
  });
}
