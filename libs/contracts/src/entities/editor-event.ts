import * as z from 'zod';
import { operation } from './operation.ts';

/** What a tab of the configuration area tells the others of the same website (ROLE-12). */
export const editorEvent = z.discriminatedUnion('kind', [
  /** Answers of these endpoints are not what they were. */
  z.strictObject({ kind: z.literal('changed'), paths: z.array(z.string()).readonly() }),
  /** A save of a page's document is on the server. */
  z.strictObject({
    kind: z.literal('saved'),
    documentId: z.string(),
    /** The version that the save was made on. */
    baseVersion: z.int(),
    /** What others had saved between that and this save, in order. */
    missed: z.array(operation).readonly(),
    /** What the save added, and the version that it made. */
    operations: z.array(operation).readonly(),
    version: z.int(),
  }),
]);
export type EditorEvent = z.infer<typeof editorEvent>;
