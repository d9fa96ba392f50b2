import { withLookup, withTenant, type Tenant } from '../../platform/database/index.ts';
import type { JobServices } from '../../platform/jobs/job.ts';
import type { JobPayloads } from '../../platform/jobs/job-payloads.ts';
import { importStep } from './import-step.ts';
import { findImport } from './imports.queries.ts';
import { readImportProducts } from './read-content.ts';
import { undoStep } from './undo-step.ts';

/** Runs all steps of an import or of its undo; an import that cannot stay undoes itself. */
async function advanceImport(
  services: JobServices,
  websiteId: string,
  importId: string,
): Promise<void> {
  const inTenant = <T>(work: (tenant: Tenant) => Promise<T>) =>
    withTenant(services.database, { websiteId, actorId: undefined }, work);
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
