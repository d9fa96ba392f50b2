import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy to a server that a test can cut. */
export interface TestLink {
  /** The server's URL through the proxy. */
  readonly url: string;
  /** Resets every connection; later ones are accepted again. */
  reset(): void;
  /** While true, bytes are dropped in both directions. */
  setSilent(isSilent: boolean): void;
  /** Resets the next connection that sends this text, after forwarding it: its response is lost. */
  cutAfter(text: string): void;
  close(): Promise<void>;
}

/** Opens a proxy to the server of a PostgreSQL URL, on `port` or a free one. */
export async function openTestLink(serverUrl: string, port = 0): Promise<TestLink> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let cutText: string | undefined;

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const end = () => {
      client.resetAndDestroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', end).on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    upstream.on('data', (bytes) => isSilent || client.write(bytes));
    client.on('data', (bytes) => {
      if (isSilent) return;
      upstream.write(bytes);
      if (cutText === undefined || !bytes.includes(cutText)) return;
      cutText = undefined;
      client.resetAndDestroy();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  const url = new URL(serverUrl);
  url.port = String(address.port);

  const reset = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    reset,
    setSilent(value) {
      isSilent = value;
    },
    cutAfter(text) {
      cutText = text;
    },
    async close() {
      server.close();
      reset();
      await once(server, 'close');
    },
  };
}
