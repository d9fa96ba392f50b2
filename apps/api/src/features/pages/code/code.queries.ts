import type { Tenant } from '../../../platform/database/index.ts';
import type { StoredCode } from '../../presentation/public.ts';

const noCode: StoredCode = {
  written: { head: '', foot: '' },
  head: '',
  foot: '',
  scriptHashes: [],
  styleHashes: [],
  hosts: { scripts: [], styles: [], frames: [], connections: [] },
};

/** The draft of a page's code; null if there is no such page. `lock` makes other writers of it wait. */
export async function findCode(
  tenant: Tenant,
  pageId: string,
  lock = false,
): Promise<StoredCode | null> {
  const query = tenant
    .selectFrom('pages')
    .where('pageId', '=', pageId)
    .where('deletedAt', 'is', null)
    .select('code');
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row === undefined ? null : ((row.code as StoredCode | null) ?? noCode);
}

/** Writes the draft of a page's code; null removes it. */
export async function updateCode(
  tenant: Tenant,
  pageId: string,
  code: StoredCode | null,
  now: Date,
): Promise<void> {
  await tenant
    .updateTable('pages')
    .set((set) => ({
      code: code === null ? null : JSON.stringify(code),
      updatedAt: now,
      revision: set('revision', '+', 1),
    }))
    .where('pageId', '=', pageId)
    .execute();
}
