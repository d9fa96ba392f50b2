import { isId, type ChannelListener, type NotificationChannel } from '../database/index.ts';

export interface SiteChangesOptions {
  readonly openChannel: (listener: ChannelListener) => NotificationChannel;
  /** Tells the messages of this server from those of others. */
  readonly serverId: string;
  /** Another server changed something about a website. */
  readonly onChange: (websiteId: string) => void;
  /** Changes of any website may have been missed. */
  readonly onMissed: () => void;
}

/** Lets servers of one database know of each other's changes. */
export interface SiteChanges {
  /** Announces a change that is committed; returns at once. */
  announce(websiteId: string): void;
}

/** As many ids as one message holds. */
const idsInMessage = 300;
/** As many changes wait for a connection. */
const mostWaiting = 10_000;

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
      const [from, ...websiteIds] = payload.split(' ');
      if (from !== serverId) for (const id of websiteIds) if (isId(id)) onChange(id);
    },
    onListening() {
      onMissed();
      void send();
    },
  });

  async function sendSome(): Promise<void> {
    const websiteIds = [...changed].slice(0, idsInMessage);
    for (const id of websiteIds) changed.delete(id);
    try {
      await channel.send([serverId, ...websiteIds].join(' '));
    } catch (error) {
      // Sent again when the connection is back; after a long time the others have found out by themselves.
      for (const id of websiteIds) if (changed.size < mostWaiting) changed.add(id);
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
    announce(websiteId) {
      if (changed.size < mostWaiting) changed.add(websiteId);
      void send();
    },
  };
}
