import * as z from 'zod';
import { hexId, instant } from './primitives.ts';

/** A publish: visitors see all its changes or none. */
export const release = z.object({
  id: hexId,
  number: z.int(),
  createdAt: instant,
  author: z.string(),
  /** Titles of the changes since the previous release. */
  changes: z.array(z.object({ kind: z.string(), title: z.string() })),
  isLive: z.boolean(),
  /** The release whose content a restore published again. */
  restoredFrom: z.int().nullable(),
  previewUrl: z.string(),
});
export type Release = z.infer<typeof release>;

/** A change of the draft since the last release. */
export const pendingChange = z.object({
  kind: z.enum(['page', 'styles', 'navigation', 'headerFooter', 'overlays']),
  id: z.string(),
  title: z.string(),
  /** The path of a page, which distinguishes pages of the same title. */
  path: z.string().nullable(),
  change: z.enum(['new', 'changed', 'deleted']),
});
export type PendingChange = z.infer<typeof pendingChange>;
