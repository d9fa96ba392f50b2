import type { CompiledQuery, DatabaseConnection, Kysely } from 'kysely';
import type { OpenedDatabase } from '../../platform/database/index.ts';
import type { Database } from '../../platform/database/schema.gen.ts';

/** When a server stops: before a transaction is committed, or after it, before anybody learns of it. */
export type StopPoint = 'beforeCommit' | 'afterCommit';

/** The database as one server sees it, until that server stops. */
export interface CrashingDatabase {
  readonly database: OpenedDatabase;
  /** Stops the server at a commit: 0 is the next one. */
  stopAt(commit: number, point: StopPoint): void;
  /** The server never reaches the database again. */
  readonly isStopped: boolean;
}

/** Replaces methods; the others run on the original, which may have private members. */
const override = <T extends object>(original: T, methods: Partial<T>): T =>
  new Proxy(original, {
    get(target, name) {
      if (name in methods) return methods[name as keyof T];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

/**
 * Wraps a database for a server that stops in the middle of its work: once stopped, every statement fails, and open
 * transactions are rolled back, as PostgreSQL does when it loses a connection.
 */
export function createCrashingDatabase(database: OpenedDatabase): CrashingDatabase {
  let isStopped = false;
  let stop: { commitsLeft: number; readonly point: StopPoint } | null = null;
  const stopped = () => new Error('This server has stopped.');

  function wrap(connection: DatabaseConnection): DatabaseConnection {
    let writes = false;
    const rollBack = (statement: CompiledQuery) =>
      connection.executeQuery({ ...statement, sql: 'rollback' });

    async function commit(statement: CompiledQuery) {
      if (!isStopped && (!writes || stop === null || stop.commitsLeft-- > 0))
        return connection.executeQuery(statement);
      const wasStopped = isStopped;
      isStopped = true;
      await (wasStopped || stop?.point === 'beforeCommit'
        ? rollBack(statement)
        : connection.executeQuery(statement));
      throw stopped();
    }

    return override(connection, {
      executeQuery: async (statement: CompiledQuery) => {
        const { sql } = statement;
        if (sql === 'rollback') return connection.executeQuery(statement) as never;
        if (sql === 'commit') return commit(statement) as never;
        if (isStopped) throw stopped();
        if (sql.startsWith('begin')) writes = !sql.includes('read only');
        return connection.executeQuery(statement) as never;
      },
    });
  }

  const { root } = database;
  const executor = root.getExecutor();
  const crashingExecutor = override(executor, {
    provideConnection: (consumer) =>
      executor.provideConnection((connection) => consumer(wrap(connection))),
  });
  return {
    database: {
      ...database,
      root: override<Kysely<Database>>(root, { getExecutor: () => crashingExecutor }),
      // Servers of a test come and go; nothing of commerce depends on notifications.
      openChannel: () => ({ send: () => Promise.resolve() }),
    },
    stopAt(commit, point) {
      stop = { commitsLeft: commit, point };
    },
    get isStopped() {
      return isStopped;
    },
  };
}
