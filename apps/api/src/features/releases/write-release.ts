import type { ErrorResult } from '@sitewright/contracts/errors';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { isPublished } from '../collections/public.ts';
import { indexPages } from '../search/public.ts';
import { claimPagePaths, recordPreviousPaths } from '../url-paths/public.ts';
import { toPathError } from './to-path-error.ts';
import type { Pending } from './pending.queries.ts';

export interface NewRelease {
  readonly releaseId: string;
  readonly accountId: string;
  readonly author: string;
  readonly note: string;
  readonly restoredFrom: number | null;
  readonly entries: readonly Pending[];
  readonly now: Date;
}

/**
 * Writes a release and makes it live: contents by hash, changed entries, the live index and the website's pointer, all
 * in the caller's transaction, which holds `lockUrlPaths` and then `lockWebsite`. An error names a path that is not
 * free for visitors; the transaction is then rolled back.
 */
export async function writeRelease(
  tenant: Tenant,
  release: NewRelease,
): Promise<number | ErrorResult> {
  const { releaseId, entries, now } = release;
  const last = await tenant
    .selectFrom('releases')
    .select((select) => select.fn.max('number').as('number'))
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;

  const contents = entries.flatMap((entry) => entry.content ?? []);
  if (contents.length > 0) {
    await tenant
      .insertInto('contents')
      .values(
        [...new Map(contents.map((content) => [content.hash, content])).values()].map(
          ({ hash, value }) => ({ hash, value: JSON.stringify(value) }),
        ),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await tenant
    .insertInto('releases')
    .values({
      releaseId,
      number,
      accountId: release.accountId,
      author: release.author,
      note: release.note,
      restoredFrom: release.restoredFrom,
      changes: JSON.stringify(entries.map(({ kind, title }) => ({ kind, title }))),
      createdAt: now,
    })
    .execute();
  if (entries.length > 0) {
    await tenant
      .insertInto('releaseEntries')
      .values(
        entries.map((entry) => ({
          entryKind: entry.kind,
          entryId: entry.id,
          number,
          hash: entry.content?.hash ?? null,
        })),
      )
      .execute();
    const error = await movePages(tenant, release);
    if (error !== null) return error;
    await indexPages(tenant, entries);
  }
  await markPublished(tenant, entries);
  await tenant.updateTable('websites').set({ liveReleaseId: releaseId }).execute();
  return number;
}

/**
 * Replaces the live entries and their paths. A path that is free in the draft may still be the live one of an item that
 * moves with a later publish of its page, or have become reserved.
 */
async function movePages(
  tenant: Tenant,
  { entries, now }: NewRelease,
): Promise<ErrorResult | null> {
  const pages = entries.filter(({ kind }) => kind === 'page');
  const paths = await livePaths(
    tenant,
    pages.map(({ id }) => id),
  );
  const moved = pages.filter(({ id, content }) => paths.get(id) !== content?.path);
  const movedPageIds = moved.filter(({ content }) => content !== null).map(({ id }) => id);
  await recordPreviousPaths(tenant, {
    pageIds: movedPageIds,
    itemIds: [],
    isPublished: isPublished(now),
    now,
  });
  await replaceLiveEntries(tenant, entries);
  const holder = await claimPagePaths(
    tenant,
    moved.map(({ id }) => id),
  );
  return holder === null ? null : toPathError(holder);
}

async function livePaths(
  tenant: Tenant,
  pageIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (pageIds.length === 0) return new Map();
  const rows = await tenant
    .selectFrom('liveEntries')
    .where('entryKind', '=', 'page')
    .where('entryId', 'in', [...pageIds])
    .select(['entryId', 'path'])
    .execute();
  return new Map(rows.map((row) => [row.entryId, row.path]));
}

/** Deleted first and written afterward, so that two pages can swap their slugs in one release. */
async function replaceLiveEntries(tenant: Tenant, entries: readonly Pending[]): Promise<void> {
  await tenant
    .deleteFrom('liveEntries')
    .where(
      'entryId',
      'in',
      entries.map((entry) => entry.id),
    )
    .execute();
  const rows = entries.flatMap(({ kind, id, title, content }) =>
    content === null
      ? []
      : [
          {
            websiteId: tenant.websiteId,
            entryKind: kind,
            entryId: id,
            hash: content.hash,
            path: content.path,
            title,
            collectionId: content.collectionId,
            access: content.access,
            isHidden: content.isHidden,
          },
        ],
  );
  if (rows.length > 0) await tenant.insertInto('liveEntries').values(rows).execute();
}

async function markPublished(tenant: Tenant, entries: readonly Pending[]): Promise<void> {
  const published = entries.filter((entry) => entry.content !== null && entry.kind === 'page');
  for (const { id, content, revision } of published) {
    await tenant
      .updateTable('pages')
      .set({
        publishedHash: content!.hash,
        // A restored page is published in its current state, whatever its revision.
        publishedRevision: revision ?? sql<number>`revision`,
      })
      .where('pageId', '=', id)
      .execute();
  }
}
