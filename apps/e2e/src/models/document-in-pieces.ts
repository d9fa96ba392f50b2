import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** Long enough for a browser to lay out and paint what has arrived. */
const pauseMs = 50;

/** The end tags after which a document is split. */
const pieceEnd = /(?<=<\/(?:li|a|nav|header|h1|p|section)>)/;
const maxPieces = 60;

const wait = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

async function writeInPieces(upstream: IncomingMessage, response: ServerResponse): Promise<void> {
  upstream.setEncoding('utf8');
  const html = (await upstream.toArray()).join('');
  const pieces = html.split(pieceEnd);
  for (const piece of pieces.slice(0, maxPieces)) {
    response.write(piece);
    await wait();
  }
  response.end(pieces.slice(maxPieces).join(''));
}

/** A proxy for the server at `port` that sends documents in pieces. */
export interface DocumentInPieces extends AsyncDisposable {
  readonly port: number;
}

/** Starts a proxy on a free port. */
export async function documentInPieces(port: number): Promise<DocumentInPieces> {
  const server = createServer((incoming, response) => {
    const { method, url, headers } = incoming;
    const isDocument = headers['sec-fetch-dest'] === 'document';
    const proxied = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path: url,
        headers: { ...headers, ...(isDocument ? { 'accept-encoding': 'identity' } : {}) },
      },
      (upstream) => {
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        if (isDocument) void writeInPieces(upstream, response);
        else upstream.pipe(response);
      },
    );
    proxied.on('error', () => response.destroy());
    incoming.pipe(proxied);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.');
  return {
    port: address.port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
