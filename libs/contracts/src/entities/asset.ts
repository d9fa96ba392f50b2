import * as z from 'zod';
import { focalPoint, hexId, instant, line } from './primitives.ts';

/** FILE-03: the processing state of an upload. */
export const fileStates = [
  'uploading',
  'processing',
  'ready',
  'processingFailed',
  'processingCancelled',
  'uploadFailed',
] as const;
export type FileState = (typeof fileStates)[number];

export const assetKinds = ['image', 'video', 'audio', 'document'] as const;
export type AssetKind = (typeof assetKinds)[number];

/** The data with which a view renders a stored file. `url` takes `?format=750w` for images. */
export const assetView = z.object({
  id: hexId,
  kind: z.enum(assetKinds),
  url: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  alt: z.string(),
  width: z.int().optional(),
  height: z.int().optional(),
  focalPoint: focalPoint.optional(),
  /** Average color as #rrggbb, shown until the image is loaded. */
  color: z.string().optional(),
  /** A blurred preview as a data URL, small enough to be part of the page. */
  placeholder: z.string().optional(),
  credit: z.string().optional(),
});
export type AssetView = z.infer<typeof assetView>;

/** Catalog entity file (FILE-02), as the file manager lists it. */
export const asset = assetView.extend({
  state: z.enum(fileStates),
  sizeBytes: z.int(),
  createdAt: instant,
});
export type Asset = z.infer<typeof asset>;

export const assetChange = z.strictObject({
  fileName: line(200).min(1).optional(),
  alt: line(1000).optional(),
  credit: line(300).optional(),
  focalPoint: focalPoint.optional(),
});
