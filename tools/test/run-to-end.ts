import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

/** How a process ended. */
export interface Ending {
  /** Its exit code; 1 for one that a signal ended. */
  readonly code: number;
  /** The end of the standard error output, without colors: no test report says why a process died. */
  readonly errorOutput: string;
}

export interface RunSettings {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

const LAST_WORDS_LENGTH = 4_000;
/** A process that outlives its parent may keep the stream of errors open. */
const LAST_WORDS_MS = 1_000;

/** Runs a command where everybody sees what it writes, and resolves with how it ended. */
export async function runToEnd(
  command: string,
  args: readonly string[],
  { cwd, env }: RunSettings,
): Promise<Ending> {
  const child = spawn(command, args, { cwd, env, stdio: ['inherit', 'inherit', 'pipe'] });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => {
    process.stderr.write(bytes);
    said = (said + bytes.toString()).slice(-LAST_WORDS_LENGTH);
  });
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.on('error', (error) => {
      said += error.message;
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? signal ?? 1));
  });
  const end = await ended;
  await Promise.race([closed, delay(LAST_WORDS_MS, undefined, { ref: false })]);
  child.stderr.destroy();
  const errorOutput = stripVTControlCharacters(said).trim();
  return typeof end === 'number'
    ? { code: end, errorOutput }
    : { code: 1, errorOutput: `${errorOutput}\nended by ${end}`.trim() };
}
