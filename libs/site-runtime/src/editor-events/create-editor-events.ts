import { editorEvent, type EditorEvent } from '@sitewright/contracts/entities';

/** What is used of a `BroadcastChannel`. */
export type EventChannel = Pick<
  BroadcastChannel,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'
>;

/** How the tabs of one website are reached, and whether this one may speak. */
export interface EditorEventsOptions {
  readonly websiteId: string;
  /** Whether the account has the permission `ADMIN` on the website: others only listen (ROLE-13). */
  readonly mayBroadcast: () => boolean;
  readonly openChannel: (name: string) => EventChannel;
}

/** News of one website between the tabs of one browser. */
export interface EditorEvents {
  /** Tells the other tabs; does nothing without the permission. A tab does not hear itself. */
  broadcast(event: EditorEvent): void;
  /** @returns ends the subscription. */
  subscribe(listener: (event: EditorEvent) => void): () => void;
  /** Hears nothing more. What was on its way to the server is still told to the others when it is there. */
  close(): void;
}

/**
 * Joins the tabs of a website. The channel has the website's name, so that no news reaches tabs of another one; what
 * is not an event, as from a tab of another version of the application, is dropped.
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
      const speaking = isClosed ? openChannel(name) : channel;
      // A channel reaches its own origin alone and takes no target.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      speaking.postMessage(event);
      if (isClosed) speaking.close();
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
