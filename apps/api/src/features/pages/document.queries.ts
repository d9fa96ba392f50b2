import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { openDocument } from '@sitewright/page-model';
import type { Tenant } from '../../platform/database/index.ts';
import { unreadable } from '../presentation/public.ts';

export interface StoredDocument {
  readonly document: PageDocument;
  readonly version: number;
}

/**
 * Finds the draft of a page's document, repaired if needed, so that saves of operations and reads see the same
 * document. Returns an error if a save would lose hidden content. `lock` makes other saves of the page wait.
 */
export async function findDocument(
  tenant: Tenant,
  pageId: string,
  lock = false,
): Promise<StoredDocument | ErrorResult> {
  const query = tenant
    .selectFrom('pages')
    .where('page_id', '=', pageId)
    .where('deleted_at', 'is', null)
    .select(['title', 'document', 'document_version']);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) return err('notFound');
  const opened = openDocument(row.document);
  return opened.ok
    ? { document: opened.document, version: row.document_version }
    : unreadable(opened.error, row.title);
}

export interface SaveRow {
  readonly version: number;
  readonly saveId: string;
  readonly operations: readonly Operation[];
}

/** Saves after a version, oldest first. */
export async function listSavesAfter(
  tenant: Tenant,
  pageId: string,
  version: number,
): Promise<SaveRow[]> {
  const rows = await tenant
    .selectFrom('page_saves')
    .where('page_id', '=', pageId)
    .where('version', '>', version)
    .orderBy('version')
    .select(['version', 'save_id', 'operations'])
    .execute();
  return rows.map((row) => ({
    version: row.version,
    saveId: row.save_id,
    operations: row.operations as Operation[],
  }));
}

interface NewSave {
  readonly pageId: string;
  readonly saveId: string;
  readonly version: number;
  readonly operations: readonly Operation[];
  readonly accountId: string;
  readonly now: Date;
}

/** Records what led to a version of a document. */
export async function insertSave(tenant: Tenant, save: NewSave): Promise<void> {
  await tenant
    .insertInto('page_saves')
    .values({
      page_id: save.pageId,
      version: save.version,
      save_id: save.saveId,
      operations: JSON.stringify(save.operations),
      account_id: save.accountId,
      created_at: save.now,
    })
    .execute();
}

export async function writeSave(
  tenant: Tenant,
  save: NewSave & Pick<StoredDocument, 'document'>,
): Promise<void> {
  await insertSave(tenant, save);
  await tenant
    .updateTable('pages')
    .set((set) => ({
      document: JSON.stringify(save.document),
      document_version: save.version,
      revision: set('revision', '+', 1),
      updated_at: save.now,
    }))
    .where('page_id', '=', save.pageId)
    .execute();
}
