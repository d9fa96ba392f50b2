import { seedTwins } from '../seed/seed-twins.ts';
import { withLookup } from '../platform/database/index.ts';
import { isStoreOfDatabase } from '../platform/deployment/file-store-claim.ts';
import { verifyInvariants } from '../platform/invariants/index.ts';
import type { Services } from '../platform/services.ts';
import { tenantDigest } from '../platform/tenancy/tenant-digest.ts';

type Command = (services: Omit<Services, 'log'>, args: readonly string[]) => Promise<unknown>;

/** What an operator may ask of a deployment: by name, with words, answered as JSON. */
export const operatorCommands = {
  verifyInvariants: async ({ database, files }) =>
    verifyInvariants(
      database,
      (await isStoreOfDatabase(database, files))
        ? files
        : { unjudged: 'The files of this database are not in the DATA_DIR of this command.' },
    ),

  tenantDigest: async ({ database }, [identifier = '']) => {
    const row = await withLookup(
      database,
      (db) =>
        db
          .selectFrom('websites')
          .where('identifier', '=', identifier)
          .select('website_id')
          .executeTakeFirst(),
      'read',
    );
    return row === undefined
      ? { error: `There is no website ${identifier}.` }
      : {
          identifier,
          websiteId: row.website_id,
          digest: await tenantDigest(database, row.website_id),
        };
  },

  seedTwins: (services) => seedTwins(services),
} as const satisfies Record<string, Command>;

export type OperatorCommand = keyof typeof operatorCommands;

export const isOperatorCommand = (name: unknown): name is OperatorCommand =>
  typeof name === 'string' && Object.hasOwn(operatorCommands, name);
