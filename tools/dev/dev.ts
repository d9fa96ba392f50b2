import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createServer } from 'vite';
import { freePort } from '../../apps/api/src/platform/database/free-port.ts';
import { createApiProcess } from './api-process.ts';
import { coalesce } from './coalesce.ts';
import { devProxy } from './dev-proxy.ts';
import { ensureShell } from './ensure-shell.ts';
import { createPageChanges } from './page-changes.ts';
import { consequencesOf } from './consequences.ts';
import { whenNpmEnds } from './when-npm-ends.ts';

/**
 * `npm run dev`: Vite serves the configuration area from its sources, with hot module replacement, and proxies all
 * other requests to the API. A change to the rendering of pages rebuilds the renderer, a change to the server restarts
 * it; open pages then reload automatically. The data stay. Ctrl+C stops everything.
 */
const root = join(import.meta.dirname, '../..');
const appRoot = (app: string) => join(root, 'apps', app);
const publicPort = Number(process.env['PORT'] ?? 4000);

const build = (...args: readonly string[]) =>
  new Promise<void>((resolve, reject) => {
    spawn(process.execPath, [join(import.meta.dirname, 'build-process.ts'), ...args], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    }).on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build of ${args.join(' ')} failed.`)),
    );
  });
const buildVisitor = coalesce(() => build(appRoot('visitor')));
/** The canvas runs in published pages, whose content security policy allows no Vite client: it is built. */
const buildCanvas = coalesce(() => build(appRoot('config'), 'canvas'));

const changes = createPageChanges();
const apiPort = await freePort();
const api = createApiProcess(root, apiPort, () => viteServer.config.server.port);
const viteServer = await createServer({
  root: appRoot('config'),
  logLevel: 'warn',
  plugins: [
    changes.plugin,
    {
      name: 'wait-for-api',
      // Requests that come during a restart are answered after it.
      configureServer: ({ middlewares }) => {
        middlewares.use(async (_request, _response, next) => {
          await api.whenSettled();
          next();
        });
      },
    },
  ],
  server: {
    host: process.env['HOST'] ?? '127.0.0.1',
    port: publicPort,
    fs: { allow: [root] },
    proxy: devProxy(apiPort, async (url) =>
      viteServer.transformIndexHtml(
        url,
        await readFile(join(appRoot('config'), 'index.html'), 'utf8'),
      ),
    ),
  },
});
await Promise.all([buildVisitor(), buildCanvas()]);
await ensureShell(appRoot('config'));
await viteServer.listen();
await api.restart();

const printError = (error: unknown) =>
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);

viteServer.watcher.add(
  ['apps/visitor/src', 'apps/api/src', 'apps/api/migrations', 'libs'].map((path) =>
    join(root, path),
  ),
);
viteServer.watcher.on('all', (_event, file) => {
  const { renderer, canvas, server } = consequencesOf(relative(root, file));
  const work = async () => {
    await Promise.all([...(renderer ? [buildVisitor()] : []), ...(canvas ? [buildCanvas()] : [])]);
    if (renderer || server) await api.restart();
    if (renderer || server) changes.announce();
    if (renderer || canvas) viteServer.ws.send({ type: 'full-reload' });
  };
  if (renderer || canvas || server) work().catch(printError);
});

let isStopping = false;
function stop() {
  if (isStopping) return;
  isStopping = true;
  void Promise.all([api.stop(), viteServer.close()]).then(() => process.exit(0));
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
whenNpmEnds(stop);
