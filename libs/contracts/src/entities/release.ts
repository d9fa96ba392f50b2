import * as z from 'zod';
import { hexId, instant } from './primitives.ts';

/** One publish: everything visitors see of the presentation, all of it or none. */
export const release = z.object({
  id: hexId,
  number: z.int(),
  createdAt: instant,
  author: z.string(),
  /** Titles of what changed against the release before. */
  changes: z.array(z.object({ kind: z.string(), title: z.string() })),
  isLive: z.boolean(),
  /** The release whose content a restore brought back. */
  restoredFrom: z.int().nullable(),
  previewUrl: z.string(),
});
export type Release = z.infer<typeof release>;

/** A change of the draft that no release holds yet. */
export const pendingChange = z.object({
  kind: z.enum(['page', 'styles', 'navigation', 'headerFooter', 'overlays']),
  id: z.string(),
  title: z.string(),
  /** Of a page: its address on the site, by which two of one name are told apart. */
  path: z.string().nullable(),
  change: z.enum(['new', 'changed', 'deleted']),
});
export type PendingChange = z.infer<typeof pendingChange>;
