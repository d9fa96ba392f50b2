import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureClusterTemplate } from '../../apps/api/src/platform/embedded-database/index.ts';
import { inTurn } from './in-turn.ts';
import { rejectOpenFolder } from './reject-open-folder.ts';
import { serverCommand, serverMemory } from './server-command.ts';
import { whenNpmEnds } from './when-npm-ends.ts';

/** `npm start`: builds what is missing or stale, then starts the server. */
const root = join(import.meta.dirname, '../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
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
// On a busy machine it takes minutes until the addresses are printed.
process.stdout.write('Building what has changed. The first time takes the longest.\n');
// Two servers that start at the same time from one folder would overwrite each other's build.
const buildResult = await inTurn(join(cache, 'build.lock'), build);
if (buildResult.status !== 0) {
  process.stderr.write(
    `${buildResult.stdout}${buildResult.stderr}\nThe build failed; nothing was started.\n`,
  );
  process.exit(1);
}

if (process.env['DATABASE_URL'] === undefined) await ensureClusterTemplate(cache);

const server = spawn(process.execPath, serverCommand, {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...serverMemory, ...process.env },
});
// The server shuts down gracefully; this process only forwards the signal and exits with the code of the server.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
whenNpmEnds(() => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
