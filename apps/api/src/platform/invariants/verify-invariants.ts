import { withLookup, withTenant, type OpenedDatabase } from '../database/index.ts';
import type { FileStore } from '../storage/file-store.ts';
import { contentInvariants } from './content-invariants.ts';
import { fileBreaches, fileRule } from './file-invariant.ts';
import type { Breach, Invariant } from './invariant.ts';
import { orderInvariants } from './order-invariants.ts';
import { stockInvariants } from './stock-invariants.ts';

/** Every rule that the database itself can be asked about. */
export const invariants: readonly Invariant[] = [
  ...stockInvariants,
  ...orderInvariants,
  ...contentInvariants,
];

/** What was found, for an operator or a program to read. */
export interface InvariantReport {
  /** Every rule that could be judged holds. */
  readonly isSound: boolean;
  readonly websites: number;
  readonly invariants: readonly {
    readonly name: string;
    readonly rule: string;
    readonly breaches: readonly (Breach & { readonly websiteId: string })[];
  }[];
  /** The rules that could not be judged, and why. */
  readonly unjudged: readonly { readonly name: string; readonly reason: string }[];
}

/** Why the stored files are out of reach. */
export interface UnjudgedFiles {
  readonly unjudged: string;
}

/**
 * Asks every website whether what must always hold holds: stock, money, orders, forms, saves, publishes, outbox, and
 * the stored files where they are given. Each website is read at one moment, by the role that requests use.
 */
export async function verifyInvariants(
  database: OpenedDatabase,
  stored?: Pick<FileStore, 'sizeOf'> | UnjudgedFiles,
): Promise<InvariantReport> {
  const files = stored !== undefined && 'sizeOf' in stored ? stored : undefined;
  const websiteIds = await withLookup(
    database,
    async (db) => {
      const rows = await db
        .selectFrom('websites')
        .orderBy('website_id')
        .select('website_id')
        .execute();
      return rows.map((row) => row.website_id);
    },
    'read',
  );
  const rules = [...invariants, ...(files === undefined ? [] : [fileRule])];
  const found = new Map<string, (Breach & { readonly websiteId: string })[]>(
    rules.map(({ name }) => [name, []]),
  );
  for (const websiteId of websiteIds) {
    const note = (name: string, breaches: readonly Breach[]) =>
      found.get(name)?.push(...breaches.map((breach) => ({ websiteId, ...breach })));
    await withTenant(
      database,
      { websiteId, actorId: undefined },
      async (trx) => {
        for (const { name, breaches } of invariants) note(name, (await breaches.execute(trx)).rows);
        if (files !== undefined) note(fileRule.name, await fileBreaches(trx, websiteId, files));
      },
      'read',
    );
  }
  const report = rules.map(({ name, rule }) => ({ name, rule, breaches: found.get(name) ?? [] }));
  return {
    isSound: report.every(({ breaches }) => breaches.length === 0),
    websites: websiteIds.length,
    invariants: report,
    unjudged:
      stored !== undefined && 'unjudged' in stored
        ? [{ name: fileRule.name, reason: stored.unjudged }]
        : [],
  };
}
