import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A started `writing-process.ts`. */
export interface WritingProcess {
  readonly process: ChildProcess;
  /** Resolves when it has opened the database. */
  readonly opened: Promise<void>;
  /** Resolves with the exit code. */
  readonly exited: Promise<number | null>;
  /** Its output by line. */
  readonly lines: readonly string[];
}

/** Starts a process that opens the folder and writes to it until it is killed. */
export function startWritingProcess(dataDir: string, templateDir: string): WritingProcess {
  const script = join(import.meta.dirname, 'writing-process.ts');
  const child = spawn(process.execPath, [script, dataDir, templateDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  let rest = '';
  const opened = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n');
      rest = parts.pop() ?? '';
      lines.push(...parts);
      if (lines.includes('open')) resolve();
    });
  });
  const exited = once(child, 'close').then(() => child.exitCode);
  return { process: child, opened, exited, lines };
}

/** The ids in its output, all of which the database had acknowledged. */
export function acknowledgedIds({ lines }: WritingProcess): number[] {
  return lines.map(Number).filter((id) => Number.isInteger(id) && id > 0);
}
