/** The part of a window that messages are sent to. */
export interface MessageTarget {
  postMessage(message: unknown, targetOrigin: string): void;
}

/** The part of a window that messages arrive at. */
export interface MessageSource {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

interface ChannelOptions<Received> {
  /** Where this side listens. */
  readonly own: MessageSource;
  /** The other side's window; undefined while its frame is not there. */
  readonly other: () => MessageTarget | null | undefined;
  /** The one origin that is spoken to and listened to, as `http://cafe.localhost:4000`. */
  readonly otherOrigin: string;
  /** The table of messages that the other side may send. */
  readonly received: { safeParse(value: unknown): { success: boolean; data?: Received } };
}

/** Messages to and from one window of one origin. */
export interface Channel<Sent, Received> {
  post(message: Sent): void;
  subscribe(listener: (message: Received) => void): () => void;
  destroy(): void;
}

/**
 * Speaks with one window of one origin. A message from any other window or origin, and one that the table does
 * not describe, is dropped.
 */
export function createChannel<Sent, Received>({
  own,
  other,
  otherOrigin,
  received,
}: ChannelOptions<Received>): Channel<Sent, Received> {
  const listeners = new Set<(message: Received) => void>();

  function receive(event: MessageEvent) {
    if (event.origin !== otherOrigin || event.source !== other()) return;
    const parsed = received.safeParse(event.data);
    if (!parsed.success) return;
    for (const listener of listeners) listener(parsed.data as Received);
  }

  own.addEventListener('message', receive);
  return {
    post: (message) => other()?.postMessage(message, otherOrigin),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      own.removeEventListener('message', receive);
      listeners.clear();
    },
  };
}
