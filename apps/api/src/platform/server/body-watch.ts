import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverLimits } from './limits.ts';

/** How a body has to arrive: whole by a time, or so many bytes in each while. */
export type BodyPace =
  | { readonly kind: 'whole'; readonly withinMs: number }
  | { readonly kind: 'steady'; readonly bytes: number; readonly everyMs: number };

/** What the watch reads of a request, by the response to it. */
export interface WatchedResponse {
  readonly headersSent: boolean;
  readonly req: Pick<IncomingMessage, 'complete' | 'destroyed' | 'headers'> & {
    readonly socket: Pick<IncomingMessage['socket'], 'bytesRead'>;
  };
}

interface Arrival {
  pace: BodyPace;
  /** Nobody reads on: what is still to come is let in for a while, so that the answer is read, and then cut. */
  isAnswered: boolean;
  /** Where the present while began; of a body that must be whole, where it all did. */
  sinceMs: number;
  sinceBytes: number;
}

const { bodyTimeoutMs, slowestBodyBytesPerSecond, steadyUpload } = serverLimits;

/** The pace of a route: files as long as they go on, everything else by a time that suits its largest body. */
export const paceOf = (route: {
  readonly isUpload: boolean;
  readonly bodyLimit: number;
}): BodyPace =>
  route.isUpload
    ? { kind: 'steady', ...steadyUpload }
    : {
        kind: 'whole',
        withinMs: Math.max(bodyTimeoutMs, (route.bodyLimit / slowestBodyBytesPerSecond) * 1000),
      };

const hasBody = ({ req: { headers } }: WatchedResponse) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** From the answer on a body has the time of any other, whatever its route would have given it. */
function noteAnswer(arrival: Arrival, { headersSent }: WatchedResponse, nowMs: number): void {
  if (arrival.isAnswered || !headersSent) return;
  arrival.isAnswered = true;
  if (arrival.pace.kind === 'whole') return;
  arrival.pace = { kind: 'whole', withinMs: bodyTimeoutMs };
  arrival.sinceMs = nowMs;
}

/** Whether a body is late, and where its next while begins when it is not. */
function isLate(arrival: Arrival, bytesRead: number, nowMs: number): boolean {
  const { pace, sinceMs, sinceBytes } = arrival;
  if (pace.kind === 'whole') return nowMs - sinceMs >= pace.withinMs;
  if (nowMs - sinceMs < pace.everyMs) return false;
  arrival.sinceMs = nowMs;
  arrival.sinceBytes = bytesRead;
  return bytesRead - sinceBytes < pace.bytes;
}

/**
 * Watches bodies arrive. One timer looks at all of them: it asks the sockets, so that no stream is touched and a body
 * that is there at once costs two entries of a map.
 */
export function createBodyWatch<Response extends WatchedResponse>() {
  const arriving = new Map<Response, Arrival>();

  return {
    /** A request came, of which no more is known than its head. */
    begin(response: Response, nowMs: number): void {
      if (!hasBody(response)) return;
      const pace: BodyPace = { kind: 'whole', withinMs: bodyTimeoutMs };
      const { bytesRead } = response.req.socket;
      arriving.set(response, { pace, isAnswered: false, sinceMs: nowMs, sinceBytes: bytesRead });
    },
    /** Its route is known. */
    expect(response: Response, pace: BodyPace): void {
      const arrival = arriving.get(response);
      if (arrival !== undefined) arrival.pace = pace;
    },
    /** Forgets what is whole or gone, and answers what is late. */
    takeLate(nowMs: number): Response[] {
      const late: Response[] = [];
      for (const [response, arrival] of arriving) {
        const { complete, destroyed, socket } = response.req;
        const isOver = complete || destroyed;
        noteAnswer(arrival, response, nowMs);
        if (!isOver && !isLate(arrival, socket.bytesRead, nowMs)) continue;
        arriving.delete(response);
        if (!isOver) late.push(response);
      }
      return late;
    },
    get size() {
      return arriving.size;
    },
  };
}

export type BodyWatch = ReturnType<typeof createBodyWatch<ServerResponse>>;
