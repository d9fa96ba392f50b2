import type { FastifyInstance } from 'fastify';
import type { DemoReport } from '../seed/seed-demo.ts';
import { configOrigin, internalOrigin } from '../platform/hosts/addresses.ts';
import { startJobsAfterDelay } from './start-jobs-after-delay.ts';
import { startOutbox } from '../platform/outbox/index.ts';
import { claimFileStore } from '../platform/deployment/file-store-claim.ts';
import { listenToOperator } from '../operator/operator-socket.ts';
import type { ServerSettings } from '../platform/services.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { listen } from './listen.ts';
import { openPlatform, publicPortOf } from './open-platform.ts';

export interface StartOptions {
  readonly mayMovePort: boolean;
  readonly print: (text: string) => void;
}

export interface RunningServer {
  readonly port: number;
  /** Finishes running work, then closes everything without losing an acknowledged write. */
  stop(): Promise<void>;
}

/** Starts, in this order: the database, migrations, demo sites (on the first run), and the server. */
export async function startServer(
  settings: Settings,
  { mayMovePort, print }: StartOptions,
): Promise<RunningServer> {
  const opening = openPlatform(settings, print);
  // Loaded while the database opens on another thread or server.
  const [platform, { buildApp }, { seedDemo }, { withdrawReviewRequests }] = await Promise.all([
    opening,
    import('../app.ts'),
    import('../seed/seed-demo.ts'),
    import('../features/reviews/public.ts'),
  ]);
  const { database, services, dataDir } = platform;
  const state = { isReady: false };
  const shutdown = new AbortController();
  let server: FastifyInstance | undefined;
  let transport: Awaited<ReturnType<typeof loadSmtpTransport>> | null = null;
  let stopListening: (() => Promise<void>) | undefined;
  /** Stops what has been started so far. */
  async function stop(): Promise<void> {
    state.isReady = false;
    await stopListening?.();
    await server?.close();
    shutdown.abort();
    await platform.stopBackground();
    transport?.close();
    await database.close();
  }
  try {
    const demo = await database.exclusively('firstStart', async () => {
      const problem = await claimFileStore(database, services.files, dataDir);
      if (problem !== null) throw new Error(problem);
      return settings.SEED_DEMO ? seedDemo(services) : null;
    });
    const app = await buildApp({
      services,
      logger: { level: settings.LOG_LEVEL },
      trustedProxies: settings.TRUSTED_PROXIES,
      isReady: () => state.isReady,
    });
    server = app;
    const port = await listen(app, {
      host: settings.HOST,
      port: settings.PORT,
      mayMove: mayMovePort,
    });
    const onError = (error: unknown) => app.log.error({ err: error }, 'background work failed');
    if (settings.SMTP_URL !== undefined)
      transport = await loadSmtpTransport(settings.SMTP_URL, settings.MAIL_FROM);
    platform.attachBackground({
      outbox: startOutbox(
        {
          database,
          renderer: services.renderer,
          transport,
          print,
          now: services.now,
          random: Math.random,
          withdraw: withdrawReviewRequests,
        },
        onError,
      ),
      jobs: startJobsAfterDelay({ database, services, onError, signal: shutdown.signal }),
    });
    // PostgreSQL accepts operators' commands directly, and a shared DATA_DIR can hold only one socket.
    if (database.kind === 'pglite')
      stopListening = await listenToOperator(
        { services, listensAt: originOf(settings.HOST, port) },
        dataDir,
      );
    platform.settings.publicPort = publicPortOf(settings, port);
    state.isReady = true;
    if (port !== settings.PORT)
      print(`Port ${settings.PORT} is in use; listening on ${port} instead.`);
    print(welcome(platform.settings, database.kind, demo));

    return { port, stop };
  } catch (error) {
    // Whatever fails while stopping, the error of the start is the one to report.
    await stop().catch(() => {});
    throw error;
  }
}

/** The URL at which a process on this machine reaches the server. */
function originOf(host: string, port: number): string {
  const reachableHost = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? host;
  return `http://${reachableHost}:${port}`;
}

/** The mail library is only loaded by servers that send mail. */
async function loadSmtpTransport(url: string, from: string) {
  const { createSmtpTransport } = await import('../platform/mail/smtp-transport.ts');
  return createSmtpTransport({ url, from });
}

function welcome(settings: ServerSettings, kind: string, demo: DemoReport | null): string {
  const titles = (demo?.sites ?? []).map(({ title }) => title);
  const width = Math.max(24, ...titles.map(({ length }) => length)) + 2;
  const line = (name: string, value: string) => `  ${name.padEnd(width)}${value}`;
  const lines = [
    '',
    `  Sitewright is running on ${kind === 'pglite' ? 'the embedded database' : 'PostgreSQL'}.`,
    '',
    ...(demo?.sites ?? []).map(({ identifier, title }) =>
      line(title, internalOrigin(settings, identifier)),
    ),
    line('Configuration area', `${configOrigin(settings)}/config/`),
    ...(demo?.login === undefined
      ? []
      : [
          '',
          line('Owner', demo.login.email),
          line('Password', demo.login.password),
          line(
            'One-time sign-in link',
            `${configOrigin(settings)}/sign-in?token=${demo.login.token}`,
          ),
        ]),
    '',
  ];
  return lines.join('\n');
}
