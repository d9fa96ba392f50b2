import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { serverLimits } from './limits.ts';

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Whether a request is still sending its body although it is being answered. */
export const isSending = (request: IncomingMessage): boolean =>
  hasBody(request) && !request.complete && !request.readableEnded && !request.destroyed;

/** Discards the rest of a request body. Resolves with false when the body exceeds the limit. */
function drain(request: IncomingMessage): Promise<boolean> {
  const from = request.socket.bytesRead;
  return new Promise((resolve) => {
    const stop = (isComplete: boolean) => {
      request.off('data', onData);
      resolve(isComplete);
    };
    const onData = () => {
      if (request.socket.bytesRead - from > serverLimits.drainedBytes) stop(false);
    };
    request.unpipe();
    request.on('data', onData);
    for (const event of ['end', 'close', 'error'] as const) request.once(event, () => stop(true));
    request.resume();
  });
}

/**
 * Returns the body of a response to a request that is still sending. All of it is written at once, but it ends only
 * after the request body has arrived: closing the connection earlier resets it, and the client never reads the
 * response. A client that exceeds the limit is disconnected.
 */
export function lingeringBody(request: IncomingMessage, body: string | Buffer): Readable {
  async function* parts() {
    if (body.length > 0) yield body;
    const isComplete = await drain(request);
    if (!isComplete) setImmediate(() => request.socket.destroySoon());
  }
  return Readable.from(parts());
}
