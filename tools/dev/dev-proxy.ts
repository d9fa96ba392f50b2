import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProxyOptions } from 'vite';
import { withReload } from './page-changes.ts';

/** Paths of the API: all except those of Vite's client and of the sources of the configuration area. */
const apiPaths = '^(?!/config/(?:@|src/|node_modules/)|/@dev/)';

/**
 * Page that is shown while the API is down. The API has printed the reason in the terminal; the page reloads every 2 s
 * until a change repairs it.
 */
const serverDownPage =
  '<!doctype html><meta http-equiv="refresh" content="2"><title>No server</title><p>The server has ended; see the terminal.</p>';

async function readBody(apiResponse: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of apiResponse) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Proxies the API. HTML responses are changed: the shell of the configuration area is replaced with Vite's (`toShell`),
 * with the cookies of the API, and a published page gets a script that reloads it after changes.
 */
export function devProxy(
  apiPort: number,
  toShell: (url: string) => Promise<string>,
): Record<string, ProxyOptions> {
  const change = async (
    apiResponse: IncomingMessage,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    const { 'content-length': _length, ...headers } = apiResponse.headers;
    const url = request.url ?? '/';
    const body = await readBody(apiResponse);
    const isShell = (request.headers.host ?? '').startsWith('config.');
    // Vite's client needs inline styles and a socket, which the shell's policy rejects.
    if (isShell) delete headers['content-security-policy'];
    response.writeHead(apiResponse.statusCode ?? 200, headers);
    response.end(isShell ? await toShell(url) : withReload(body));
  };
  return {
    [apiPaths]: {
      target: `http://127.0.0.1:${apiPort}`,
      changeOrigin: false,
      selfHandleResponse: true,
      configure(proxy) {
        // A compressed page could not be changed.
        proxy.on('proxyReq', (apiRequest) => apiRequest.setHeader('accept-encoding', 'identity'));
        proxy.on('proxyRes', (apiResponse, request, response) => {
          const isPage = (apiResponse.headers['content-type'] ?? '').startsWith('text/html');
          if (isPage && request.method === 'GET' && apiResponse.statusCode === 200) {
            void change(apiResponse, request, response).catch((error: unknown) => {
              response.destroy(error instanceof Error ? error : new Error(String(error)));
            });
            return;
          }
          response.writeHead(apiResponse.statusCode ?? 502, apiResponse.headers);
          apiResponse.pipe(response);
        });
        proxy.on('error', (_error, _request, response) => {
          if (!('writeHead' in response) || response.headersSent) return;
          response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' });
          response.end(serverDownPage);
        });
      },
    },
  };
}
