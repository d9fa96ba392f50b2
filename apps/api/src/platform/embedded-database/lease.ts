import type { Client } from 'pg';
import type { Lease } from '../database/connection-source.ts';
import { DatabaseOutage } from '../database/outage.ts';
import { runStatement } from '../database/run-statement.ts';
import type { StatementNames } from '../database/statement-names.ts';

/** What a lease needs from the owner of the connection. */
export interface LeaseOptions {
  /** The names of frequent statements. */
  readonly names: StatementNames;
  /** How long the holder may be idle before it loses the connection; undefined: forever. */
  readonly idleMs: number | undefined;
  /** Converts the error of a failed query to the one that the lease throws. */
  readonly convertError: (error: unknown) => unknown;
  /** Called once, when the connection is clean again and the next caller may have it. */
  readonly onReturn: () => void;
}

/**
 * Lends the client. A transaction that the holder left open is rolled back on return, also when the lease is revoked
 * because its holder was idle: one forgotten transaction must not block all callers.
 */
export function createLease(client: Client, options: LeaseOptions): Lease {
  let isReturned = false;
  let isRevoked = false;
  let running = 0;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastQuery: Promise<unknown> = Promise.resolve();

  const watchIdle = () => {
    if (options.idleMs !== undefined) idleTimer = setTimeout(revoke, options.idleMs).unref();
  };

  const returnConnection = () => {
    if (isReturned) return;
    isReturned = true;
    clearTimeout(idleTimer);
    const isClean = running === 0 && client.getTransactionStatus() === 'I';
    if (isClean) options.onReturn();
    else
      void lastQuery
        .then(() => client.query('rollback'))
        .catch(() => {})
        .finally(options.onReturn);
  };

  function revoke(): void {
    isRevoked = true;
    returnConnection();
  }

  watchIdle();
  return {
    async query(text, values) {
      if (isRevoked) throw new DatabaseOutage('databaseTimeout');
      if (isReturned) throw new Error('A query was sent on a connection that was released.');
      clearTimeout(idleTimer);
      running += 1;
      // The engine executes one statement at a time, so each one waits for the previous one.
      const previous = lastQuery;
      const result = previous.then(() =>
        runStatement(client, text, values, { names: options.names }),
      );
      lastQuery = result.catch(() => {});
      try {
        return await result;
      } catch (error) {
        throw options.convertError(error);
      } finally {
        running -= 1;
        if (running === 0 && !isReturned) watchIdle();
      }
    },
    release: returnConnection,
  };
}
