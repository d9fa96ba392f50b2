import { isId, type ChannelListener, type NotificationChannel } from '../database/index.ts';

/** `contents`: what its pages show. `host`: what its hosts respond before a page is resolved. */
export type SiteChange = 'contents' | 'host';

export interface SiteChangesOptions {
  readonly openChannel: (listener: ChannelListener) => NotificationChannel;
  /** Identifies this server's messages. */
  readonly serverId: string;
  /** Called when another server has changed a website. */
  readonly onChange: (websiteId: string, change: SiteChange) => void;
  /** Called when changes of any website may have been missed. */
  readonly onMissed: () => void;
}

/** Notifies the servers of one database about each other's changes. */
export interface SiteChanges {
  /** Announces a committed change; returns immediately. */
  announce(websiteId: string, change: SiteChange): void;
}

/** The maximum number of changes in one message: PostgreSQL allows 8,000 bytes. */
const maxChangesPerMessage = 250;
/** The maximum number of changes that wait for a connection. */
const maxPendingChanges = 10_000;

/** The prefix of a website id whose host changed; contents change much more often and have no prefix. */
const hostPrefix = 'host:';

/**
 * Announces committed changes of websites to the other servers, and receives theirs. It only makes changes visible
 * sooner: messages may be lost, so everything that is cached also expires.
 *
 * The message is sent after the commit instead of within it: PostgreSQL serializes the commits of transactions that
 * notify.
 */
export function createSiteChanges({
  openChannel,
  serverId,
  onChange,
  onMissed,
}: SiteChangesOptions): SiteChanges {
  const pending = new Set<string>();
  let isSending = false;

  const channel = openChannel({
    name: 'site_changes',
    onPayload(payload) {
      const [from, ...entries] = payload.split(' ');
      if (from === serverId) return;
      for (const entry of entries) {
        const isHostChange = entry.startsWith(hostPrefix);
        const websiteId = isHostChange ? entry.slice(hostPrefix.length) : entry;
        if (isId(websiteId)) onChange(websiteId, isHostChange ? 'host' : 'contents');
      }
    },
    onListening() {
      onMissed();
      void send();
    },
  });

  async function sendBatch(): Promise<void> {
    const entries = [...pending].slice(0, maxChangesPerMessage);
    for (const entry of entries) pending.delete(entry);
    try {
      await channel.send([serverId, ...entries].join(' '));
    } catch (error) {
      // They are sent again after a reconnect. Beyond the limit they are dropped: the other caches expire anyway.
      for (const entry of entries) if (pending.size < maxPendingChanges) pending.add(entry);
      throw error;
    }
  }

  /** Changes during a send go into the next message. */
  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      while (pending.size > 0) await sendBatch();
    } catch {
      // The database is unavailable.
    } finally {
      isSending = false;
    }
  }

  return {
    announce(websiteId, change) {
      const entry = change === 'host' ? `${hostPrefix}${websiteId}` : websiteId;
      if (pending.size < maxPendingChanges) pending.add(entry);
      void send();
    },
  };
}
