import { chmod, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  isOperatorCommand,
  operatorCommands,
  type OperatorCommand,
  type OperatorContext,
} from './operator-commands.ts';

/** The longest path of a socket that operating systems accept, in bytes. */
const maxPathBytes = 103;

/**
 * @throws an error that names the setting if the path is too long for a socket.
 */
function socketPath(dataDir: string): string {
  const path = join(dataDir, 'operator.sock');
  const shortest = [path, relative(process.cwd(), path)].toSorted(
    (a, b) => Buffer.byteLength(a) - Buffer.byteLength(b),
  )[0]!;
  if (Buffer.byteLength(shortest) > maxPathBytes)
    throw new Error(
      `DATA_DIR ${dataDir} cannot be used: its path is too long for a socket. Choose a shorter one.`,
    );
  return shortest;
}

/**
 * Accepts commands of the same machine in the server that has the database open, because the embedded database allows
 * only one process. Only the user who runs the server can open the socket.
 */
export async function listenToOperator(
  context: OperatorContext,
  dataDir: string,
): Promise<() => Promise<void>> {
  const path = socketPath(dataDir);
  await rm(path, { force: true });
  const server: Server = createServer({ allowHalfOpen: true }, (connection) => {
    connection.on('error', () => connection.destroy());
    void (async () => {
      try {
        const { command, args } = JSON.parse(await text(connection)) as {
          readonly command: unknown;
          readonly args: readonly string[];
        };
        const result = isOperatorCommand(command)
          ? await operatorCommands[command](context, args)
          : { error: 'There is no such command.' };
        connection.end(JSON.stringify(result));
      } catch (error) {
        connection.end(
          JSON.stringify({ error: error instanceof Error ? error.message : 'failed' }),
        );
      }
    })();
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  await chmod(path, 0o600);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Sends a command to a running server; undefined when none listens. */
export function askServer(
  dataDir: string,
  command: OperatorCommand,
  args: readonly string[],
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const connection = createConnection({ path: socketPath(dataDir), allowHalfOpen: true });
    connection.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    );
    connection.once('connect', () => {
      connection.end(JSON.stringify({ command, args }));
      text(connection).then((response) => resolve(JSON.parse(response)), reject);
    });
  });
}
