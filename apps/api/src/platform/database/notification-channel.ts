import { Client } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';

/** Receives a channel's notifications. */
export interface ChannelListener {
  /** A lower-case word: it is part of a statement. */
  readonly name: string;
  readonly onPayload: (payload: string) => void;
  /** Called whenever listening starts: notifications since the last time were lost. */
  readonly onListening: () => void;
}

/** Sends notifications to all listeners of a channel, in every process of the database. */
export interface NotificationChannel {
  /**
   * Sends a payload of at most 8,000 bytes, to this process too.
   *
   * @throws when the database is unavailable: nobody receives it.
   */
  send(payload: string): Promise<void>;
}

/** A channel with its own connection. Its opener also closes it. */
export interface OwnedChannel extends NotificationChannel {
  /** Sends pending notifications if that takes no longer than two seconds. */
  close(): Promise<void>;
}

const connectTimeoutMs = 2_000;
const queryTimeoutMs = 5_000;
/** A silent connection is detected within this time. */
const heartbeatMs = 10_000;
const initialRetryMs = 50;
const maxRetryMs = 2_000;
const closeTimeoutMs = 2_000;

interface ChannelClient {
  readonly client: Client;
  /** Resolves when the connection is lost. */
  readonly lost: Promise<void>;
  end(): void;
}

function createClient(databaseUrl: string, { onPayload }: ChannelListener): ChannelClient {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'sitewright listener',
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
  });
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  client.on('error', () => resolve());
  client.on('end', () => resolve());
  client.on('notification', ({ payload = '' }) => onPayload(payload));
  return {
    client,
    lost,
    end() {
      resolve();
      void client.end().catch(() => {});
    },
  };
}

/**
 * Listens to a PostgreSQL channel on its own connection, and reconnects when it is lost. Nothing may rely on it alone:
 * notifications during a disconnect are lost.
 */
export function openNotificationChannel(
  databaseUrl: string,
  listener: ChannelListener,
): OwnedChannel {
  const { name, onListening } = listener;
  if (!/^[a-z_]+$/.test(name)) throw new Error(`Not a name of a channel: ${name}.`);
  const closing = new AbortController();
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const sending = new Set<Promise<void>>();
  let connected = Promise.withResolvers<Client>();
  let isConnected = false;

  async function listen(): Promise<void> {
    const { client, lost, end } = createClient(databaseUrl, listener);
    let heartbeat: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      // A notification about a committed change need not be synced to disk.
      await client.query(`set synchronous_commit = off; listen ${name}`);
      heartbeat = setInterval(() => void client.query('select 1').catch(end), heartbeatMs).unref();
      onListening();
      connected.resolve(client);
      isConnected = true;
      await Promise.race([lost, closed]);
    } finally {
      clearInterval(heartbeat);
      // Callers that wait for the first connection keep waiting.
      if (isConnected) connected = Promise.withResolvers();
      isConnected = false;
      end();
    }
  }

  async function keepListening(): Promise<void> {
    let retryMs = initialRetryMs;
    while (!closing.signal.aborted) {
      const startedAt = performance.now();
      await listen().catch(() => {});
      if (performance.now() - startedAt > maxRetryMs) retryMs = initialRetryMs;
      await delay(retryMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      retryMs = Math.min(retryMs * 2, maxRetryMs);
    }
  }
  const listening = keepListening();

  async function send(payload: string): Promise<void> {
    const timer = new AbortController();
    const timeout = delay(connectTimeoutMs, undefined, { signal: timer.signal, ref: false }).then(
      () => {
        throw new Error('The channel is not connected.');
      },
    );
    timeout.catch(() => {});
    const client = await Promise.race([connected.promise, timeout]).finally(() => timer.abort());
    await client.query('select pg_notify($1, $2)', [name, payload]);
  }

  return {
    send(payload) {
      const sent = send(payload);
      const tracked = sent.catch(() => {}).finally(() => sending.delete(tracked));
      sending.add(tracked);
      return sent;
    },
    async close() {
      const deadline = performance.now() + closeTimeoutMs;
      while (sending.size > 0 && performance.now() < deadline)
        await Promise.race([
          Promise.all(sending),
          delay(closeTimeoutMs, undefined, { ref: false }),
        ]);
      closing.abort();
      close();
      await listening;
    },
  };
}
