import { isId, type ChannelListener, type NotificationChannel } from '../database/index.ts';

/** `contents`: what its pages show. `host`: what its hosts answer before any page is looked for. */
export type SiteChange = 'contents' | 'host';

export interface SiteChangesOptions {
  readonly openChannel: (listener: ChannelListener) => NotificationChannel;
  /** Tells the messages of this server from those of others. */
  readonly serverId: string;
  /** Another server changed something about a website. */
  readonly onChange: (websiteId: string, change: SiteChange) => void;
  /** Changes of any website may have been missed. */
  readonly onMissed: () => void;
}

/** Lets servers of one database know of each other's changes. */
export interface SiteChanges {
  /** Announces a change that is committed; returns at once. */
  announce(websiteId: string, change: SiteChange): void;
}

/** As many changes as one message holds: PostgreSQL takes 8,000 bytes. */
const changesInMessage = 250;
/** As many changes wait for a connection. */
const mostWaiting = 10_000;

/** Before the id of a website whose host changed; contents change much more often and have the id alone. */
const hostPrefix = 'host:';

/**
 * Announces committed changes of websites to the other servers, and hears of theirs. It makes changes visible sooner and
 * nothing else: a message may be lost, so whatever is held also ends by time.
 *
 * The message is sent after the commit and not within it: PostgreSQL writes transactions that notify one after the other.
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
      // Sent again when the connection is back; after a long time the others have found out by themselves.
      for (const entry of entries) if (changed.size < mostWaiting) changed.add(entry);
      throw error;
    }
  }

  /** What changes while a message is under way goes with the next one. */
  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      while (changed.size > 0) await sendSome();
    } catch {
      // The database is away.
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
