import { join } from 'node:path';
import { cookieName } from '@sitewright/contracts/codes';
import type { Renderer } from '@sitewright/contracts/entities';
import { findHostedSite, readSiteRevision } from '../../features/websites/websites.queries.ts';
import { createId, withLookup, withTenant, type OpenedDatabase } from '../database/index.ts';
import { createHostTable } from '../hosts/host-table.ts';
import { createImageWidths } from '../images/image-widths.ts';
import { createPayLaterProvider, createTestCardProvider } from '../payments/index.ts';
import { createRandomSource } from '../security/random-source.ts';
import { createProofOfWork } from '../captcha/proof-of-work.ts';
import { createToken } from '../security/token.ts';
import { repack } from '../page-cache/finished-page.ts';
import { createKeptAnswers } from '../page-cache/kept-answers.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import { createSiteRevisions } from '../page-cache/site-revisions.ts';
import type { Background } from './background.ts';
import type { ServerSettings, Services } from '../services.ts';
import { createDiskStore } from '../storage/file-store.ts';

const pageCacheBytes = 67_108_864;

/** Nobody works beside: rows wait for a server that does. */
const noBackground: Background = { wakeOutbox: () => {}, sendJob: () => {} };

export interface ServiceParts {
  readonly settings: ServerSettings;
  readonly database: OpenedDatabase;
  readonly renderer: Renderer;
  readonly dataDir: string;
  readonly now?: () => Date;
  readonly background?: Background;
}

/** Puts the platform together; `main.ts` and the tests differ only in what they pass. */
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
    find: (question) => withLookup(database, (db) => findHostedSite(db, question), 'read'),
    now: () => now().getTime(),
  });
  const pages = createPageCache({ maxBytes: pageCacheBytes, onReturn: repack });
  const revisions = createSiteRevisions({
    read: (websiteId) =>
      withTenant(
        database,
        { websiteId, actorId: undefined },
        (trx) => readSiteRevision(trx, websiteId, now()),
        'read',
      ),
    now: () => now().getTime(),
  });
  const random = createRandomSource();
  return {
    settings,
    database,
    renderer,
    now,
    createId: () => createId(now().getTime(), random),
    hosts,
    files: createDiskStore(join(dataDir, 'files')),
    images: createImageWidths(),
    pages,
    revisions,
    keptAnswers: createKeptAnswers({
      hosts,
      revisions,
      pages,
      personalCookie: cookieName('unlock', settings),
    }),
    payments: [createTestCardProvider({ createToken }), createPayLaterProvider()],
    captcha: createProofOfWork(settings.secret),
    wakeOutbox: background.wakeOutbox,
    sendJob: background.sendJob,
  };
}
