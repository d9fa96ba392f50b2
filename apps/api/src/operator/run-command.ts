import { resolve } from 'node:path';
import { openPlatform } from '../start/open-platform.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { operatorCommands, type OperatorCommand } from './operator-commands.ts';
import { askServer } from './operator-socket.ts';

/** Sends the command to the running server; if none runs, or the data is in PostgreSQL, opens the database itself. */
export async function runCommand(
  command: OperatorCommand,
  args: readonly string[],
): Promise<unknown> {
  const result = readSettings(process.env);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  const { settings } = result;
  if (settings.DATABASE_URL === undefined) {
    const response = await askServer(resolve(settings.DATA_DIR), command, args);
    if (response !== undefined) return response;
  }
  const platform = await openPlatform(settings, () => {});
  try {
    return await operatorCommands[command]({ services: platform.services }, args);
  } finally {
    await platform.database.close();
  }
}
