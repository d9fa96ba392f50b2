import { editorEvent, type EditorEvent } from '@sitewright/contracts/entities';

/** The used part of a `BroadcastChannel`. */
export type EventChannel = Pick<
  BroadcastChannel,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'
>;

/** The channel of a website's tabs, and this tab's permission. */
export interface EditorEventsOptions {
  readonly websiteId: string;
  /** Whether the account has the permission `ADMIN` on the website: others only listen (ROLE-13). */
  readonly mayBroadcast: () => boolean;
  readonly openChannel: (name: string) => EventChannel;
}

/** Sends and receives events between the tabs of one website in one browser. */
export interface EditorEvents {
  /** Sends an event to the other tabs; does nothing without the permission. A tab does not receive its own events. */
  broadcast(event: EditorEvent): void;
  /**
   * @returns a function that unsubscribes.
   */
  subscribe(listener: (event: EditorEvent) => void): () => void;
  /** Stops receiving. `broadcast` still works, for events that are sent after a response of the server. */
  close(): void;
}

/**
 * Connects the tabs of a website. The channel's name contains the website's id, so that no event reaches tabs of
 * another one. Ignores invalid messages, such as those from another version of the application.
 */
export function createEditorEvents({
  websiteId,
  mayBroadcast,
  openChannel,
}: EditorEventsOptions): EditorEvents {
  const name = `sitewright.editor.${websiteId}`;
  const channel = openChannel(name);
  const listeners = new Set<(event: EditorEvent) => void>();
  let isClosed = false;

  function receive({ data }: MessageEvent) {
    const parsed = editorEvent.safeParse(data);
    if (!parsed.success) return;
    for (const listener of listeners) listener(parsed.data);
  }

  channel.addEventListener('message', receive);
  return {
    broadcast(event) {
      if (!mayBroadcast()) return;
      const sender = isClosed ? openChannel(name) : channel;
      // A channel only reaches its own origin, and takes no target origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      sender.postMessage(event);
      if (isClosed) sender.close();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      isClosed = true;
      channel.removeEventListener('message', receive);
      channel.close();
      listeners.clear();
    },
  };
}
