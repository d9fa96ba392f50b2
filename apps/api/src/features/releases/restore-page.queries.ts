import type { Operation } from '@sitewright/contracts/entities';
import {
  openDocument,
  replaceDocumentOperations,
  type ParsedDocument,
} from '@sitewright/page-model';
import type { Tenant } from '../../platform/database/index.ts';
import { insertPageRow, insertSave } from '../pages/public.ts';
import type { PageEntry } from '../presentation/public.ts';

/** Who restores, and the id of the restore's saves. */
export interface Restoring {
  readonly accountId: string;
  readonly saveId: string;
  readonly now: Date;
}

/** Sets a page's draft to the content of a release, repaired if needed. The caller holds the lock on its row. */
export async function restorePage(
  tenant: Tenant,
  restoring: Restoring,
  page: PageEntry,
): Promise<void> {
  const { now } = restoring;
  const stored = await tenant
    .selectFrom('pages')
    .where('pageId', '=', page.pageId)
    .select(['document', 'documentVersion'])
    .executeTakeFirst();
  if (stored === undefined) {
    await insertPageRow(tenant, { ...page });
    return;
  }
  const version = await saveRestore(tenant, restoring, page, {
    opened: openDocument(stored.document),
    version: stored.documentVersion,
  });
  await tenant
    .updateTable('pages')
    .set((set) => ({
      title: page.title,
      urlId: page.urlId,
      access: page.access,
      passwordHash: page.passwordHash,
      isHomepage: page.isHomepage,
      isHidden: page.isHidden,
      seo: JSON.stringify(page.seo),
      document: JSON.stringify(page.document),
      code: page.code === undefined ? null : JSON.stringify(page.code),
      documentVersion: version,
      revision: set('revision', '+', 1),
      deletedAt: null,
      updatedAt: now,
    }))
    .where('pageId', '=', page.pageId)
    .execute();
}

/**
 * Saves a restore like an edit, so that an open editor applies its operations. If no operations lead from the stored
 * document to the restored one, a version is skipped, and the editor reads the page again. Returns the new version.
 */
async function saveRestore(
  tenant: Tenant,
  { accountId, saveId, now }: Restoring,
  page: PageEntry,
  stored: { readonly opened: ParsedDocument; readonly version: number },
): Promise<number> {
  // An unreadable document cannot be changed by operations.
  const operations: readonly Operation[] | undefined = stored.opened.ok
    ? replaceDocumentOperations(stored.opened.document, page.document)
    : undefined;
  if (operations?.length === 0) return stored.version;
  const version = stored.version + (operations === undefined ? 2 : 1);
  await insertSave(tenant, {
    pageId: page.pageId,
    saveId,
    version,
    operations: operations ?? [],
    accountId,
    now,
  });
  return version;
}
