import { withLookup, withTenant, type Tenant } from '../../platform/database/index.ts';
import { toOutage } from '../../platform/database/outage.ts';
import type { JobServices } from '../../platform/jobs/job.ts';
import type { JobPayloads } from '../../platform/jobs/job-payloads.ts';
import { failImport } from './fail-import.ts';
import { importStep } from './import-step.ts';
import { findImport } from './imports.queries.ts';
import { readImportProducts } from './read-content.ts';
import { undoStep } from './undo-step.ts';

type InTenant = <T>(work: (tenant: Tenant) => Promise<T>) => Promise<T>;

/** Runs all steps of an import or of its undo; an import that cannot stay undoes itself. */
async function runSteps(
  services: JobServices,
  inTenant: InTenant,
  { websiteId, importId }: { readonly websiteId: string; readonly importId: string },
): Promise<void> {
  const context = () => ({ createId: services.createId, now: services.now() });
  const products = await inTenant(async (tenant) => {
    const row = await findImport(tenant, importId);
    return row?.state === 'running' ? readImportProducts(tenant, row) : [];
  });
  while (await inTenant((tenant) => importStep(tenant, importId, products, context())))
    services.revisions.forget(websiteId);
  while (await inTenant((tenant) => undoStep(tenant, importId, context())))
    services.revisions.forget(websiteId);
  services.revisions.forget(websiteId);
}

/**
 * Advances an import. An unexpected error ends it, because it would be the same the next time; an outage of the database
 * does not.
 */
async function advanceImport(
  services: JobServices,
  websiteId: string,
  importId: string,
): Promise<void> {
  const inTenant: InTenant = (work) =>
    withTenant(services.database, { websiteId, actorId: undefined }, work);
  const run = () => runSteps(services, inTenant, { websiteId, importId });
  try {
    await run();
  } catch (error) {
    if (toOutage(error) !== undefined) throw error;
    const isUndoing = await inTenant((tenant) => failImport(tenant, importId));
    // It undoes itself; if that fails as well, it ends as it is.
    if (isUndoing) await run().catch(() => inTenant((tenant) => failImport(tenant, importId)));
    throw error;
  }
}

/** Continues imports where they stopped. An error of one import does not affect the others. */
export async function advanceImports(
  services: JobServices,
  { websiteId, importId }: JobPayloads['advance-product-imports'],
): Promise<void> {
  if (websiteId !== undefined) return advanceImport(services, websiteId, importId);
  const unfinished = await withLookup(
    services.database,
    (db) => db.selectFrom('productImports').select(['websiteId', 'importId']).execute(),
    'read',
  );
  const errors: unknown[] = [];
  for (const row of unfinished)
    await advanceImport(services, row.websiteId, row.importId).catch((error: unknown) =>
      errors.push(error),
    );
  if (errors.length > 0) throw new AggregateError(errors, 'Some imports could not be continued.');
}
