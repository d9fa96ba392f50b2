import type { CustomerNote } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';

/** The notes about a customer, newest first. */
export async function listNotes(tenant: Tenant, customerId: string): Promise<CustomerNote[]> {
  const rows = await tenant
    .selectFrom('customerNotes')
    .where('customerId', '=', customerId)
    .orderBy('noteId', 'desc')
    .select(['noteId', 'text', 'author', 'createdAt'])
    .execute();
  return rows.map(({ noteId, text, author, createdAt }) => ({
    id: noteId,
    text,
    author,
    at: createdAt.toISOString(),
  }));
}

interface NewNote {
  readonly noteId: string;
  readonly customerId: string;
  readonly requestKey: string;
  readonly text: string;
  readonly author: string;
  readonly createdAt: Date;
}

/** Adds a note; a repeated request adds it once. */
export async function insertNote(tenant: Tenant, note: NewNote): Promise<void> {
  await tenant
    .insertInto('customerNotes')
    .values(note)
    .onConflict((conflict) =>
      conflict.columns(['websiteId', 'customerId', 'requestKey']).doNothing(),
    )
    .execute();
}
