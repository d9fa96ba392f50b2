import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureClusterTemplate } from '../../apps/api/src/platform/embedded-database/index.ts';
import { inTurn } from './in-turn.ts';
import { rejectOpenFolder } from './reject-open-folder.ts';
import { serverCommand, serverMemory } from './server-command.ts';
import { whenNpmEnds } from './when-npm-ends.ts';

/** `npm start`: builds what is missing or stale, then becomes the server. */
const root = join(import.meta.dirname, '../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

const settings = join(root, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);
if (process.env['DATABASE_URL'] === undefined)
  rejectOpenFolder(resolve(root, process.env['DATA_DIR'] ?? '.data'));

const cache = join(root, 'node_modules/.cache/sitewright');
const build = () =>
  spawnSync(
    bin('nx'),
    [
      'run-many',
      '-t',
      'build',
      '-p',
      '@sitewright/api,@sitewright/visitor,@sitewright/config',
      '--outputStyle=stream',
    ],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
// On a busy machine minutes pass until the addresses are printed.
process.stdout.write('Building what has changed. The first time takes the longest.\n');
// Two nodes that start at once from one folder would build over each other.
const built = await inTurn(join(cache, 'build.lock'), build);
if (built.status !== 0) {
  process.stderr.write(`${built.stdout}${built.stderr}\nThe build failed; nothing was started.\n`);
  process.exit(1);
}

if (process.env['DATABASE_URL'] === undefined) await ensureClusterTemplate(cache);

const server = spawn(process.execPath, serverCommand, {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...serverMemory, ...process.env },
});
// The server ends in its own time; this process only passes the wish on and answers with its code.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
whenNpmEnds(() => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
