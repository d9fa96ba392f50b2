import { imageWidths, previewImageWidth } from '@sitewright/contracts/limits';
import { findStoredFile } from './asset.queries.ts';
import { withTenant } from '../../platform/database/index.ts';
import { widthName } from '../../platform/images/image-widths.ts';
import type { ImageFormat } from '../../platform/images/write-image-width.ts';
import type { Services } from '../../platform/services.ts';

/** Widths that are worth their CPU; the largest and the smallest are made when they are requested, as WebP. */
const widthsAhead = imageWidths.filter((width) => width >= 300 && width <= 1500);

/**
 * Makes the widths of an image that take too long to make while a visitor waits: AVIF, and of an animation, which has no
 * AVIF, WebP; and the one of feeds and previews, whose readers name no format. Until AVIF is there, and for browsers without it, the same address answers WebP or the original's format.
 */
export async function makeWidths(
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
  const natural = file.width ?? 0;
  const make = (width: number, format: ImageFormat) =>
    files.derived(websiteId, file.sha256, widthName(width, format), (target) =>
      images.write(original, target, width, format),
    );
  const format = (await images.isAnimated(original)) ? 'webp' : 'avif';
  for (const width of new Set(widthsAhead.map((wished) => Math.min(wished, natural))))
    await make(width, format);
  await make(Math.min(previewImageWidth, natural), 'original');
}
