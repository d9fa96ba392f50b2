import type { Lease, LeaseOptions } from '../database/connection-source.ts';
import { DatabaseOutage, toOutage } from '../database/outage.ts';
import { createdAt } from './data-directory.ts';
import { copyFiles, type DumpReason, finishDump, listDumps } from './dumps.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';
import { createStatementNames } from '../database/statement-names.ts';
import { createLease } from './lease.ts';
import type { EmbeddedDatabaseOptions } from './options.ts';
import type { DatabaseSession } from './session.ts';
import type { Supervisor } from './supervisor.ts';
import { createTurnQueue } from './turn-queue.ts';
import { checkpointWhenDue, databaseBytes, tablesToVacuum, vacuumTable } from './upkeep.ts';

/** The dependencies of the server. */
export interface ServeOptions {
  readonly options: EmbeddedDatabaseOptions;
  readonly supervisor: Supervisor;
  readonly isSpaceLow: () => boolean;
  /** Whether this process still holds the lock of the folder. */
  readonly isLockOurs: () => boolean;
  /** Called once, after the database is closed. */
  readonly release: () => void;
}

const lockLostText =
  'The lock of the database’s folder was removed or taken over: this process stops using the database.';

/** How long closing waits for the current caller. */
const CLOSE_WAIT_MS = 5_000;

/** Lends the only connection of a supervised session, and runs maintenance between callers. */
export function serveEmbeddedDatabase({
  options,
  supervisor,
  isSpaceLow,
  isLockOurs,
  release,
}: ServeOptions): EmbeddedDatabase {
  const { dataDir, onNotice } = options;
  const turns = createTurnQueue(options);
  const names = createStatementNames();
  let readOnlySession: DatabaseSession | undefined;

  async function connect(terms: LeaseOptions = {}): Promise<Lease> {
    const turn = await turns.take();
    if (typeof turn === 'string') {
      const code = turn === 'closed' ? 'databaseUnavailable' : 'databaseBusy';
      throw new DatabaseOutage(code, { cause: new Error(turn) });
    }
    const isPatient = terms.isPatient === true;
    supervisor.setPatient(isPatient);
    try {
      return createLease(await readySession(), {
        names,
        idleMs: isPatient ? undefined : options.idleLeaseMs,
        convertError,
        onReturn() {
          supervisor.setPatient(false);
          turn();
        },
      });
    } catch (error) {
      supervisor.setPatient(false);
      turn();
      throw toOutage(error) ?? error;
    }
  }

  /** With too little space every transaction is read-only: PostgreSQL itself then rejects writes. */
  async function readySession(): Promise<DatabaseSession['client']> {
    const session = supervisor.session();
    if (session === undefined) throw new DatabaseOutage('databaseUnavailable');
    if (!isLockOurs()) {
      onNotice({ level: 'error', text: lockLostText });
      await supervisor.abandon();
      throw new DatabaseOutage('databaseUnavailable');
    }
    const isLow = isSpaceLow();
    if (isLow !== (readOnlySession === session)) {
      await session.client.query(`set default_transaction_read_only = ${isLow ? 'on' : 'off'}`);
      readOnlySession = isLow ? session : undefined;
    }
    return session.client;
  }

  function convertError(error: unknown): unknown {
    const isWriteRejected = error instanceof Error && 'code' in error && error.code === '25006';
    if (isWriteRejected && isSpaceLow()) return new DatabaseOutage('storageFull', { cause: error });
    return toOutage(error) ?? error;
  }

  /** Runs long work on a lease without the watchdog and the idle timeout. */
  async function withPatientLease<T>(work: (lease: Lease) => Promise<T>): Promise<T> {
    const lease = await connect({ isPatient: true });
    try {
      return await work(lease);
    } finally {
      lease.release();
    }
  }

  async function dump(reason: DumpReason): Promise<void> {
    if (dataDir === undefined) return;
    const name = await withPatientLease(async (lease) => {
      const free = await options.readFreeBytes(dataDir);
      const needed = (await databaseBytes(lease)) + options.minFreeBytes;
      if (free < needed) {
        const cause = new Error(
          `A copy of the database needs ${needed} bytes of free space; there are ${free}.`,
        );
        throw new DatabaseOutage('storageFull', { cause });
      }
      await lease.query('checkpoint');
      return copyFiles(dataDir, reason, new Date());
    });
    // Closing may have been unable to wait for the copy, and changes the files.
    if (!isClosed) await finishDump(dataDir, name, options.durability);
  }

  async function upkeep(): Promise<void> {
    if (supervisor.session() === undefined || isSpaceLow()) return;
    await withPatientLease(checkpointWhenDue);
    // One turn per table, so that nobody waits for all of them.
    for (const table of await withPatientLease(tablesToVacuum))
      await withPatientLease((lease) => vacuumTable(lease, table));
    if (isDumpDue()) await dump('daily');
  }

  function isDumpDue(): boolean {
    if (dataDir === undefined) return false;
    const lastDailyAt = listDumps(dataDir).findLast(({ reason }) => reason === 'daily')?.madeAt;
    return Date.now() - (lastDailyAt ?? createdAt(dataDir)).getTime() >= options.dumpIntervalMs;
  }

  let isClosed = false;
  let isUpkeepRunning = false;
  const upkeepTimer = setInterval(() => {
    if (isUpkeepRunning) return;
    isUpkeepRunning = true;
    upkeep()
      .catch((error: unknown) =>
        onNotice({ level: 'warn', text: `The database’s upkeep failed: ${String(error)}` }),
      )
      .finally(() => (isUpkeepRunning = false));
  }, options.upkeepIntervalMs).unref();

  return {
    kind: 'opened',
    connect,
    dump,
    upkeep,
    snapshot: () =>
      withPatientLease(async (lease) => {
        await lease.query('checkpoint');
        const session = supervisor.session();
        if (session === undefined) throw new DatabaseOutage('databaseUnavailable');
        return session.thread.dump();
      }),
    async close() {
      if (isClosed) return;
      isClosed = true;
      clearInterval(upkeepTimer);
      await turns.close(CLOSE_WAIT_MS);
      await supervisor.close();
      release();
    },
  };
}
