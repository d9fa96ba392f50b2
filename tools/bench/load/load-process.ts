import { createConnection } from 'node:net';
import type { LoadJob, LoadResult } from './load-job.ts';
import { createResponseReader } from './response-reader.ts';

/** The load generator: a process of its own, so that what it costs is not counted as the server's. */
let sentEver = 0;
let connectedEver = 0;

/** Each connection is a visitor of its own to the server's limits, where this machine has more than one address. */
const localAddress = () => {
  connectedEver += 1;
  return process.platform === 'linux'
    ? {
        localAddress: `127.9.${Math.floor(connectedEver / 250) % 250}.${1 + (connectedEver % 250)}`,
      }
    : {};
};

function run(job: LoadJob): Promise<LoadResult> {
  const { port, host, paths, headers, requests, connections } = job;
  const tail = `HTTP/1.1\r\nhost: ${host}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
  const statuses: Record<string, number> = {};
  let sent = 0;
  let answered = 0;
  let bodyBytes = 0;

  const nextRequest = () => {
    const path = paths[sent % paths.length] ?? '/';
    sent += 1;
    sentEver += 1;
    return `GET ${path.replace('{n}', String(sentEver))} ${tail}`;
  };

  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    for (let index = 0; index < Math.min(connections, requests); index += 1) {
      const socket = createConnection({
        port,
        host: '127.0.0.1',
        noDelay: true,
        ...localAddress(),
      });
      const read = createResponseReader((response) => {
        answered += 1;
        bodyBytes += response.bodyBytes;
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        if (sent < requests) socket.write(nextRequest());
        else socket.end();
        if (answered === requests)
          resolve({ elapsedMs: performance.now() - startedAt, statuses, bodyBytes });
      });
      socket.once('connect', () => socket.write(nextRequest()));
      socket.on('data', (chunk) => {
        try {
          read(chunk);
        } catch (error) {
          reject(error);
        }
      });
      socket.once('error', reject);
    }
  });
}

process.on('message', (job: LoadJob) => {
  run(job).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
