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
    .where('pageId', '=', pageId)
    .where('deletedAt', 'is', null)
    .select(['title', 'document', 'documentVersion']);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) return err('notFound');
  const opened = openDocument(row.document);
  return opened.ok
    ? { document: opened.document, version: row.documentVersion }
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
    .selectFrom('pageSaves')
    .where('pageId', '=', pageId)
    .where('version', '>', version)
    .orderBy('version')
    .select(['version', 'saveId', 'operations'])
    .execute();
  return rows.map((row) => ({
    version: row.version,
    saveId: row.saveId,
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

/** Stores the operations that led to a version of a document. */
export async function insertSave(tenant: Tenant, save: NewSave): Promise<void> {
  await tenant
    .insertInto('pageSaves')
    .values({
      pageId: save.pageId,
      version: save.version,
      saveId: save.saveId,
      operations: JSON.stringify(save.operations),
      accountId: save.accountId,
      createdAt: save.now,
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
      documentVersion: save.version,
      revision: set('revision', '+', 1),
      updatedAt: save.now,
    }))
    .where('pageId', '=', save.pageId)
    .execute();
}
