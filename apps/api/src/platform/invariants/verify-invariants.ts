import { withLookup, withTenant, type OpenedDatabase } from '../database/index.ts';
import type { HostedSite } from '../hosts/host-table.ts';
import { listHostedSites } from '../hosts/hosted-site.queries.ts';
import { contentBreaches, contentRule } from './published-content-invariant.ts';
import { categoryInvariants } from './category-invariants.ts';
import { contentInvariants } from './content-invariants.ts';
import { downloadInvariants } from './download-invariants.ts';
import { fulfillmentInvariants } from './fulfillment-invariants.ts';
import { fileBreaches, fileRule, listReadyFiles, type StoredFiles } from './file-invariant.ts';
import type { Breach, Invariant } from './invariant.ts';
import { giftCardInvariants } from './gift-card-invariants.ts';
import { invoiceInvariants } from './invoice-invariants.ts';
import { orderInvariants } from './order-invariants.ts';
import { livePaths, pageBreaches, pageRule, type ComparedPages } from './page-invariant.ts';
import { refundInvariants } from './refund-invariants.ts';
import { reviewInvariants } from './review-invariants.ts';
import { stockInvariants } from './stock-invariants.ts';

/** Every rule that the database can verify. */
export const invariants: readonly Invariant[] = [
  ...stockInvariants,
  ...orderInvariants,
  ...fulfillmentInvariants,
  ...giftCardInvariants,
  ...downloadInvariants,
  ...refundInvariants,
  ...invoiceInvariants,
  ...reviewInvariants,
  ...categoryInvariants,
  ...contentInvariants,
];

/** The result, for an operator or a program. */
export interface InvariantReport {
  /** All verifiable rules hold. */
  readonly isSound: boolean;
  readonly websites: number;
  readonly invariants: readonly {
    readonly name: string;
    readonly rule: string;
    readonly breaches: readonly (Breach & { readonly websiteId: string })[];
  }[];
  /** The rules that could not be verified, and why. */
  readonly unjudged: readonly { readonly name: string; readonly reason: string }[];
}

/** Why something outside the database is unavailable. */
export interface Unjudged {
  readonly unjudged: string;
}

/** Rules outside the database. Omitted ones are not mentioned. */
export interface InvariantSources {
  readonly files?: StoredFiles | Unjudged;
  readonly pages?: ComparedPages | Unjudged;
}

const isAvailable = <Source extends object>(
  source: Source | Unjudged | undefined,
): source is Source => source !== undefined && !('unjudged' in source);

/**
 * The breaches on one website, by the name of the rule: of those that the database can verify, and of the stored files
 * and served pages if they are given. The website is read in one snapshot, with the role of requests.
 */
export async function findBreaches(
  database: OpenedDatabase,
  site: HostedSite,
  sources: InvariantSources = {},
): Promise<ReadonlyMap<string, readonly Breach[]>> {
  const files = isAvailable(sources.files) ? sources.files : undefined;
  const pages = isAvailable(sources.pages) ? sources.pages : undefined;
  const { websiteId } = site;
  const found = new Map<string, readonly Breach[]>();
  const { paths, listed } = await withTenant(
    database,
    { websiteId, actorId: undefined },
    async (tenant) => {
      for (const { name, breaches } of invariants)
        found.set(name, (await breaches.execute(tenant)).rows);
      found.set(contentRule.name, await contentBreaches(tenant));
      return {
        paths: await livePaths(tenant),
        listed: files === undefined ? [] : await listReadyFiles(tenant),
      };
    },
    'read',
  );
  // Outside the transaction: the embedded database has one connection, and the servers need it.
  if (files !== undefined) found.set(fileRule.name, await fileBreaches(websiteId, listed, files));
  if (pages !== undefined) found.set(pageRule.name, await pageBreaches(site, paths, pages));
  return found;
}

/** Verifies the invariants of every website: stock, money, orders, forms, saves, publishes, outbox, files and pages. */
export async function verifyInvariants(
  database: OpenedDatabase,
  sources: InvariantSources = {},
): Promise<InvariantReport> {
  const sites = await withLookup(database, listHostedSites, 'read');
  const rules = [
    ...invariants,
    contentRule,
    ...(isAvailable(sources.files) ? [fileRule] : []),
    ...(isAvailable(sources.pages) ? [pageRule] : []),
  ];
  const breachesByRule = new Map<string, (Breach & { readonly websiteId: string })[]>(
    rules.map(({ name }) => [name, []]),
  );
  for (const site of sites)
    for (const [name, breaches] of await findBreaches(database, site, sources))
      breachesByRule
        .get(name)
        ?.push(...breaches.map((breach) => ({ websiteId: site.websiteId, ...breach })));
  const report = rules.map(({ name, rule }) => ({
    name,
    rule,
    breaches: breachesByRule.get(name) ?? [],
  }));
  const unjudged = [
    { name: fileRule.name, source: sources.files },
    { name: pageRule.name, source: sources.pages },
  ].flatMap(({ name, source }) =>
    source !== undefined && 'unjudged' in source ? [{ name, reason: source.unjudged }] : [],
  );
  return {
    isSound: report.every(({ breaches }) => breaches.length === 0),
    websites: sites.length,
    invariants: report,
    unjudged,
  };
}
