import { createConnection } from 'node:net';
import type { LoadJob, LoadResult } from './load-job.ts';
import { createResponseReader } from './response-reader.ts';

/** The load generator. It runs in a separate process, so that its CPU time is not counted as the server's. */
let totalSent = 0;
let totalConnected = 0;

/** On Linux each connection has its own loopback address: the server's rate limits count it as another visitor. */
const nextLocalAddress = () => {
  totalConnected += 1;
  return process.platform === 'linux'
    ? {
        localAddress: `127.9.${Math.floor(totalConnected / 250) % 250}.${1 + (totalConnected % 250)}`,
      }
    : {};
};

function run(job: LoadJob): Promise<LoadResult> {
  const { port, host, paths, headers, requests, connections } = job;
  const requestTail = `HTTP/1.1\r\nhost: ${host}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
  const statuses: Record<string, number> = {};
  let sent = 0;
  let received = 0;
  let bodyBytes = 0;

  const nextRequest = () => {
    const path = paths[sent % paths.length] ?? '/';
    sent += 1;
    totalSent += 1;
    return `GET ${path.replace('{n}', String(totalSent))} ${requestTail}`;
  };

  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    for (let index = 0; index < Math.min(connections, requests); index += 1) {
      const socket = createConnection({
        port,
        host: '127.0.0.1',
        noDelay: true,
        ...nextLocalAddress(),
      });
      const read = createResponseReader((response) => {
        received += 1;
        bodyBytes += response.bodyBytes;
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        if (sent < requests) socket.write(nextRequest());
        else socket.end();
        if (received === requests)
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
