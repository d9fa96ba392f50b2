import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { serverLimits } from './limits.ts';

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Whether a request still sends what nobody will read: it was answered before its body had arrived. */
export const isSending = (request: IncomingMessage): boolean =>
  hasBody(request) && !request.complete && !request.readableEnded && !request.destroyed;

/** Throws away what a request still sends, until it is whole or gone. False: it is more than is let in. */
function drain(request: IncomingMessage): Promise<boolean> {
  const from = request.socket.bytesRead;
  return new Promise((resolve) => {
    const stop = (isOver: boolean) => {
      request.off('data', onData);
      resolve(isOver);
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
 * The body of an answer that is given while the request still arrives. All of it is sent at once, and it ends when the
 * client has sent what it had: a connection that is closed under a client that sends takes the answer with it. The
 * connection of a client that sends on and on is closed.
 */
export function lingeringBody(request: IncomingMessage, body: string | Buffer): Readable {
  async function* parts() {
    if (body.length > 0) yield body;
    const isOver = await drain(request);
    if (!isOver) setImmediate(() => request.socket.destroySoon());
  }
  return Readable.from(parts());
}
