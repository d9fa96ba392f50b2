import type { Client } from 'pg';
import type { Lease } from '../database/connection-source.ts';
import { DatabaseOutage } from '../database/outage.ts';
import { runStatement } from '../database/run-statement.ts';
import type { StatementNames } from '../database/statement-names.ts';

/** What a lease needs from who lends. */
export interface LeaseOptions {
  /** Names the statements that come often. */
  readonly names: StatementNames;
  /** A holder that sends nothing for so long loses the connection; undefined: never. */
  readonly idleMs: number | undefined;
  /** Translates what a failed query throws. */
  readonly toThrown: (error: unknown) => unknown;
  /** Called once, when the connection is clean again and the next caller may have it. */
  readonly onReturn: () => void;
}

/**
 * Lends the client. A transaction that the holder left open is rolled back on return, also when the lease is taken
 * away because its holder went quiet: one forgotten transaction must not stop everyone.
 */
export function createLease(client: Client, options: LeaseOptions): Lease {
  let isReturned = false;
  let isTakenAway = false;
  let running = 0;
  let idleTimer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const watchIdle = () => {
    if (options.idleMs !== undefined) idleTimer = setTimeout(takeAway, options.idleMs).unref();
  };

  const giveBack = () => {
    if (isReturned) return;
    isReturned = true;
    clearTimeout(idleTimer);
    const isClean = running === 0 && client.getTransactionStatus() === 'I';
    if (isClean) options.onReturn();
    else
      void last
        .then(() => client.query('rollback'))
        .catch(() => {})
        .finally(options.onReturn);
  };

  function takeAway(): void {
    isTakenAway = true;
    giveBack();
  }

  watchIdle();
  return {
    async query(text, values) {
      if (isTakenAway) throw new DatabaseOutage('databaseTimeout');
      if (isReturned) throw new Error('A query was sent on a connection that was released.');
      clearTimeout(idleTimer);
      running += 1;
      // The engine answers one statement after the other, so the client is given one at a time.
      const before = last;
      const answer = before.then(() =>
        runStatement(client, text, values, { names: options.names }),
      );
      last = answer.catch(() => {});
      try {
        return await answer;
      } catch (error) {
        throw options.toThrown(error);
      } finally {
        running -= 1;
        if (running === 0 && !isReturned) watchIdle();
      }
    },
    release: giveBack,
  };
}
