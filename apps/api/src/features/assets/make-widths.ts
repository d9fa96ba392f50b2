import { imageWidths } from '@sitewright/contracts/limits';
import { findStoredFile } from './asset.queries.ts';
import { withTenant } from '../../platform/database/index.ts';
import type { Services } from '../../platform/services.ts';

/** Widths that are worth the CPU of an AVIF; the largest and the smallest are served as WebP. */
const avifWidths = imageWidths.filter((width) => width >= 300 && width <= 1500);

/**
 * Makes a picture's AVIF widths, which are too dear to make while somebody waits. Until they are there, and for
 * browsers without AVIF, the same address answers WebP or the original's format.
 */
export async function makeWidths(
  { database, files, images }: Pick<Services, 'database' | 'files' | 'images'>,
  { websiteId, assetId }: { readonly websiteId: string; readonly assetId: string },
): Promise<void> {
  const file = await withTenant(
    database,
    { websiteId, actorId: undefined },
    (trx) => findStoredFile(trx, websiteId, assetId),
    'read',
  );
  if (file === undefined || file.kind !== 'image' || file.content_type === 'image/gif') return;
  const natural = file.width ?? 0;
  for (const width of new Set(avifWidths.map((wished) => Math.min(wished, natural)))) {
    await files.derived(websiteId, file.sha256, `${width}.avif`, (target) =>
      images.write(files.pathOf(websiteId, file.sha256), target, width, 'avif'),
    );
  }
}
