import { isId, withTenant } from '../../platform/database/index.ts';
import type { Services } from '../../platform/services.ts';
import { findStoredFile } from './asset.queries.ts';

type StoredFile = NonNullable<Awaited<ReturnType<typeof findStoredFile>>>;

/**
 * The row of a file to serve; undefined if there is no such file, or its bytes are not on this server. Rows are cached
 * like page data until their website changes, so that images of a cached page need no database.
 */
export async function findServedFile(
  services: Pick<Services, 'database' | 'fileMemory' | 'files' | 'log' | 'revisions'>,
  websiteId: string,
  assetId: string,
): Promise<StoredFile | undefined> {
  if (!isId(assetId)) return undefined;
  const { database, fileMemory, files, log, revisions } = services;
  const revision = await revisions.current(websiteId);
  const held = revision === null ? undefined : fileMemory.at(websiteId, revision);
  const file =
    (held?.get(assetId) as StoredFile | undefined) ??
    (await withTenant(
      database,
      { websiteId, actorId: undefined },
      (tenant) => findStoredFile(tenant, assetId),
      'read',
    ));
  if (file === undefined) return undefined;
  held?.set(assetId, file);
  if ((await files.sizeOf(websiteId, file.sha256)) !== null) return file;
  log.warn({ websiteId, assetId, sha256: file.sha256 }, 'the bytes of a stored file are missing');
  return undefined;
}
