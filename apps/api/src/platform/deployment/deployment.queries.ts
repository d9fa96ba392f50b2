import type { Selectable, Updateable } from 'kysely';
import { withOwnerRole, type Database, type OpenedDatabase } from '../database/index.ts';

/** What all servers of a deployment must agree on. */
export type DeploymentRow = Selectable<Database['deployment']>;

/** Reads the one row of the deployment. */
export const readDeployment = (database: OpenedDatabase): Promise<DeploymentRow> =>
  withOwnerRole(
    database,
    (trx) => trx.selectFrom('deployment').selectAll().executeTakeFirstOrThrow(),
    'read',
  );

/** Changes the row of the deployment. */
export async function updateDeployment(
  database: OpenedDatabase,
  values: Updateable<Database['deployment']>,
): Promise<void> {
  await withOwnerRole(database, (trx) => trx.updateTable('deployment').set(values).execute());
}

/** Sets columns that are all null, and leaves them alone where another server was faster; returns what they are. */
export async function fillDeployment(
  database: OpenedDatabase,
  values: Partial<DeploymentRow>,
  whereNull: keyof DeploymentRow,
): Promise<DeploymentRow> {
  await withOwnerRole(database, (trx) =>
    trx.updateTable('deployment').set(values).where(whereNull, 'is', null).execute(),
  );
  return readDeployment(database);
}
