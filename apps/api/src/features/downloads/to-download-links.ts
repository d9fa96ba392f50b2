import { downloadsLeft, downloadStateOf } from '@sitewright/commerce/downloads';
import type { DownloadLink, OrderDownload } from '@sitewright/contracts/entities';
import { downloadPath } from '../orders/public.ts';
import type { StoredDownload } from './order-downloads.queries.ts';

interface LinkScope {
  readonly secret: string;
  readonly websiteId: string;
  readonly now: Date;
}

/** The files of an order for its buyer. Only a file that can be downloaded has a path. */
export function toDownloadLink(
  download: StoredDownload,
  { secret, websiteId, now }: LinkScope,
): DownloadLink {
  const { downloadId: id, version, fileName, sizeBytes, title, variant } = download;
  const state = downloadStateOf(download, now);
  return {
    fileName,
    product: variant === '' ? title : `${title} (${variant})`,
    sizeBytes,
    state,
    left: downloadsLeft(download),
    ...(state === 'ready' ? { path: downloadPath(secret, websiteId, { id, version }) } : {}),
  };
}

/** A file of an order for the shop. */
export const toOrderDownload = (download: StoredDownload, now: Date): OrderDownload => ({
  id: download.downloadId,
  title: download.title,
  variant: download.variant,
  fileName: download.fileName,
  sizeBytes: download.sizeBytes,
  used: download.used,
  maxDownloads: download.maxDownloads,
  lastUsedAt: download.lastUsedAt?.toISOString() ?? null,
  isRevoked: downloadStateOf(download, now) === 'revoked',
});
