import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  migrate,
  migrationsFolder,
  openDatabase,
  readMigrations,
  type OpenedDatabase,
} from '../platform/database/index.ts';
import { clusterTemplateDir } from '../platform/embedded-database/index.ts';
import { paymentsOf } from '../platform/payments/index.ts';
import { loadRenderer } from '../platform/rendering/load-renderer.ts';
import type { ServerSettings, Services } from '../platform/services.ts';
import { defineFeatures } from '../platform/settings/define-features.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { buildCache } from './build-cache.ts';
import { createBackground } from '../platform/background/create-background.ts';
import { createServices } from './create-services.ts';
import { encryptionKeysOf } from '../platform/deployment/encryption-keys.ts';
import { prepareDataDir } from '../platform/deployment/prepare-data-dir.ts';
import { sessionSecret } from '../platform/deployment/session-secret.ts';

/** The database and services of a deployment, without a server. The server and operator commands start with it. */
export interface Platform {
  readonly database: OpenedDatabase;
  readonly services: Omit<Services, 'log'>;
  readonly settings: { -readonly [Key in keyof ServerSettings]: ServerSettings[Key] };
  readonly dataDir: string;
  readonly attachBackground: ReturnType<typeof createBackground>['attach'];
  readonly stopBackground: () => Promise<void>;
}

/** The public port; behind a proxy it is the default of the scheme. */
export const publicPortOf = (
  { PUBLIC_PORT, TRUSTED_PROXIES }: Pick<Settings, 'PUBLIC_PORT' | 'TRUSTED_PROXIES'>,
  port: number,
): number | null => PUBLIC_PORT ?? (TRUSTED_PROXIES.length > 0 ? null : port);

export async function openPlatform(
  settings: Settings,
  onNotice: (text: string) => void,
): Promise<Platform> {
  const dataDir = resolve(settings.DATA_DIR);
  await prepareDataDir(dataDir);
  const rendererPromise = loadRenderer(settings.RENDERER_PATH);
  // Awaited below. If the database does not open, only that error is reported.
  rendererPromise.catch(() => {});
  const template = clusterTemplateDir(buildCache);
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    // A prebuilt empty cluster saves the first start two seconds; without one, the first start creates it.
    embedded: { dataDir, ...(existsSync(template) ? { templateDir: template } : {}) },
    postgres: { maxConnections: settings.DATABASE_POOL_SIZE },
    onNotice: ({ text }) => onNotice(text),
  });
  try {
    await migrate(database, readMigrations(migrationsFolder));
    const serverSettings: Platform['settings'] = {
      appDomain: settings.APP_DOMAIN,
      publicPort: publicPortOf(settings, settings.PORT),
      isHttps: settings.APP_DOMAIN !== 'localhost' && settings.TRUSTED_PROXIES.length > 0,
      singleOrigin: settings.SINGLE_ORIGIN,
      secret: await sessionSecret(database, dataDir, settings.SESSION_SECRET),
      mailFrom: settings.MAIL_FROM,
      sendsMail: settings.SMTP_URL !== undefined,
      pageCacheBytes: settings.PAGE_CACHE_MB * 1_048_576,
      payments: paymentsOf(settings),
      features: defineFeatures(settings.FEATURES_OFF),
      mapsKey: settings.MAPS_KEY,
      encryptionKeys: await encryptionKeysOf(database, dataDir, settings.ENCRYPTION_KEYS),
      stripeApiUrl: settings.STRIPE_API_URL,
      outgoingAddresses: settings.OUTGOING_ADDRESSES,
      visitorDist: settings.VISITOR_DIST,
      configDist: settings.CONFIG_DIST,
    };
    const renderer = await rendererPromise;
    const { background, attach, stop } = createBackground((error) =>
      onNotice(error instanceof Error ? error.message : String(error)),
    );
    const services = createServices({
      background,
      settings: serverSettings,
      database,
      renderer,
      dataDir,
    });
    return {
      database,
      services,
      settings: serverSettings,
      dataDir,
      attachBackground: attach,
      stopBackground: stop,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
