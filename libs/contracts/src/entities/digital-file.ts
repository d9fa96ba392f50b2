import * as z from 'zod';
import { hexId, instant, line } from './primitives.ts';

/** The maximum size of a file that is sold, in bytes. */
export const maxDigitalFileBytes = 500 * 1024 * 1024;

/** The maximum number of files of a product, of all its variants. */
export const maxDigitalFiles = 50;

/** A file that buyers of a digital product download. It has no public URL. */
export const digitalFile = z.object({
  id: hexId,
  /** The variant that it belongs to; null for all variants. */
  variantId: hexId.nullable(),
  fileName: z.string(),
  contentType: z.string(),
  sizeBytes: z.int(),
  createdAt: instant,
});
export type DigitalFile = z.infer<typeof digitalFile>;

export const digitalFileChange = z.strictObject({
  variantId: hexId.nullable().optional(),
  fileName: line(200).min(1).optional(),
});

/** How often and how long the files of a paid order can be downloaded. Null: without a limit. */
export const downloadSettings = z.strictObject({
  /** Per file and purchased piece. */
  maxDownloads: z.int().min(1).max(1000).nullable(),
  /** Days after the payment. */
  validDays: z.int().min(1).max(3650).nullable(),
});
export type DownloadSettings = z.infer<typeof downloadSettings>;

/** A file of an order, for the shop. */
export const orderDownload = z.object({
  id: hexId,
  title: z.string(),
  variant: z.string(),
  fileName: z.string(),
  sizeBytes: z.int(),
  used: z.int(),
  maxDownloads: z.int().nullable(),
  lastUsedAt: instant.nullable(),
  /** The line was refunded, or the order was canceled, refunded or is not paid. */
  isRevoked: z.boolean(),
});
export type OrderDownload = z.infer<typeof orderDownload>;

/** The downloads of an order, for the shop. */
export const orderDownloads = z.object({
  expiresAt: instant.nullable(),
  downloads: z.array(orderDownload),
});
export type OrderDownloads = z.infer<typeof orderDownloads>;

/** A file of an order, for its buyer. */
export interface DownloadLink {
  readonly fileName: string;
  /** The purchased product, with its variant. */
  readonly product: string;
  readonly sizeBytes: number;
  readonly state: 'ready' | 'usedUp' | 'expired' | 'revoked';
  /** How many downloads are left; null: without a limit. */
  readonly left: number | null;
  /** Absent if it cannot be downloaded. */
  readonly path?: string;
}
