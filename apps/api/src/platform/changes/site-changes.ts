import { isId, type ChannelListener, type NotificationChannel } from '../database/index.ts';

/** `contents`: what its pages show. `host`: what its hosts respond before a page is resolved. */
export type SiteChange = 'contents' | 'host';

export interface SiteChangesOptions {
  readonly openChannel: (listener: ChannelListener) => NotificationChannel;
  /** Identifies this server's messages. */
  readonly serverId: string;
  /** Another server changed something about a website. */
  readonly onChange: (websiteId: string, change: SiteChange) => void;
  /** Changes of any website may have been missed. */
  readonly onMissed: () => void;
}

/** Notifies the servers of one database about each other's changes. */
export interface SiteChanges {
  /** Announces a committed change; returns immediately. */
  announce(websiteId: string, change: SiteChange): void;
}

/** The maximum number of changes in one message: PostgreSQL allows 8,000 bytes. */
const changesInMessage = 250;
/** The maximum number of changes that wait for a connection. */
const mostWaiting = 10_000;

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
  const changed = new Set<string>();
  let isSending = false;

  const channel = openChannel({
    name: 'site_changes',
    onPayload(payload) {
      const [from, ...entries] = payload.split(' ');
      if (from === serverId) return;
      for (const entry of entries) {
        const isOfHost = entry.startsWith(hostPrefix);
        const websiteId = isOfHost ? entry.slice(hostPrefix.length) : entry;
        if (isId(websiteId)) onChange(websiteId, isOfHost ? 'host' : 'contents');
      }
    },
    onListening() {
      onMissed();
      void send();
    },
  });

  async function sendSome(): Promise<void> {
    const entries = [...changed].slice(0, changesInMessage);
    for (const entry of entries) changed.delete(entry);
    try {
      await channel.send([serverId, ...entries].join(' '));
    } catch (error) {
      // Sent again after a reconnect; after a long time the caches of the others have expired.
      for (const entry of entries) if (changed.size < mostWaiting) changed.add(entry);
      throw error;
    }
  }

  /** Changes during a send go into the next message. */
  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      while (changed.size > 0) await sendSome();
    } catch {
      // The database is unavailable.
    } finally {
      isSending = false;
    }
  }

  return {
    announce(websiteId, change) {
      const entry = change === 'host' ? `${hostPrefix}${websiteId}` : websiteId;
      if (changed.size < mostWaiting) changed.add(entry);
      void send();
    },
  };
}
