import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProxyOptions } from 'vite';
import { withReload } from './page-changes.ts';

/** What Vite serves by itself: its client, and sources of the configuration area. The rest is the API's. */
const apiPaths = '^(?!/config/(?:@|src/|node_modules/)|/@dev/)';

/**
 * A server that could not start has printed the reason in the terminal; the page retries until the next change repairs
 * it.
 */
const away =
  '<!doctype html><meta http-equiv="refresh" content="2"><title>No server</title><p>The server has ended; see the terminal.</p>';

async function bodyOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Sends to the API what is the API's. Documents are changed on their way back: the configuration area's shell becomes
 * Vite's (`toShell`), with the cookies that the API gave; a published page learns to reload itself.
 */
export function devProxy(
  apiPort: number,
  toShell: (url: string) => Promise<string>,
): Record<string, ProxyOptions> {
  const change = async (
    answer: IncomingMessage,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    const { 'content-length': _length, ...headers } = answer.headers;
    const url = request.url ?? '/';
    const body = await bodyOf(answer);
    const isShell = (request.headers.host ?? '').startsWith('config.');
    // Vite's client needs inline styles and a socket, which the shell's policy rejects.
    if (isShell) delete headers['content-security-policy'];
    response.writeHead(answer.statusCode ?? 200, headers);
    response.end(isShell ? await toShell(url) : withReload(body));
  };
  return {
    [apiPaths]: {
      target: `http://127.0.0.1:${apiPort}`,
      changeOrigin: false,
      selfHandleResponse: true,
      configure(proxy) {
        // An encoded page could not be changed on its way.
        proxy.on('proxyReq', (toApi) => toApi.setHeader('accept-encoding', 'identity'));
        proxy.on('proxyRes', (answer, request, response) => {
          const isPage = (answer.headers['content-type'] ?? '').startsWith('text/html');
          if (isPage && request.method === 'GET' && answer.statusCode === 200) {
            void change(answer, request, response).catch((error: unknown) => {
              response.destroy(error instanceof Error ? error : new Error(String(error)));
            });
            return;
          }
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        proxy.on('error', (_error, _request, response) => {
          if (!('writeHead' in response) || response.headersSent) return;
          response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' });
          response.end(away);
        });
      },
    },
  };
}
