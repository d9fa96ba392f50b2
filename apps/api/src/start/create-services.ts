import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Renderer } from '@sitewright/contracts/entities';
import { findHostedSite } from '../platform/hosts/hosted-site.queries.ts';
import { readSiteRevision } from '../platform/page-cache/site-revision.queries.ts';
import {
  createId,
  withLookup,
  withTenant,
  type OpenedDatabase,
} from '../platform/database/index.ts';
import { DatabaseOutage } from '../platform/database/outage.ts';
import { createCallCounter } from '../platform/call-counts/call-counter.ts';
import { createDatabaseCallLog } from '../platform/call-counts/database-call-log.ts';
import { createMemoryCallLog } from '../platform/call-counts/memory-call-log.ts';
import { createSiteChanges } from '../platform/changes/site-changes.ts';
import { createHostTable } from '../platform/hosts/host-table.ts';
import { createImageWidths } from '../platform/images/image-widths.ts';
import { createCostlyWork } from '../platform/limits/costly-work.ts';
import { createProviders } from '../platform/payments/index.ts';
import { defaultHeaders } from '../platform/security/default-headers.ts';
import { createPasswordTurns } from '../platform/security/password-turns.ts';
import { createRandomSource } from '../platform/security/random-source.ts';
import { createSafeFetch } from '../platform/outgoing/safe-fetch.ts';
import { createProofOfWork } from '../platform/captcha/proof-of-work.ts';
import { repack } from '../platform/page-cache/finished-page.ts';
import { createResponseCache } from '../platform/page-cache/response-cache.ts';
import { createPageCache } from '../platform/page-cache/page-cache.ts';
import { createSiteMemory } from '../platform/page-cache/site-memory.ts';
import { createSiteRevisions } from '../platform/page-cache/site-revisions.ts';
import type { Background } from '../platform/background/background.ts';
import type { ServerSettings, Services } from '../platform/services.ts';
import { createDiskStore } from '../platform/storage/file-store.ts';

const isOutage = (error: unknown): boolean => error instanceof DatabaseOutage;

/** The maximum number of cached file rows; one page can have dozens of images. */
const maxCachedFiles = 20_000;

/** Without job workers: jobs wait for a server that runs them. */
const noBackground: Background = { wakeOutbox: () => {}, sendJob: () => {} };

export interface ServiceParts {
  readonly settings: ServerSettings;
  readonly database: OpenedDatabase;
  readonly renderer: Renderer;
  readonly dataDir: string;
  readonly now?: () => Date;
  readonly background?: Background;
}

/** Creates the platform's services; `main.ts` and the tests differ only in the arguments. */
export function createServices({
  settings,
  database,
  renderer,
  dataDir,
  now = () => new Date(),
  background = noBackground,
}: ServiceParts): Omit<Services, 'log'> {
  const hosts = createHostTable({
    appDomain: settings.appDomain,
    find: (lookup) => withLookup(database, (db) => findHostedSite(db, lookup), 'read'),
    now: () => now().getTime(),
    isOutage,
  });
  const pages = createPageCache({ maxBytes: settings.pageCacheBytes, onReturn: repack });
  const revisions = createSiteRevisions({
    read: (websiteId) =>
      withTenant(
        database,
        { websiteId, actorId: undefined },
        (tenant) => readSiteRevision(tenant, now()),
        'read',
      ),
    now: () => now().getTime(),
    isOutage,
  });
  const changes = createSiteChanges({
    openChannel: database.openChannel,
    serverId: randomUUID(),
    onChange(websiteId, change) {
      if (change === 'host') hosts.forgetSite(websiteId);
      else revisions.forget(websiteId);
    },
    onMissed() {
      hosts.forget();
      revisions.forgetAll();
    },
  });
  const random = createRandomSource();
  const providers = createProviders(database, settings);
  return {
    settings,
    database,
    renderer,
    now,
    createId: () => createId(now().getTime(), random),
    // Changes on this server are announced to the other servers.
    hosts: {
      ...hosts,
      forgetSite(websiteId) {
        hosts.forgetSite(websiteId);
        changes.announce(websiteId, 'host');
      },
    },
    files: createDiskStore(join(dataDir, 'files')),
    images: createImageWidths(),
    pages,
    memory: settings.pageCacheBytes === 0 ? createSiteMemory(0) : createSiteMemory(),
    fileMemory: createSiteMemory(settings.pageCacheBytes === 0 ? 0 : maxCachedFiles),
    revisions: {
      ...revisions,
      forget(websiteId) {
        changes.announce(websiteId, 'contents');
        return revisions.forget(websiteId);
      },
    },
    responseCache: createResponseCache({
      hosts,
      revisions,
      pages,
      defaultHeaders: defaultHeaders(settings),
    }),
    work: createCostlyWork(),
    payments: settings.payments.map((method) => providers[method]),
    providers: Object.values(providers),
    captcha: createProofOfWork(settings.secret),
    safeFetch: createSafeFetch({ allowed: settings.outgoingAddresses ?? [] }),
    callCounter: createCallCounter({
      // The embedded database has one server, and one connection.
      log:
        database.kind === 'postgres'
          ? createDatabaseCallLog(database, settings.secret)
          : createMemoryCallLog(),
      fallback: createMemoryCallLog(),
    }),
    passwordTurns: createPasswordTurns(),
    wakeOutbox: background.wakeOutbox,
    sendJob: background.sendJob,
  };
}
