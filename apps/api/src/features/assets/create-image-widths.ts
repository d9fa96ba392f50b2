import { imageWidths, previewImageWidth } from '@sitewright/contracts/limits';
import { findStoredFile } from './asset.queries.ts';
import { withTenant } from '../../platform/database/index.ts';
import { widthName } from '../../platform/images/image-widths.ts';
import type { ImageFormat } from '../../platform/images/write-image-width.ts';
import type { Services } from '../../platform/services.ts';

/** Widths that are worth their CPU; the largest and smallest are created on request, as WebP. */
const precomputedWidths = imageWidths.filter((width) => width >= 300 && width <= 1500);

/**
 * Creates image widths that take too long while a visitor waits: AVIF, or WebP for animations, which have no AVIF; and
 * the one of feeds and previews, whose clients accept no specific format. Until AVIF exists, and for browsers without
 * it, the same URL responds with WebP or the original's format.
 */
export async function createImageWidths(
  { database, files, images }: Pick<Services, 'database' | 'files' | 'images'>,
  { websiteId, assetId }: { readonly websiteId: string; readonly assetId: string },
): Promise<void> {
  const file = await withTenant(
    database,
    { websiteId, actorId: undefined },
    (tenant) => findStoredFile(tenant, assetId),
    'read',
  );
  if (file === undefined || file.kind !== 'image') return;
  const original = files.pathOf(websiteId, file.sha256);
  const naturalWidth = file.width ?? 0;
  const createWidth = (width: number, format: ImageFormat) =>
    files.derived(websiteId, file.sha256, widthName(width, format), (target) =>
      images.write(original, target, width, format),
    );
  const format = (await images.isAnimated(original)) ? 'webp' : 'avif';
  const widths = new Set(precomputedWidths.map((width) => Math.min(width, naturalWidth)));
  for (const width of widths) await createWidth(width, format);
  await createWidth(Math.min(previewImageWidth, naturalWidth), 'original');
}
