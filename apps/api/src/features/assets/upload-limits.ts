import { bytesPerMegabyte, megabytes } from '@sitewright/contracts/limits';
import type { AssetKind } from '@sitewright/contracts/entities';

/** The maximum file size of each kind in bytes. */
export const uploadBytes: Readonly<Record<AssetKind, number>> = {
  image: 20 * megabytes(1),
  video: 500 * megabytes(1),
  audio: 160 * megabytes(1),
  document: 20 * megabytes(1),
};

export const largestUpload = Math.max(...Object.values(uploadBytes));

/** A limit as text: `20 MB`. */
export const sizeText = (bytes: number): string => `${Math.round(bytes / bytesPerMegabyte)} MB`;
