import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

/** How a process ended. */
export interface Ending {
  /** Exit code; 1 if a signal ended the process. */
  readonly code: number;
  /** The end of stderr, without colors: test reports do not say why a process crashed. */
  readonly errorOutput: string;
}

export interface RunSettings {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

const MAX_ERROR_OUTPUT_LENGTH = 4_000;
/** Maximum wait for stderr to close: a grandchild that outlives the process may keep it open. */
const STDERR_CLOSE_TIMEOUT_MS = 1_000;

/** Runs a command with its output on this terminal, and resolves with how it ended. */
export async function runToEnd(
  command: string,
  args: readonly string[],
  { cwd, env }: RunSettings,
): Promise<Ending> {
  const child = spawn(command, args, { cwd, env, stdio: ['inherit', 'inherit', 'pipe'] });
  let stderrTail = '';
  child.stderr.on('data', (bytes: Buffer) => {
    process.stderr.write(bytes);
    stderrTail = (stderrTail + bytes.toString()).slice(-MAX_ERROR_OUTPUT_LENGTH);
  });
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const exited = new Promise<number | NodeJS.Signals>((resolve) => {
    child.on('error', (error) => {
      stderrTail += error.message;
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? signal ?? 1));
  });
  const codeOrSignal = await exited;
  await Promise.race([closed, delay(STDERR_CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  child.stderr.destroy();
  const errorOutput = stripVTControlCharacters(stderrTail).trim();
  return typeof codeOrSignal === 'number'
    ? { code: codeOrSignal, errorOutput }
    : { code: 1, errorOutput: `${errorOutput}\nended by ${codeOrSignal}`.trim() };
}
