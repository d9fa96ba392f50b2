import { Pool, type PoolClient } from 'pg';
import type { Writable } from 'node:stream';
import type { ConnectionSource, Lease } from './connection-source.ts';
import { toOutage } from './outage.ts';
import { type RunOptions, runStatement } from './run-statement.ts';
import { sessionSettings } from './session-settings.ts';
import type { PostgresOptions } from './settings.ts';
import { createStatementNames } from './statement-names.ts';
import { valueParsers } from './value-parsers.ts';

/** How much longer than the server's own timeout the client waits before it considers the connection dead. */
const RESPONSE_GRACE_MS = 1_000;

/** The longest timer; 0 would mean the pool's own timeout. */
const NO_LIMIT_MS = 2 ** 31 - 1;

/** Lends connections from a PostgreSQL pool. */
export function createPostgresSource(
  databaseUrl: string,
  options: PostgresOptions,
): ConnectionSource {
  const limits = limitsOf(options);
  const names = createStatementNames();
  const pool = new Pool({
    connectionString: databaseUrl,
    max: options.maxConnections,
    connectionTimeoutMillis: options.poolWaitMs,
    query_timeout: options.statementTimeoutMs + RESPONSE_GRACE_MS,
    keepAlive: true,
    pipeline: true,
    application_name: 'sitewright',
    types: valueParsers,
    onConnect: async (client) => {
      await client.query(`${sessionSettings} ${limits}`);
    },
  });
  // A lost connection rejects its queries, and the pool replaces it; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  return {
    async connect(terms = {}) {
      const client = await pool.connect().catch((error: unknown) => {
        throw toOutage(error) ?? error;
      });
      if (terms.isPatient !== true) return createPostgresLease(client, { names });
      const lease = createPostgresLease(client, { names, queryTimeoutMs: NO_LIMIT_MS });
      await lease.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
      return {
        query: lease.query,
        release: () =>
          void lease
            .query(limits)
            .catch(() => {})
            .finally(lease.release),
      };
    },
    close: () => pool.end(),
  };
}

function limitsOf(options: PostgresOptions): string {
  return `
    set statement_timeout = ${options.statementTimeoutMs};
    set lock_timeout = ${options.lockTimeoutMs};
    set idle_in_transaction_session_timeout = ${options.idleInTransactionMs};
  `;
}

function createPostgresLease(client: PoolClient, options: RunOptions): Lease {
  let hasFailed = false;
  let isBroken = false;
  let isReturned = false;
  let running = 0;
  // A connection in an unknown or unfinished state is not lent again.
  const returnToPool = () => client.release(isBroken || client.getTransactionStatus() !== 'I');
  return {
    async query(text, values) {
      if (isReturned) throw new Error('A query was sent on a connection that was released.');
      running += 1;
      batchWrites(client);
      try {
        return await runStatement(client, text, values, options);
      } catch (error) {
        const outage = toOutage(error);
        hasFailed = true;
        isBroken ||= outage?.code === 'databaseUnavailable' || isUnusable(error);
        throw outage ?? error;
      } finally {
        running -= 1;
      }
    },
    release() {
      if (isReturned) return;
      isReturned = true;
      isBroken ||= running > 0;
      if (isBroken || !hasFailed) return returnToPool();
      // An error arrives before the server's transaction status: until another statement has completed, the status is
      // that of the statement before.
      void client
        .query('')
        .catch(() => (isBroken = true))
        .finally(returnToPool);
    },
  };
}

const batchingClients = new WeakSet<PoolClient>();

/** Statements of one event loop turn are sent together: a write costs more than a statement. */
function batchWrites(client: PoolClient): void {
  if (batchingClients.has(client)) return;
  // `pg` has no method for this, and its types omit the `connection` of a client.
  const { stream } = (client as PoolClient & { readonly connection: { readonly stream: Writable } })
    .connection;
  batchingClients.add(client);
  stream.cork();
  process.nextTick(() => {
    batchingClients.delete(client);
    stream.uncork();
  });
}

/**
 * Whether the connection must not be used again: a response may still arrive and would be mistaken for that of the next
 * query, or its cached plans no longer match the tables.
 */
function isUnusable(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.message === 'Query read timeout' ||
      error.message.includes('cached plan must not change'))
  );
}
