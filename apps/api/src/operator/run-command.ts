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
  const answer = readSettings(process.env);
  if (!answer.ok) throw new Error(answer.problems.join('\n'));
  const { settings } = answer;
  if (settings.DATABASE_URL === undefined) {
    const answered = await askServer(resolve(settings.DATA_DIR), command, args);
    if (answered !== undefined) return answered;
  }
  const platform = await openPlatform(settings, () => {});
  try {
    return await operatorCommands[command]({ services: platform.services }, args);
  } finally {
    await platform.database.close();
  }
}
