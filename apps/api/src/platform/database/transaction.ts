import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { transactionOn } from './kysely-over.ts';
import { insideTransaction } from './open-transactions.ts';
import { DatabaseOutage, type OutageCode } from './outage.ts';

/** How a transaction sees and touches the data. */
export type TransactionMode =
  /** Reads and writes, each statement seeing what was committed before it. */
  | 'write'
  /** Reads one moment: every statement sees the same state of the data. Writes fail. */
  | 'read';

const beginByMode: Readonly<Record<TransactionMode, string>> = {
  write: 'begin',
  read: 'begin isolation level repeatable read read only',
};

/** Whether an outage at the commit leaves open what became of it; the other codes are the server's own answer. */
const effectIsUnknown: Readonly<Record<OutageCode, boolean>> = {
  databaseUnavailable: true,
  databaseTimeout: true,
  databaseBusy: false,
  storageFull: false,
};

/**
 * Runs `work` in one transaction that is opened and prepared in a single round trip.
 *
 * @param preparation Statements for that round trip. They take no parameters, so every value in them must have been
 * checked to need no quoting.
 */
export async function inTransaction<DB, T>(
  db: Kysely<DB>,
  mode: TransactionMode,
  preparation: string,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (session) => {
    const result = await orRollBack(session, async () => {
      await session.executeQuery(CompiledQuery.raw(`${beginByMode[mode]}; ${preparation}`));
      return insideTransaction(() => work(transactionOn(session)));
    });
    await commit(session);
    return result;
  });
}

async function orRollBack<DB, T>(session: Kysely<DB>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // On a lost connection the server has rolled back already; what failed first is what counts.
    await session.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
    throw error;
  }
}

async function commit<DB>(session: Kysely<DB>): Promise<void> {
  const answer = await session
    .executeQuery<{ command?: string }>(
      CompiledQuery.raw('commit') as CompiledQuery<{ command?: string }>,
    )
    .catch((error: unknown) => {
      if (!(error instanceof DatabaseOutage) || !effectIsUnknown[error.code]) throw error;
      throw new DatabaseOutage(error.code, { cause: error.cause, effect: 'unknown' });
    });
  if (answer.rows[0]?.command === 'ROLLBACK') {
    throw new Error(
      'The transaction was rolled back: one of its statements failed and its error was swallowed.',
    );
  }
}
