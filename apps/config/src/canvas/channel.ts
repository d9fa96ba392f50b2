/** The part of a window that receives messages. */
export interface MessageTarget {
  postMessage(message: unknown, targetOrigin: string): void;
}

/** The part of a window that dispatches messages. */
export interface MessageSource {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

interface ChannelOptions<Received> {
  /** Where this side listens. */
  readonly own: MessageSource;
  /** The other side's window; undefined while its frame is not loaded. */
  readonly other: () => MessageTarget | null | undefined;
  /** The only origin to exchange messages with, as `http://cafe.localhost:4000`. */
  readonly otherOrigin: string;
  /** The schema of messages that the other side may send. */
  readonly received: { safeParse(value: unknown): { success: boolean; data?: Received } };
}

/** A message channel to one window of one origin. */
export interface Channel<Sent, Received> {
  post(message: Sent): void;
  subscribe(listener: (message: Received) => void): () => void;
  destroy(): void;
}

/**
 * Creates a channel to one window of one origin. Drops messages from other windows or origins, and those that do not
 * match the schema.
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
