import { findPostgres } from '../../test/postgres/find-postgres.ts';
import { startTestPostgres } from '../../test/postgres/start-test-postgres.ts';
import { startServer, type RunningServer, type ServerOptions } from './running-server.ts';

/** Runs `work` against a new server with the demo sites, on PostgreSQL or on the embedded database. */
export async function withServer<Result>(
  { postgres, ...options }: { readonly postgres: boolean } & Pick<ServerOptions, 'keepsPages'>,
  work: (server: RunningServer) => Promise<Result>,
): Promise<Result> {
  if (postgres && findPostgres() === undefined)
    throw new Error('No PostgreSQL is installed on this machine; leave --postgres out.');
  const database = postgres ? await startTestPostgres() : undefined;
  try {
    const server = await startServer({
      ...options,
      ...(database === undefined ? {} : { databaseUrl: database.url }),
    });
    try {
      return await work(server);
    } finally {
      await server.stop();
    }
  } finally {
    await database?.stop();
  }
}
