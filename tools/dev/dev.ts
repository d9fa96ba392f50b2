import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm run dev`: the two browser apps are built again on each change, and the server starts again on each change of
 * its own sources or of the renderer; the data stay. Ctrl+C ends all of it.
 */
const root = join(import.meta.dirname, '../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const children: ChildProcess[] = [];

function run(
  command: string,
  args: readonly string[],
  cwd = root,
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  children.push(child);
  return child;
}

const built = (app: string): Promise<void> =>
  new Promise((resolve, reject) => {
    run(bin('vite'), ['build', '--app', '--logLevel', 'warn'], join(root, 'apps', app)).on(
      'exit',
      (code) => (code === 0 ? resolve() : reject(new Error(`The build of ${app} failed.`))),
    );
  });
await Promise.all([built('visitor'), built('config')]);

run(bin('vite'), ['build', '--watch', '--logLevel', 'warn'], join(root, 'apps/visitor'));
run(bin('vite'), ['build', '--watch', '--logLevel', 'warn'], join(root, 'apps/config'));
run(process.execPath, [
  '--watch',
  '--watch-preserve-output',
  '--watch-path=apps/api/src',
  '--watch-path=apps/visitor/dist/server',
  '--conditions=@sitewright/source',
  '--env-file-if-exists=.env',
  'apps/api/src/main.ts',
]);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
