import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** Long enough for a browser to lay out and paint what has arrived. */
const pauseMs = 50;

/** The end tags after which a parsing page may have to wait. */
const pieceEnd = /(?<=<\/(?:li|a|nav|header|h1|p|section)>)/;
const mostPieces = 60;

const wait = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

async function writeInPieces(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  answer.setEncoding('utf8');
  const html = (await answer.toArray()).join('');
  const pieces = html.split(pieceEnd);
  for (const piece of pieces.slice(0, mostPieces)) {
    response.write(piece);
    await wait();
  }
  response.end(pieces.slice(mostPieces).join(''));
}

/** A proxy for the server at `port` that sends documents in pieces. */
export interface DocumentInPieces extends AsyncDisposable {
  readonly port: number;
}

/** Starts such a proxy on its own port. */
export async function documentInPieces(port: number): Promise<DocumentInPieces> {
  const server = createServer((incoming, response) => {
    const { method, url, headers } = incoming;
    const isDocument = headers['sec-fetch-dest'] === 'document';
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path: url,
        headers: { ...headers, ...(isDocument ? { 'accept-encoding': 'identity' } : {}) },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        if (isDocument) void writeInPieces(answer, response);
        else answer.pipe(response);
      },
    );
    asked.on('error', () => response.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens nowhere.');
  return {
    port: address.port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
