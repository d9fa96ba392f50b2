import * as z from 'zod';
import { block, phonePlacement, placement, section, sectionDesign } from './page-document.ts';
import { line, localId } from './primitives.ts';

/**
 * An edit of a page document. Each operation names its target, so that the server can order operations of two editors;
 * `@sitewright/page-model` applies them and computes the exact inverse.
 */
export const operation = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('insertSection'), index: z.int().min(0), section }),
  z.strictObject({ kind: z.literal('removeSection'), sectionId: localId }),
  z.strictObject({ kind: z.literal('moveSection'), sectionId: localId, index: z.int().min(0) }),
  z.strictObject({ kind: z.literal('designSection'), sectionId: localId, design: sectionDesign }),
  z.strictObject({ kind: z.literal('nameSection'), sectionId: localId, name: line(80).optional() }),
  z.strictObject({ kind: z.literal('insertBlock'), sectionId: localId, block }),
  z.strictObject({ kind: z.literal('removeBlock'), sectionId: localId, blockId: localId }),
  z.strictObject({
    kind: z.literal('placeBlock'),
    sectionId: localId,
    blockId: localId,
    placement,
    layer: z.int().min(0).max(99).optional(),
  }),
  z.strictObject({
    kind: z.literal('placeBlockOnPhone'),
    sectionId: localId,
    blockId: localId,
    phone: phonePlacement.optional(),
  }),
  z.strictObject({
    kind: z.literal('alignBlock'),
    sectionId: localId,
    blockId: localId,
    align: z.enum(['start', 'center', 'end', 'stretch']).optional(),
  }),
  z.strictObject({
    kind: z.literal('moveBlock'),
    sectionId: localId,
    blockId: localId,
    toSectionId: localId,
    placement,
  }),
  z.strictObject({
    kind: z.literal('setProps'),
    sectionId: localId,
    blockId: localId,
    version: z.int().min(1),
    props: z.record(z.string(), z.json()),
  }),
  z.strictObject({
    kind: z.literal('batch'),
    get operations() {
      return z.array(operation).max(200);
    },
  }),
]);
export type Operation = z.infer<typeof operation>;
