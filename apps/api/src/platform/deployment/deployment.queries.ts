import type { Selectable, Updateable } from 'kysely';
import { withOwnerRole, type Database, type OpenedDatabase } from '../database/index.ts';

/** What all servers of a deployment must agree on. */
export type DeploymentRow = Selectable<Database['deployment']>;

/** Reads the only row of the deployment. */
export const readDeployment = (database: OpenedDatabase): Promise<DeploymentRow> =>
  withOwnerRole(
    database,
    (trx) => trx.selectFrom('deployment').selectAll().executeTakeFirstOrThrow(),
    'read',
  );

/** Updates the row of the deployment. */
export async function updateDeployment(
  database: OpenedDatabase,
  values: Updateable<Database['deployment']>,
): Promise<void> {
  await withOwnerRole(database, (trx) => trx.updateTable('deployment').set(values).execute());
}

/** Sets columns if `whereNull` is still null. Returns the row, whose columns another server may have set first. */
export async function updateDeploymentIfNull(
  database: OpenedDatabase,
  values: Partial<DeploymentRow>,
  whereNull: keyof DeploymentRow,
): Promise<DeploymentRow> {
  await withOwnerRole(database, (trx) =>
    trx.updateTable('deployment').set(values).where(whereNull, 'is', null).execute(),
  );
  return readDeployment(database);
}
