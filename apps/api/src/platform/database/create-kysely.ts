import {
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPoolClient,
  PostgresIntrospector,
  Transaction,
} from 'kysely';
import { CamelCaseRows, SnakeCaseCompiler } from './camel-case.ts';
import type { ConnectionSource, Lease } from './connection-source.ts';

/** The PostgreSQL dialect, with names in camel case in TypeScript. */
class CamelCaseDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new SnakeCaseCompiler();
  }
}

/** A query builder with connections from `source`. Tables, columns and rows have their names in camel case. */
export function createKysely<DB>(source: Pick<ConnectionSource, 'connect'>): Kysely<DB> {
  const pool = {
    connect: async () => (await source.connect()) as unknown as PostgresPoolClient,
    end: () => Promise.resolve(),
    options: {},
  };
  return new Kysely<DB>({
    dialect: new CamelCaseDialect({ pool }),
    plugins: [new CamelCaseRows()],
  });
}

/** Creates a query builder on a connection that the caller releases. */
export function createKyselyOnLease<DB>(lease: Lease): Kysely<DB> {
  return createKysely({ connect: () => Promise.resolve({ ...lease, release: () => {} }) });
}

const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new SnakeCaseCompiler(),
};

/**
 * A transaction handle on a connection of `db` whose transaction was started manually. Like every transaction handle,
 * it rejects `transaction()` and `connection()`. Unlike Kysely's own, it sends statements immediately: statements that
 * do not depend on each other's results share a round trip, and are executed in order.
 */
export function createTransactionOn<DB>(
  db: Kysely<DB>,
  connection: DatabaseConnection,
): Transaction<DB> {
  return new Transaction<DB>({
    config: { dialect },
    dialect,
    driver: dialect.createDriver(),
    executor: db.getExecutor().withConnectionProvider({
      provideConnection: (consumer) => consumer(connection),
    }),
  });
}
