import { join, resolve } from 'node:path';
import { buildApp } from '../../app.ts';
import { seedDemo } from '../../seed/seed-demo.ts';
import { migrate, openDatabase, readMigrations } from '../database/index.ts';
import { configOrigin, internalOrigin } from '../hosts/addresses.ts';
import { loadRenderer } from '../rendering/load-renderer.ts';
import type { ServerSettings } from '../services.ts';
import type { Settings } from '../settings/settings.ts';
import { createServices } from './create-services.ts';
import { listen } from './listen.ts';
import { readSecret } from './secret.ts';

const migrationsFolder = join(import.meta.dirname, '../../../migrations');

export interface StartOptions {
  readonly mayMovePort: boolean;
  readonly print: (text: string) => void;
}

export interface RunningServer {
  readonly port: number;
  /** Finishes what runs, then closes everything; nothing that was acknowledged is lost. */
  stop(): Promise<void>;
}

/** Database, migrations, demo sites on first run, server: in this order, each waiting for the one before. */
export async function startServer(
  settings: Settings,
  { mayMovePort, print }: StartOptions,
): Promise<RunningServer> {
  const dataDir = resolve(settings.DATA_DIR);
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    embedded: { dataDir: join(dataDir, 'database') },
    postgres: {},
    onNotice: ({ text }) => print(text),
  });
  try {
    await migrate(database, readMigrations(migrationsFolder));
    const secret = await readSecret(dataDir, settings.SESSION_SECRET);
    const serverSettings: { -readonly [Key in keyof ServerSettings]: ServerSettings[Key] } = {
      appDomain: settings.APP_DOMAIN,
      publicPort: settings.PORT,
      isHttps: settings.APP_DOMAIN !== 'localhost' && settings.TRUSTED_PROXIES.length > 0,
      singleOrigin: settings.SINGLE_ORIGIN,
      secret,
      mailFrom: settings.MAIL_FROM,
      visitorDist: settings.VISITOR_DIST,
      configDist: settings.CONFIG_DIST,
    };
    const services = createServices({
      settings: serverSettings,
      database,
      renderer: await loadRenderer(settings.RENDERER_PATH),
      dataDir,
    });
    const demo = settings.SEED_DEMO ? await seedDemo(services) : null;
    const state = { isReady: false };
    const server = await buildApp({
      services,
      logger: { level: settings.LOG_LEVEL },
      trustedProxies: settings.TRUSTED_PROXIES,
      isReady: () => state.isReady,
    });
    const port = await listen(server, {
      host: settings.HOST,
      port: settings.PORT,
      mayMove: mayMovePort,
    });
    // The port in the addresses that people see; behind a proxy it is the scheme's own.
    serverSettings.publicPort = settings.TRUSTED_PROXIES.length > 0 ? null : port;
    state.isReady = true;
    if (port !== settings.PORT)
      print(`Port ${settings.PORT} is in use; listening on ${port} instead.`);
    print(welcome(serverSettings, database.kind, demo));

    return {
      port,
      async stop() {
        state.isReady = false;
        await server.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function welcome(
  settings: ServerSettings,
  kind: string,
  demo: Awaited<ReturnType<typeof seedDemo>> | null,
): string {
  const lines = [
    '',
    `  Sitewright is running on ${kind === 'pglite' ? 'the embedded database' : 'PostgreSQL'}.`,
    '',
    ...(demo?.sites ?? []).map(
      ({ identifier, title }) => `  ${title.padEnd(26)}${internalOrigin(settings, identifier)}`,
    ),
    `  ${'Configuration area'.padEnd(26)}${configOrigin(settings)}/config/`,
    ...(demo?.login === undefined
      ? []
      : [
          '',
          `  ${'Owner'.padEnd(26)}${demo.login.email}`,
          `  ${'Password'.padEnd(26)}${demo.login.password}`,
          `  ${'One-time sign-in link'.padEnd(26)}${configOrigin(settings)}/sign-in?token=${demo.login.token}`,
        ]),
    '',
  ];
  return lines.join('\n');
}
