import * as z from 'zod';
import { operation } from './operation.ts';

/** Messages between tabs of the config area on the same website (ROLE-12). */
export const editorEvent = z.discriminatedUnion('kind', [
  /** The responses of these endpoints are outdated. */
  z.strictObject({ kind: z.literal('changed'), paths: z.array(z.string()).readonly() }),
  /** A save of a page's document has reached the server. */
  z.strictObject({
    kind: z.literal('saved'),
    documentId: z.string(),
    /** The version on which the save was based. */
    baseVersion: z.int(),
    /** Saves of others between that version and this save, in order. */
    missed: z.array(operation).readonly(),
    /** The operations of the save, and its new version. */
    operations: z.array(operation).readonly(),
    version: z.int(),
  }),
]);
export type EditorEvent = z.infer<typeof editorEvent>;
