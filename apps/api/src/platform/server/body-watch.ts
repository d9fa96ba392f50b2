import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverLimits } from './limits.ts';

/** How a body must arrive: completely by a deadline, or a minimum number of bytes per interval. */
export type BodyPace =
  | { readonly kind: 'whole'; readonly withinMs: number }
  | { readonly kind: 'steady'; readonly bytes: number; readonly everyMs: number };

/** The response of a watched request, with the state of the request body. */
export interface WatchedResponse {
  readonly headersSent: boolean;
  readonly req: Pick<IncomingMessage, 'complete' | 'destroyed' | 'headers'> & {
    readonly socket: Pick<IncomingMessage['socket'], 'bytesRead'>;
  };
}

interface Arrival {
  pace: BodyPace;
  /**
   * The body is no longer read: the rest is accepted for a while, so that the client reads the response, and then cut
   * off.
   */
  isAnswered: boolean;
  /** The start of the current interval; for a body with a deadline, the start of the body. */
  sinceMs: number;
  sinceBytes: number;
}

const { bodyTimeoutMs, slowestBodyBytesPerSecond, steadyUpload } = serverLimits;

/** The pace of a route: files as long as they progress, everything else by a deadline for its largest body. */
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

/** Once a response was sent, the default deadline applies, whatever the route. */
function applyResponseDeadline(
  arrival: Arrival,
  { headersSent }: WatchedResponse,
  nowMs: number,
): void {
  if (arrival.isAnswered || !headersSent) return;
  arrival.isAnswered = true;
  if (arrival.pace.kind === 'whole') return;
  arrival.pace = { kind: 'whole', withinMs: bodyTimeoutMs };
  arrival.sinceMs = nowMs;
}

/** Whether a body is late. Starts its next interval if the current one has ended. */
function isLate(arrival: Arrival, bytesRead: number, nowMs: number): boolean {
  const { pace, sinceMs, sinceBytes } = arrival;
  if (pace.kind === 'whole') return nowMs - sinceMs >= pace.withinMs;
  if (nowMs - sinceMs < pace.everyMs) return false;
  arrival.sinceMs = nowMs;
  arrival.sinceBytes = bytesRead;
  return bytesRead - sinceBytes < pace.bytes;
}

/**
 * Watches the arrival of bodies. One timer checks all of them through their sockets, so that no stream is touched and a
 * body that arrives immediately costs two map entries.
 */
export function createBodyWatch<Response extends WatchedResponse>() {
  const arriving = new Map<Response, Arrival>();

  return {
    /** Starts to watch a request whose headers have arrived. */
    begin(response: Response, nowMs: number): void {
      if (!hasBody(response)) return;
      const pace: BodyPace = { kind: 'whole', withinMs: bodyTimeoutMs };
      const { bytesRead } = response.req.socket;
      arriving.set(response, { pace, isAnswered: false, sinceMs: nowMs, sinceBytes: bytesRead });
    },
    /** Sets the pace once the route of the request is known. */
    expect(response: Response, pace: BodyPace): void {
      const arrival = arriving.get(response);
      if (arrival !== undefined) arrival.pace = pace;
    },
    /** Stops watching complete, aborted and late bodies; returns the responses of the late ones. */
    takeLate(nowMs: number): Response[] {
      const late: Response[] = [];
      for (const [response, arrival] of arriving) {
        const { complete, destroyed, socket } = response.req;
        const isOver = complete || destroyed;
        applyResponseDeadline(arrival, response, nowMs);
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
