import { Client } from 'pg';
import { sessionSettings } from '../database/session-settings.ts';
import { valueParsers } from '../database/value-parsers.ts';
import { type DatabaseThread, startDatabaseThread } from './database-thread.ts';
import type { WorkerStart } from './worker-messages.ts';
import { WorkerStream } from './worker-stream.ts';

/** The only connection to the embedded database: the ordinary `pg` client, with the thread instead of a socket. */
export interface DatabaseSession {
  readonly client: Client;
  readonly thread: DatabaseThread;
}

/** Starts the thread and connects to it. */
export async function openSession(start: WorkerStart): Promise<DatabaseSession> {
  const stream = new WorkerStream((bytes) => thread.send(bytes));
  const thread = await startDatabaseThread(start, (bytes) => stream.receive(bytes));
  void thread.ended.then(() => stream.destroy());
  const client = new Client({
    stream: () => stream,
    // All are set, because the client would otherwise read them from the environment (PGHOST, PGUSER, …).
    host: 'embedded',
    port: 0,
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    options: '',
    types: valueParsers,
  });
  // A lost connection rejects every query; without a listener it would also end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(sessionSettings);
    return { client, thread };
  } catch (error) {
    await thread.terminate();
    throw error;
  }
}
