import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, it } from 'vitest';

let started: { readonly shell: ChildProcess; readonly pid: number } | undefined;
afterEach(() => {
  started?.shell.kill('SIGKILL');
  try {
    if (started !== undefined) process.kill(started.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
});

/** A process that npm has started by a shell, as the lines it writes. */
async function startByShell(env: NodeJS.ProcessEnv) {
  const script = `
    import { whenNpmEnds } from ${JSON.stringify(join(import.meta.dirname, 'when-npm-ends.ts'))};
    whenNpmEnds(() => { console.log('npm has ended'); process.exit(); });
    process.on('SIGTERM', () => { console.log('told to end'); process.exit(); });
    setInterval(() => {}, 1_000);
    console.log(process.pid);
  `;
  // What follows keeps the shell from becoming the process itself.
  const command = `"${process.execPath}" --input-type=module -e "$SCRIPT"; true`;
  const shell = spawn('sh', ['-c', command], {
    env: { ...process.env, SCRIPT: script, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(shell.stdout)[Symbol.asyncIterator]();
  started = { shell, pid: Number((await lines.next()).value) };
  return { shell, lines, pid: started.pid };
}

it('calls back when npm and its shell have ended', async () => {
  const { shell, lines } = await startByShell({ npm_lifecycle_event: 'start' });
  shell.kill('SIGTERM');
  await once(shell, 'exit');
  expect((await lines.next()).value).toBe('npm has ended');
});

it('does not call back in a process that was started without npm', async () => {
  const { shell, lines, pid } = await startByShell({ npm_lifecycle_event: undefined });
  shell.kill('SIGTERM');
  await once(shell, 'exit');
  setTimeout(() => process.kill(pid, 'SIGTERM'), 1_000);
  expect((await lines.next()).value).toBe('told to end');
});
