import { setTimeout as delay } from 'node:timers/promises';
import type { ConnectionSource } from './connection-source.ts';
import { toOutage } from './outage.ts';
import { createPostgresSource } from './postgres-source.ts';
import { type DatabaseSettings, postgresDefaults } from './settings.ts';

/** The oldest PostgreSQL version that migrations and queries support. */
const MIN_SERVER_VERSION = 150_000;

/**
 * Connects to PostgreSQL. While the server is unavailable, it reports that once and retries; errors that retrying
 * cannot fix (a wrong password, a missing database, an old server) are thrown.
 */
export async function openPostgres(
  databaseUrl: string,
  settings: Pick<DatabaseSettings, 'postgres' | 'onNotice'>,
): Promise<ConnectionSource> {
  const options = { ...postgresDefaults, ...settings.postgres };
  const source = createPostgresSource(databaseUrl, options);
  let hasReportedOutage = false;
  try {
    for (;;) {
      const problem = await findConnectionProblem(source);
      if (problem === undefined) break;
      if (!hasReportedOutage) {
        hasReportedOutage = true;
        settings.onNotice({
          level: 'warn',
          text: `Waiting for PostgreSQL at ${hostOf(databaseUrl)}: ${problem}.`,
        });
      }
      await delay(
        options.retryIntervalMs,
        undefined,
        options.signal === undefined ? {} : { signal: options.signal },
      );
    }
  } catch (error) {
    await source.close();
    throw error;
  }
  if (hasReportedOutage) settings.onNotice({ level: 'info', text: 'PostgreSQL answers.' });
  return source;
}

/** Resolves with the reason if the server cannot be reached. */
async function findConnectionProblem(source: ConnectionSource): Promise<string | undefined> {
  try {
    const lease = await source.connect();
    try {
      const { rows } = await lease.query(
        "select current_setting('server_version_num')::int as version",
      );
      const version = Number(rows[0]?.version);
      if (version < MIN_SERVER_VERSION)
        throw new Error(`PostgreSQL 15 or newer is needed; this one is ${version}.`);
      return undefined;
    } finally {
      lease.release();
    }
  } catch (error) {
    const outage = toOutage(error);
    if (outage === undefined) throw error;
    const { cause } = outage;
    return cause instanceof Error && cause.message !== '' ? cause.message : outage.code;
  }
}

/** Host and port for a message, because the rest of the URL contains the password. */
function hostOf(databaseUrl: string): string {
  return URL.canParse(databaseUrl)
    ? new URL(databaseUrl).host || 'the local socket'
    : 'the given address';
}
