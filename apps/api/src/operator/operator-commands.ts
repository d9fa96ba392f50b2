import { seedTwins } from '../seed/seed-twins.ts';
import { withLookup } from '../platform/database/index.ts';
import { isStoreOfDatabase } from '../platform/deployment/file-store-claim.ts';
import { verifyInvariants } from '../platform/invariants/index.ts';
import type { Services } from '../platform/services.ts';
import { changeWebsiteStatus } from './change-website-status.ts';
import { tenantDigest } from '../platform/tenancy/tenant-digest.ts';
import { rotateEncryptionKey } from './rotate-encryption-key.ts';
import { requestPageAt } from './request-page-at.ts';
import { openUncachedServer } from './open-uncached-server.ts';

/** The services that commands use. */
export interface OperatorContext {
  readonly services: Omit<Services, 'log'>;
  /** The address of the server that runs the command; absent in a separate process. */
  readonly listensAt?: string;
}

type Command = (context: OperatorContext, args: readonly string[]) => Promise<unknown>;

const serverOption = '--server=';

const noWebsite = (identifier: string) => ({ error: `There is no website ${identifier}.` });

const findWebsiteId = (
  database: Services['database'],
  identifier: string,
): Promise<string | undefined> =>
  withLookup(
    database,
    async (db) => {
      const row = await db
        .selectFrom('websites')
        .where('identifier', '=', identifier)
        .select('websiteId')
        .executeTakeFirst();
      return row?.websiteId;
    },
    'read',
  );

/** Returns why pages cannot be requested from an origin; null if they can. */
async function findOriginError(origin: string): Promise<string | null> {
  if (!URL.canParse(origin) || new URL(origin).protocol !== 'http:')
    return `${origin} is not the origin of a server, such as http://127.0.0.1:4000.`;
  try {
    await requestPageAt(new URL(origin))('localhost', '/healthz');
    return null;
  } catch {
    return `No server answers at ${origin}.`;
  }
}

/** The commands of an operator by name: they take arguments and return JSON. */
export const operatorCommands = {
  verifyInvariants: async ({ services, listensAt }, args) => {
    const { database, files } = services;
    const requestedOrigin = args
      .find((arg) => arg.startsWith(serverOption))
      ?.slice(serverOption.length);
    const origin = requestedOrigin ?? listensAt;
    if (origin !== undefined) {
      const error = await findOriginError(origin);
      if (error !== null) return { error };
    }
    const uncached = origin === undefined ? null : await openUncachedServer(services);
    try {
      return await verifyInvariants(database, {
        files: (await isStoreOfDatabase(database, files))
          ? files
          : { unjudged: 'The files of this database are not in the DATA_DIR of this command.' },
        pages:
          uncached === null || origin === undefined
            ? { unjudged: `Name the server whose pages are compared: ${serverOption}<origin>.` }
            : {
                settings: services.settings,
                served: requestPageAt(new URL(origin)),
                rendered: uncached.requestPage,
              },
      });
    } finally {
      await uncached?.close();
    }
  },

  tenantDigest: async ({ services: { database } }, [identifier = '']) => {
    const websiteId = await findWebsiteId(database, identifier);
    return websiteId === undefined
      ? noWebsite(identifier)
      : { identifier, websiteId, digest: await tenantDigest(database, websiteId) };
  },

  changeWebsiteStatus: async ({ services }, [identifier = '', status = '']) => {
    const websiteId = await findWebsiteId(services.database, identifier);
    if (websiteId === undefined) return noWebsite(identifier);
    const result = await changeWebsiteStatus(services, websiteId, status);
    return 'error' in result ? result : { identifier, ...result };
  },

  seedTwins: ({ services }) => seedTwins(services),

  rotateEncryptionKey: ({ services }) => rotateEncryptionKey(services),
} as const satisfies Record<string, Command>;

export type OperatorCommand = keyof typeof operatorCommands;

export const isOperatorCommand = (name: unknown): name is OperatorCommand =>
  typeof name === 'string' && Object.hasOwn(operatorCommands, name);
