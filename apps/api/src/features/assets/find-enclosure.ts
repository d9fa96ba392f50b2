import { stat } from 'node:fs/promises';
import type { AssetView } from '@sitewright/contracts/entities';
import { previewImageWidth } from '@sitewright/contracts/limits';
import { WorkQueueFull } from '../../platform/limits/work-queue.ts';
import type { Services } from '../../platform/services.ts';
import { findImageWidth } from './find-image-width.ts';
import { findServedFile } from './find-served-file.ts';

/** A file as enclosed by feeds: the response of its URL to a client that accepts no specific image format. */
export interface Enclosure {
  /** Below the website's URL. */
  readonly url: string;
  readonly contentType: string;
  readonly sizeBytes: number;
}

/**
 * The enclosure of a stored file: an image in preview width, anything else unchanged; null if its bytes are missing.
 */
export async function findEnclosure(
  services: Services,
  websiteId: string,
  asset: AssetView,
): Promise<Enclosure | null> {
  const file = await findServedFile(services, websiteId, asset.id);
  if (file === undefined) return null;
  if (file.kind !== 'image')
    return { url: asset.url, contentType: file.contentType, sizeBytes: file.sizeBytes };
  const format = `${previewImageWidth}w`;
  try {
    const { path, contentType } = await findImageWidth(services, {
      ...file,
      websiteId,
      accept: undefined,
      wished: format,
      // Each width is created once, usually by `createImageWidths` before.
      beforeMaking: () => Promise.resolve(),
    });
    const { size: sizeBytes } = await stat(path);
    return { url: `${asset.url}?format=${format}`, contentType, sizeBytes };
  } catch (error) {
    if (error instanceof WorkQueueFull) throw error;
    services.log.warn({ err: error, websiteId, assetId: asset.id }, 'an image cannot be enclosed');
    return null;
  }
}
