import { CompiledQuery, type DatabaseConnection, type Kysely, type Transaction } from 'kysely';
import { createTransactionOn } from './create-kysely.ts';
import { insideTransaction } from './open-transactions.ts';
import { DatabaseOutage, type OutageCode } from './outage.ts';

/** The isolation of a transaction. */
export type TransactionMode =
  /** Reads and writes; each statement sees what was committed before it. */
  | 'write'
  /** Reads a snapshot: every statement sees the same state. Writes fail. */
  | 'read';

const beginByMode: Readonly<Record<TransactionMode, string>> = {
  write: 'begin',
  read: 'begin isolation level repeatable read read only',
};

/** Whether the outcome of the commit is unknown after an outage; the other codes are the server's own response. */
const effectIsUnknown: Readonly<Record<OutageCode, boolean>> = {
  databaseUnavailable: true,
  databaseTimeout: true,
  databaseBusy: false,
  storageFull: false,
};

/**
 * Runs `work` in one transaction. The statements that start and prepare it are sent together with the work's first
 * statement: if they fail, that statement fails too, and the first error is thrown.
 *
 * @param preparation Statements for that round trip. They take no parameters, so every value in them must need no
 * quoting.
 */
export async function inTransaction<DB, T>(
  db: Kysely<DB>,
  mode: TransactionMode,
  preparation: string,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return db.getExecutor().provideConnection(async (connection) => {
    const result = await withRollback(connection, async () => {
      const starting = send(connection, `${beginByMode[mode]}; ${preparation}`);
      const running = insideTransaction(() => work(createTransactionOn(db, connection)));
      const [startResult] = await Promise.allSettled([starting, running]);
      if (startResult.status === 'rejected') throw startResult.reason;
      return running;
    });
    await commit(connection);
    return result;
  });
}

const send = (connection: DatabaseConnection, statement: string) =>
  connection.executeQuery<{ command?: string }>(CompiledQuery.raw(statement));

async function withRollback<T>(connection: DatabaseConnection, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // After a lost connection the server has already rolled back. The first error is thrown.
    await send(connection, 'rollback').catch(() => {});
    throw error;
  }
}

async function commit(connection: DatabaseConnection): Promise<void> {
  const response = await send(connection, 'commit').catch((error: unknown) => {
    if (!(error instanceof DatabaseOutage) || !effectIsUnknown[error.code]) throw error;
    throw new DatabaseOutage(error.code, { cause: error.cause, effect: 'unknown' });
  });
  if (response.rows[0]?.command === 'ROLLBACK') {
    throw new Error(
      'The transaction was rolled back: one of its statements failed and its error was swallowed.',
    );
  }
}
